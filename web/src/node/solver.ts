// The package's entry for scripts: what the command computes, as promises. The jobs are done by a thread of its own (worker.ts), one after
// the other; a Solver more is a thread more.
//
//     import * as shunt from the package, "shunt-puzzle/solver"
//     const { length, metric, moves } = await shunt.solve("klotski", { metric: "step" });

import { kSystemClock } from "../jobs/clock";
import { Jobs } from "../jobs/jobs";
import type { Failure, Told } from "../jobs/job";
import type { Request } from "../jobs/protocol";
import { valueOfBytes } from "../wasm/value_bytes";
import { startThread, type JobThread } from "./job_thread";
import { puzzleText } from "./library";
import type {
    AnyOutcome,
    BoardsOutcome,
    CardOutcome,
    CensusOutcome,
    DifficultyOutcome,
    FindOutcome,
    Metric,
    NPuzzleOutcome,
    PictureOutcome,
    ReadOutcome,
    SolveOutcome,
    TilingOutcome,
    VariationsOutcome,
    VerifyOutcome,
    WriteOutcome,
} from "./outcomes";

export type * from "./outcomes";
export { puzzleNames, puzzleText } from "./library";

/** How far a computation is: `done` of `total` (absent until it is known) in `unit`s, `rate` of them a second of late; memory in bytes. */
export type Progress = Omit<Told, "report">;

/** What everything that is asked may say besides. */
export interface Options {
    /** Called when it begins, then at most some seven times a second. */
    progress?: (progress: Progress) => void;
    /** Ends it: the promise is rejected with the signal's reason. */
    signal?: AbortSignal;
    /** Most seconds to work. What is known then is the outcome, with status "limit". */
    seconds?: number;
    /** Most bytes to use; 1 GiB when absent. */
    memory?: number;
}

/** The fields are those of wasm/protocol.md; what is absent the puzzle says, or nobody. */
export interface SearchOptions extends Options {
    metric?: Metric;
    /** Where to begin: rows of text. */
    position?: string;
    storage?: "packed" | "hashed" | "levels" | "keys" | "sweeps";
}
export interface SolveOptions extends SearchOptions {
    /** Count all shortest solutions. */
    all?: boolean;
    /** How many of them to list; 16 when absent. */
    list?: number;
    direction?: "forward" | "bidirectional";
}
export interface CensusOptions extends SearchOptions {
    /** How many of the farthest positions to list; 16 when absent. */
    list?: number;
    nearest?: boolean;
    hardest_start?: boolean;
    diameter?: boolean;
    components?: boolean;
}
export interface DifficultyOptions extends SearchOptions {
    /** Standard error relative to the mean at which it ends; 0.01 when absent. */
    precision?: number;
    seed?: number;
    samples?: number;
}
export interface VariationsOptions extends Options {
    metric?: Metric;
    position?: string;
    seed?: number;
    pairs?: number;
    list?: number;
}
export interface FindOptions extends Options {
    metric?: Metric;
    kind?: "simple3" | "simple3-nonstrict" | "corner" | "any";
    hardest?: number;
    pieces?: number;
    shapes?: string;
}
export interface TileOptions extends Options {
    /** Drawings of the shapes that `pieces` calls "shapes", with empty lines between. */
    shapes?: string;
    voids?: number;
    /** Also draw a random tiling. */
    seed?: number;
}
export interface NPuzzleOptions extends Options {
    goal?: string;
    with?: "bfs" | "ida";
}

/** Why there is no outcome. `line` and `column` are the place in the text, counted from 1; 0 when none applies. */
export class ShuntError extends Error {
    readonly kind: Failure["kind"];
    readonly line: number;
    readonly column: number;

    constructor({ kind, message, line, column }: Failure) {
        super(message);
        this.name = "ShuntError";
        this.kind = kind;
        this.line = line;
        this.column = column;
    }
}

/** Nobody sits before the screen: a thread that is slow to answer, on a machine with other work, is waited for longer than in a page. */
const kPatient = { after: (milliseconds: number, action: () => void) => kSystemClock.after(25 * milliseconds, action) };

/** A thread that computes, one question after the other. */
export class Solver {
    private readonly threads: number;
    private readonly jobs: Jobs;
    private thread: JobThread | undefined;
    private waiting = 0;

    /** `threads`: how many work for a search. They never change an outcome. */
    constructor({ threads = 1 }: { threads?: number } = {}) {
        this.threads = threads;
        this.jobs = new Jobs(() => this.start(), kPatient);
    }

