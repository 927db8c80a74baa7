// Keeps the address of the page, the browser's history and what is on the screen in step.
//
//     another task or puzzle ──> a new entry of the history      a move, a setting ──> it is rewritten, if there are many, later
//     a link, Back, Forward  ──> the workbench shows what the entry says, with the play that was left there
//
// What an address does not say and Back must not lose stands in the entry itself: the line of play, and the puzzle behind a task that
// shows none.

import type { Fault } from "../dom/fault";
import { bare } from "../links/altered";
import { printFragment, type Link } from "../links/fragment";
import { movesOf, playOf } from "../links/moves";
import { PackedTexts } from "./packed_texts";
import { kFirstView, readLink, showsPuzzle } from "../links/place";
import { kMetrics } from "../puzzle/puzzle";
import type { Library } from "./library";
import type { Opener, Opening } from "./opener";
import type { Workbench, WorkbenchState } from "../workbench/workbench";
import { say } from "../words/say";
import { shortened } from "../words/shortened";

// Browsers refuse more than about three changes of an address per second, or a hundred in half a minute, counted over a while.
const kBetweenWrites = 400; // milliseconds
const kWritesAtOnce = 10;

/** What an attempt to open a link came to: the text and reasons when a text was refused, for the dialog to keep. */
export interface LinkOutcome {
    faults: Fault[];
    refusedText?: string;
}

/** What an entry of the history holds beside its address. */
interface Kept {
    /** Puzzle, position and metric, also where the address names none. */
    behind: Link;
    play: string;
}

/** What is on the screen: its address, and what the entry keeps. */
interface Shown {
    link: Link;
    kept: Kept;
}

/** What is said of a puzzle that is neither in the library nor written in one word of some format. */
function unknownPuzzle(id: string): string {
    return say('The link names the puzzle "{puzzle}", which is not in the library.', { puzzle: shortened(id) });
}

/** Whether two addresses are of one entry of the history: the same task and the same puzzle, which Build changes at every stroke. */
function samePlace(a: Link, b: Link): boolean {
    return a.view === b.view && (a.view === "build" || sameSource(a, b));
}

function sameSource(a: Link, b: Link): boolean {
    return a.puzzle === b.puzzle && a.text === b.text;
}

/** What an entry of the history keeps, if it is one of ours. */
export function keptIn(state: unknown): Kept | undefined {
    const { behind, play } = (state ?? {}) as Partial<Kept>;
    return typeof behind === "object" && typeof play === "string" ? { behind, play } : undefined;
}

export class Address {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private free = 0; // from when on it may be written again, by performance.now()
    private known: string | undefined; // the fragment as last opened or written here
    private opening = 0; // links that are being opened: until then the address says what the board does not show yet
    private shown: Shown | undefined; // as last told; its entry may not be written yet
    private readonly packed = new PackedTexts();
    /** That the address asks for; absent: it says nothing of it. */
    lang: string | undefined;

    constructor(
        private readonly workbench: Workbench,
        private readonly library: Library,
        private readonly opener: Opener,
    ) {}

    /** Whether the address is another than the one that was opened or written last. */
    get isNew(): boolean {
        return location.hash !== this.known;
    }

    /** Opens what location.hash asks for. Without a puzzle in it, or after a fault at the start, opens the first of the library. */
    async open(atStart: boolean): Promise<LinkOutcome> {
        this.known = location.hash;
        const kept = keptIn(history.state);
        ++this.opening;
        const { link, fault } = await readLink(location.hash);
        const outcome = link ? await this.openLink(link, kept, atStart) : { faults: [{ sentence: fault }] };
        if (atStart && this.workbench.state().text === "") this.workbench.openLibrary(this.library.firstId);
        if (--this.opening === 0) this.shown = this.shownBy(this.workbench.state());
        return outcome;
    }

    /** The link to what is on the screen; what equals the default is left out. */
    linkOf(state: WorkbenchState): Link {
        const { task, settings } = state;
        const view = task === kFirstView ? {} : { view: task };
        const set = settings === "" ? {} : { settings };
        const lang = this.lang === undefined ? {} : { lang: this.lang };
        return { ...view, ...set, ...(showsPuzzle(task) ? this.stepLink(state) : {}), ...lang };
    }

    /** The link to the open puzzle, and to the step of the solution on its board. */
    private stepLink(state: WorkbenchState): Link {
        const { position: _, ...link } = this.puzzleLink(state);
        const shown = state.task === kFirstView ? state.on_show : null;
        if (shown === null && state.sample === null) return { ...this.puzzleLink(state), ...this.movesLink(state) };
        // A solution chosen from the list is not the one that is found again.
        if (shown === null || !shown.first) return this.puzzleLink(state);
        return { ...link, ...(shown.start ? {} : { position: shown.from.replace(/\n$/, "") }), step: String(shown.step) };
    }

    /** The reader's own moves, where the board shows what they lead to. */
    private movesLink({ play, drawn }: WorkbenchState): Link {
        const moves = drawn === "" ? movesOf(play) : undefined;
        return moves === undefined ? {} : { moves };
    }

    /** The link to the open puzzle as its board is. */
    puzzleLink(state: WorkbenchState): Link {
        const metric = kMetrics.find((name) => name === state.metric);
        if (state.drawn !== "" && state.drawn !== state.text) return { text: state.drawn };
        const id = state.puzzle_id || this.library.idOf(state.text);
        const source = id === undefined ? { text: state.text } : { puzzle: id };
        return {
            ...source,
            ...(state.start ? {} : { position: state.position.replace(/\n$/, "") }),
            ...(metric !== undefined && state.metric !== state.default_metric ? { metric } : {}),
        };
    }

