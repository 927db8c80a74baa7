// A solution that is shown: where in it the reader is, and whether it runs.

import type { Position } from "../puzzle/puzzle";
import type { ShownSolution } from "./solution";

const kPlayMilliseconds = 420;

export class Player {
    private solution: ShownSolution | undefined;
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** `changed` is called whenever something else is to be seen. */
    constructor(private readonly changed: () => void) {}

    /** What is shown; nothing while the reader plays himself. */
    get shown(): { at: number; length: number; playing: boolean; position: Position } | undefined {
        if (!this.solution) return undefined;
        const { at, length, position } = this.solution;
        return { at, length, position, playing: this.timer !== undefined };
    }

    show(solution: ShownSolution, at: number): void {
        this.halt();
        solution.goTo(at);
        this.solution = solution;
    }

    /** False when there was nothing to close. */
    close(): boolean {
        this.halt();
        const open = this.solution !== undefined;
        this.solution = undefined;
        return open;
    }

    seek(at: number): void {
        this.halt();
        this.solution?.goTo(at);
        this.changed();
    }

    /** Lets it run, from the start when it is at its end, or holds it. */
    toggle(): void {
        const { solution } = this;
        if (!solution) return;
        if (this.timer !== undefined) this.halt();
        else {
            if (solution.at === solution.length) solution.goTo(0);
            this.step();
        }
        this.changed();
    }

    /** Stays where it is. */
    hold(): void {
        if (this.timer === undefined) return;
        this.halt();
        this.changed();
    }

    private step(): void {
        const { solution } = this;
        this.timer = undefined;
        if (solution && solution.at < solution.length) {
            solution.goTo(solution.at + 1);
            this.timer = setTimeout(() => this.step(), kPlayMilliseconds);
        }
        this.changed();
    }

    private halt(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
    }
}
