// Keeps the address of the page and the puzzle on the board in step.

import { parseFragment, printFragment, type Link } from "../links/fragment";
import { kMetrics } from "../rules/puzzle";
import type { Workbench, WorkbenchState } from "./workbench";
import { say } from "../words/say";

const kWriteDelayMilliseconds = 300; // browsers refuse more than about three changes per second
const kFirstPuzzle = "klotski";

/** What an attempt to open a link came to: the text and reasons when a text was refused, for the dialog to keep. */
export interface LinkOutcome {
    faults: string[];
    refusedText?: string;
}

/** Whoever wrote the link may have written anything. */
function shortened(text: string): string {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

export class Address {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private known: string | undefined; // the fragment as last opened or written here

    constructor(
        private readonly workbench: Workbench,
        private readonly library: ReadonlyMap<string, string>,
        /** Runs an action and returns the errors the workbench reported in it. */
        private readonly errorsOf: (action: () => void) => string[],
    ) {}

    /** Opens what location.hash asks for. Without a puzzle in it, or after a fault at the start, opens the first of the library. */
    open(fallBack: boolean): LinkOutcome {
        this.known = location.hash;
        const { link, fault } = parseFragment(location.hash);
        const outcome = link ? this.openLink(link) : { faults: [fault] };
        if (outcome.faults.length > 0 && fallBack) this.openFirst();
        return outcome;
    }

    /** The link to what the board shows; what equals the default is left out. */
    linkOf(state: WorkbenchState): Link {
        const id = state.puzzle_id || this.idOf(state.text);
        const metric = kMetrics.find((name) => name === state.metric);
        const source = id === undefined ? { text: state.text } : { puzzle: id };
        return {
            ...source,
            ...(state.start ? {} : { position: state.position.replace(/\n$/, "") }),
            ...(metric !== undefined && state.metric !== state.default_metric ? { metric } : {}),
        };
    }

    /** Writes the address soon. */
    changed(): void {
        this.timer ??= setTimeout(() => {
            this.timer = undefined;
            this.write();
        }, kWriteDelayMilliseconds);
    }

    private write(): void {
        // The reader has changed the address and the event that says so is still under way: it wins.
        if (location.hash !== this.known) return;
        const fragment = printFragment(this.linkOf(this.workbench.state()));
        if (fragment === location.hash) return;
        try {
            history.replaceState(history.state, "", fragment);
            this.known = location.hash;
        } catch {
            // Sandboxed frames may not change their address; nothing depends on it.
        }
    }

    private openLink(link: Link): LinkOutcome {
        const { puzzle, text, position = "", metric = "" } = link;
        if (text !== undefined) {
            const faults = this.errorsOf(() => this.workbench.open(text, position, metric, say("the link")));
            return faults.length > 0 ? { faults, refusedText: text } : { faults };
        }
        const id = puzzle ?? this.firstId();
        const known = this.library.get(id);
        if (known === undefined) {
            const puzzle = shortened(id);
            return { faults: [say('The link names the puzzle "{puzzle}", which is not in the library.', { puzzle })] };
        }
        if (position === "" && metric === "") return { faults: this.errorsOf(() => this.workbench.openLibrary(id)) };
        return { faults: this.errorsOf(() => this.workbench.open(known, position, metric, say("the link"))) };
    }

    private firstId(): string {
        return this.library.has(kFirstPuzzle) ? kFirstPuzzle : ([...this.library.keys()][0] ?? "");
    }

    private openFirst(): void {
        this.workbench.openLibrary(this.firstId());
    }

    private idOf(text: string): string | undefined {
        for (const [id, known] of this.library) if (known === text) return id;
        return undefined;
    }
}