    /** The fragment of a link, with a long puzzle compressed where the browser can. */
    async fragmentOf(link: Link): Promise<string> {
        if (link.text !== undefined) await this.packed.pack(link.text);
        return this.printed(link);
    }

    /** Another state is on the screen: writes the address at once when it is another place, else soon. */
    changed(state: WorkbenchState): void {
        if (this.opening > 0) return;
        const before = this.shown;
        this.shown = this.shownBy(state);
        if (before === undefined || samePlace(before.link, this.shown.link)) return this.writeSoon();
        if (this.timer !== undefined) this.write("replaceState", before);
        this.write("pushState", this.shown);
    }

    /** At once unless much was written lately: a reload can come before any timer does. */
    private writeSoon(): void {
        const left = this.free - performance.now();
        if (left <= 0 && this.shown) return this.write("replaceState", this.shown);
        this.writeAfter(Math.max(0, left));
    }

    private writeAfter(milliseconds: number): void {
        this.timer ??= setTimeout(() => this.shown && this.write("replaceState", this.shown), milliseconds);
    }

    private shownBy(state: WorkbenchState): Shown {
        return { link: this.linkOf(state), kept: { behind: this.puzzleLink(state), play: state.play } };
    }

    private write(how: "pushState" | "replaceState", { link, kept }: Shown): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        // The reader has changed the address and the event that says so is still under way: it wins.
        if (this.isNew || this.opening > 0) return;
        const fragment = this.printed(link);
        if (how === "replaceState" && fragment === location.hash && JSON.stringify(history.state) === JSON.stringify(kept)) return;
        try {
            history[how](kept, "", fragment);
            this.free = Math.max(this.free, performance.now() - kBetweenWrites * kWritesAtOnce) + kBetweenWrites;
            this.known = location.hash;
        } catch {
            // Sandboxed frames may not change their address; nothing depends on it.
        }
    }

    /** The fragment as it can be had at once; one with a long text is written again when that is compressed. */
    private printed(link: Link): string {
        const { text, ...rest } = link;
        if (text === undefined) return printFragment(link);
        const packed = this.packed.get(text);
        if (packed !== undefined) return printFragment({ ...rest, packed });
        void this.packed.pack(text).then((done) => done && this.shown?.link.text === text && this.writeAfter(0));
        return printFragment(link);
    }

    private async openLink(link: Link, kept: Kept | undefined, atStart: boolean): Promise<LinkOutcome> {
        const { view = kFirstView, settings = "" } = link;
        const named = link.puzzle !== undefined || link.text !== undefined;
        const otherwise = atStart || showsPuzzle(view) ? { ...link, puzzle: this.library.firstId } : undefined;
        const wanted = named ? link : (kept?.behind ?? otherwise);
        if (wanted !== undefined && !this.isOpen(wanted, kept)) {
            const outcome = await this.openPuzzle(wanted, kept && sameSource(wanted, kept.behind) ? kept.play : undefined);
            if (outcome.faults.length > 0) return outcome;
        }
        return { faults: this.opener.showTask(view, settings) };
    }

    /** Whether the puzzle on the board is the one wanted, and its play what the entry of the history keeps, or has gone on from there. */
    private isOpen(wanted: Link, kept: Kept | undefined): boolean {
        const { behind, play } = this.shownBy(this.workbench.state()).kept;
        if (kept === undefined || !sameSource(wanted, kept.behind)) return false;
        return sameSource(wanted, behind) && (play === kept.play || kept.play === "" || play.startsWith(`${kept.play} `));
    }

    /** `kept`: the play that the entry of the history holds, which counts more than what its link says. */
    private async openPuzzle(wanted: Link, kept: string | undefined): Promise<LinkOutcome> {
        const play = kept ?? (wanted.moves === undefined ? "" : playOf(wanted.moves));
        const outcome = await this.openSource(wanted, play);
        const told = kept === undefined && wanted.moves !== undefined && wanted.step === undefined && outcome.faults.length === 0;
        if (told && this.workbench.state().play !== play) {
            return { faults: [{ sentence: say("The moves in the link do not lead to its position; they are left out.") }] };
        }
        return outcome;
    }

    private async openSource({ puzzle, text, position, step, metric }: Link, play: string): Promise<LinkOutcome> {
        const asked = { origin: say("The link"), position, metric, play, step: step === undefined ? undefined : Number(step) };
        if (text !== undefined) {
            const faults = await this.opener.open({ ...asked, text });
            return faults.length > 0 ? { faults, refusedText: text } : { faults };
        }
        const name = puzzle ?? this.library.firstId;
        const address = location.hash;
        const known = await this.library.find(name);
        if (location.hash !== address) return { faults: [] }; // the reader has gone on meanwhile
        if (known === undefined) return { faults: await this.openWord(name, asked) };
        const atStart = position === undefined && metric === undefined && step === undefined && play === "";
        if (!atStart) return { faults: await this.opener.open({ ...asked, text: known.text }) };
        this.opener.giveUp();
        this.workbench.openLibrary(known.id);
        return { faults: [] };
    }

    /** A puzzle in one word of another program: as it stands, else without what stands around it. */
    private async openWord(word: string, asked: Omit<Opening, "text">): Promise<Fault[]> {
        const unknown = unknownPuzzle(word);
        const faults = await this.opener.open({ ...asked, text: word, unknown });
        const inner = bare(word);
        if (faults.length === 0 || inner === word || inner === "") return faults;
        return (await this.opener.open({ ...asked, text: inner, unknown })).length === 0 ? [] : faults;
    }
}
