// Keeps the address of the page and the puzzle on the board in step.

import { parseFragment, printFragment, type Link } from "../links/fragment";
import { kMetrics } from "../rules/puzzle";
import type { Opener } from "./opener";
import type { Workbench, WorkbenchState } from "./workbench";
import { say } from "../words/say";

const kWriteDelayMilliseconds = 300; // browsers refuse more than about three changes per second
const kFirstPuzzle = "klotski";

/** What an attempt to open a link came to: the text and reasons when a text was refused, for the dialog to keep. */
export interface LinkOutcome {
    faults: string[];
    refusedText?: string;
}

/** What is said of a puzzle that is neither in the library nor written in one word of some format. */
function unknownPuzzle(id: string): string {
    const puzzle = id.length > 60 ? `${id.slice(0, 60)}…` : id; // whoever wrote the link may have written anything
    return say('The link names the puzzle "{puzzle}", which is not in the library.', { puzzle });
}

export class Address {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private known: string | undefined; // the fragment as last opened or written here
    private opening = 0; // links that are being opened: until then the address says what the board does not show yet

    constructor(
        private readonly workbench: Workbench,
        private readonly library: ReadonlyMap<string, string>,
        private readonly opener: Opener,
    ) {}

    /** Opens what location.hash asks for. Without a puzzle in it, or after a fault at the start, opens the first of the library. */
    async open(fallBack: boolean): Promise<LinkOutcome> {
        this.known = location.hash;
        const { link, fault } = parseFragment(location.hash);
        ++this.opening;
        const outcome = link ? await this.openLink(link) : { faults: [fault] };
        --this.opening;
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
        if (location.hash !== this.known || this.opening > 0) return;
        const fragment = printFragment(this.linkOf(this.workbench.state()));
        if (fragment === location.hash) return;
        try {
            history.replaceState(history.state, "", fragment);
            this.known = location.hash;
        } catch {
            // Sandboxed frames may not change their address; nothing depends on it.
        }
    }

    private async openLink({ puzzle, text, position, metric }: Link): Promise<LinkOutcome> {
        const origin = say("the link");
        if (text !== undefined) {
            const faults = await this.opener.open({ text, origin, position, metric });
            return faults.length > 0 ? { faults, refusedText: text } : { faults };
        }
        const id = puzzle ?? this.firstId();
        const known = this.library.get(id);
        if (known === undefined) {
            const faults = await this.opener.open({ text: id, origin, position, metric, unknown: unknownPuzzle(id) });
            return { faults };
        }
        if (position !== undefined || metric !== undefined) {
            return { faults: await this.opener.open({ text: known, origin, position, metric }) };
        }
        this.opener.giveUp();
        this.workbench.openLibrary(id);
        return { faults: [] };
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
