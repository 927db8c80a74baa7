// A puzzle being played: position, what was done, and what can be taken back. Knows no page.

import { apply, count, type Move } from "../puzzle/moves";
import { isSolved, type Metric, type Position, type Puzzle } from "../puzzle/puzzle";

interface Done {
    readonly move: Move;
    readonly before: Position;
}

export class Game {
    private past: Done[] = [];
    private now: Position;

    /** `begin`: a legal position, to which restart() returns. */
    constructor(
        readonly puzzle: Puzzle,
        readonly metric: Metric,
        readonly begin: Position,
    ) {
        this.now = begin;
    }

    get position(): Position {
        return this.now;
    }

    get solved(): boolean {
        return isSolved(this.puzzle, this.now);
    }

    /** Whether there is something to take back. */
    get moved(): boolean {
        return this.past.length > 0;
    }

    /** Moves made, as the metric counts them. */
    get made(): number {
        return count(
            this.past.map(({ move }) => move),
            this.metric,
        );
    }

    /** Moves made: the number of each piece and its path. */
    get text(): string {
        return this.past.map(({ move: { pieces, path } }) => pieces.join("+") + path.join("")).join(" ");
    }

    /** Makes a move; false, and nothing changes, when something is in the way. */
    play(move: Move): boolean {
        const after = apply(this.puzzle, this.now, move);
        if (!after) return false;
        this.past.push({ move, before: this.now });
        this.now = after;
        return true;
    }

    undo(): void {
        this.now = this.past.pop()?.before ?? this.now;
    }

    restart(): void {
        this.past = [];
        this.now = this.begin;
    }
}