    /** A shortest solution. `puzzle`: a name of the library, or a text in any format that the command reads. */
    async solve(puzzle: string, options: SolveOptions = {}): Promise<SolveOutcome> {
        return this.ask("solve", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** The positions that can be reached, by their depth. */
    async census(puzzle: string, options: CensusOptions = {}): Promise<CensusOutcome> {
        return this.ask("census", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** Some solution, of which nothing is proved: for puzzles that are too large for a shortest one. */
    async solveSomehow(puzzle: string, options: SearchOptions = {}): Promise<AnyOutcome> {
        return this.ask("any", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** A result card from the puzzle's start, as `shunt ... --card` writes it: of all positions, or of a shortest solution. */
    async card(puzzle: string, of: "census" | "solve", options: SearchOptions = {}): Promise<CardOutcome> {
        return this.ask("card", { puzzle: await this.own(puzzle, options), of, program: "shunt for node" }, options);
    }

    /** Whether a result card, a text, is right: everything that it claims is found again. */
    verify(card: string, options: Options = {}): Promise<VerifyOutcome> {
        return this.ask("verify", { card }, options);
    }

    /** The measure of Bickford and Baxter. */
    async difficulty(puzzle: string, options: DifficultyOptions = {}): Promise<DifficultyOutcome> {
        return this.ask("difficulty", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** What small changes make of a puzzle. */
    async neighbours(puzzle: string, options: VariationsOptions = {}): Promise<VariationsOutcome> {
        return this.ask("neighbours", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** The hardest puzzle of a grid for each number of pieces. */
    find(rows: number, columns: number, options: FindOptions = {}): Promise<FindOutcome> {
        return this.ask("find", { rows, columns }, options);
    }

    /** How many boards pieces of every shape form on a grid. */
    boards(rows: number, columns: number, options: Options & { by_pieces?: boolean } = {}): Promise<BoardsOutcome> {
        return this.ask("boards", { rows, columns }, options);
    }

    /** How many tilings a grid has; `pieces`: a set such as "dominoes", or "shapes". */
    tile(rows: number, columns: number, pieces: string, options: TileOptions = {}): Promise<TilingOutcome> {
        return this.ask("tile", { rows, columns, pieces }, options);
    }

    /** A board of unit tiles, "1 2 3/4 5 6/7 0 8". */
    npuzzle(board: string, options: NPuzzleOptions = {}): Promise<NPuzzleOutcome> {
        return this.ask("npuzzle", { board }, options);
    }

    /** A puzzle of any format in the project's own, and in which format it was. `from`: the format, when it should not be recognised. */
    parse(text: string, options: Options & { from?: string } = {}): Promise<ReadOutcome> {
        return this.ask("read", { text: puzzleText(text) ?? text }, options);
    }

    /** A puzzle in every format, or why it has no word for what the puzzle is. */
    async write(puzzle: string, options: Options = {}): Promise<WriteOutcome> {
        return this.ask("write", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** A picture (SVG) of a puzzle, which makes the `moves`, if there are any ("9 R, 4 D"), again and again. */
    async picture(puzzle: string, options: Options & { position?: string; moves?: string; dark?: boolean } = {}): Promise<PictureOutcome> {
        return this.ask("picture", { puzzle: await this.own(puzzle, options) }, options);
    }

    /** Ends the thread, and what it does: promises that wait are rejected. The next question starts another. */
    close(): void {
        this.jobs.close();
    }

    /** The text in the project's own format. */
    private async own(puzzle: string, { signal }: Options): Promise<string> {
        const known = puzzleText(puzzle);
        return known ?? (await this.parse(puzzle, signal ? { signal } : {})).text;
    }

    private async ask<Outcome>(job: string, needed: object, options: Options): Promise<Outcome> {
        const { progress, signal, seconds, ...fields } = options;
        signal?.throwIfAborted();
        let late = false;
        let stop: () => void = () => undefined;
        const answer = new Promise<Outcome>((resolve, reject) => {
            const stopped = (): void => reject((signal?.aborted ? signal.reason : new Error("it was ended before it was done")) as Error);
            const done = (report: Uint8Array): void => {
                const outcome = valueOfBytes(report) as Outcome & { status?: string };
                if (outcome.status !== "cancelled") resolve(outcome);
                else if (late) resolve({ ...outcome, status: "limit" });
                else stopped();
            };
            const failed = (failure: Failure): void => reject(new ShuntError(failure));
            const events = { done, failed, dropped: stopped, progress: (told: Progress) => progress?.(told) };
            const ticket = this.jobs.start({ module: "node", request: { job, ...needed, ...fields } as Request, events });
            stop = () => this.jobs.cancel(ticket);
        });
        const end = (): void => {
            late = true;
            stop();
        };
        const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
        signal?.addEventListener("abort", stop);
        return this.awaited(answer).finally(() => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", stop);
        });
    }

    /** The program stays until the promise is settled. */
    private async awaited<Value>(promise: Promise<Value>): Promise<Value> {
        this.need(1);
        try {
            return await promise;
        } finally {
            this.need(-1);
        }
    }

    private need(more: number): void {
        this.waiting += more;
        this.thread?.keepAlive(this.waiting > 0);
    }

    private start(): JobThread {
        this.thread = startThread("./solver_worker.mjs", { threads: this.threads });
        this.thread.keepAlive(this.waiting > 0);
        return this.thread;
    }
}

const shared = new Solver();
export const solve = shared.solve.bind(shared);
export const census = shared.census.bind(shared);
export const parse = shared.parse.bind(shared);
