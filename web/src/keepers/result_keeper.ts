// What was worked out, and what tasks were set to, kept in the browser: whoever comes back finds it as it was left.
//
//     a search reports ──> the store             the page is opened ──> settings and found puzzles ──> workbench
//     a task is set ─────> the store             a puzzle is opened ──> its solutions and censuses ──> workbench
//     workbench ── proved of the puzzle that is open ──> the store
//
// Answers are kept under the game (ui/known/game.hpp), so that they are those of a puzzle under another name, too. Earlier versions kept
// them under the puzzle's text.

import type { WorkbenchState } from "../workbench/workbench";
import type { Shelf } from "../store/shelf";
import type { KeptResult } from "../store/archive";
import { kMetrics } from "../puzzle/puzzle";
import { Soon } from "../workbench/soon";
import type { Request } from "../jobs/protocol";
import { valueOfBytes } from "../wasm/value_bytes";

/** What the keeper needs of the workbench. */
export interface ResultBench {
    /** Takes what a job reported: request and report as JSON. */
    recall(request: string, report: string): void;
    /** Of the puzzle that is open: what answers are kept under. */
    game(): string;
    recallTask(id: string, settings: string): void;
    /** The user has led the puzzle of this text to its goal. */
    markSolved(text: string): void;
}

/** What a job has reported, as bytes. */
interface Reported {
    request: Request;
    report: Uint8Array;
}

type TaskState = Pick<WorkbenchState, "text" | "task" | "settings" | "own_solution">;

const kSearch = "find";
/** The texts of all puzzles that the user has solved, as one list. */
const kSolved = "solved";
const kTasks = ["find", "tilings", "npuzzle"];
const kFormerTasks: Readonly<Record<string, string>> = { npuzzle: "tiles" }; // older pages
const kSaveEveryMilliseconds = 3000; // while a search runs

const taskName = (task: string): string => `settings ${task}`;

/** Searches of every kind take each other's place, as on the screen. */
const isSearch = ({ job }: Request): boolean => job === "find" || job === "evolve";

/** What is proved, as the workbench hands it over to be kept (ui/known/kept.hpp). */
interface Known {
    request: { job: string; metric: string; puzzle: string };
    report: { shortest_solutions?: string };
}

const answerName = (job: string, metric: string, puzzle: string): string => `${job} ${metric} ${puzzle}`;

/** A report that says how many solutions there are is not given up for one that does not. */
function saysMore(old: string, report: { shortest_solutions?: string }): boolean {
    return report.shortest_solutions === undefined && old.includes('"shortest_solutions"');
}

const keptOf = (name: string, request: Request, report: unknown): KeptResult => ({
    name,
    request: JSON.stringify(request),
    report: JSON.stringify(report),
});

/** The list that is kept; empty when there is none, or when a file that was read in holds something else there. */
function textsIn(kept: KeptResult | undefined): string[] {
    try {
        const list: unknown = JSON.parse(kept?.report ?? "[]");
        return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
    } catch {
        return [];
    }
}

export class ResultKeeper {
    private text = "";
    private readonly settings = new Map<string, string>();
    private readonly solved = new Set<string>();
    private readonly search = new Soon<Reported>(({ request, report }) => {
        void this.shelf.change(kSearch, () => keptOf(kSearch, request, valueOfBytes(report)));
    }, kSaveEveryMilliseconds);

    constructor(
        private readonly shelf: Shelf<KeptResult>,
        private readonly bench: ResultBench,
        state: TaskState,
    ) {
        this.settings.set(state.task, state.settings); // the address has said what it is
        void this.recallAll(state.task);
        this.changed(state);
    }

    /** A job has reported; while it runs, what it would report now. */
    reported(request: Request, report: Uint8Array, running: boolean): void {
        if (!isSearch(request)) return;
        if (running) return this.search.put({ request, report });
        this.search.drop();
        void this.shelf.change(kSearch, () => keptOf(kSearch, request, valueOfBytes(report)));
    }

    /** Keeps what has been proved of a puzzle, as JSON. */
    known(json: string): void {
        const { request, report } = JSON.parse(json) as Known;
        const name = answerName(request.job, request.metric, request.puzzle);
        const kept = { name, request: JSON.stringify(request), report: JSON.stringify(report) };
        void this.shelf.change(name, (old) => (old && saysMore(old.report, report) ? old : kept));
    }

    /** The workbench is in another state. */
    changed({ text, task, settings, own_solution: solved }: TaskState): void {
        if (text !== this.text) void this.recallPuzzle((this.text = text));
        if (solved && !this.solved.has(text)) this.keepSolved(text);
        if (!kTasks.includes(task) || (this.settings.get(task) ?? "") === settings) return;
        this.settings.set(task, settings);
        const name = taskName(task);
        void this.shelf.change(name, () => (settings === "" ? undefined : { name, request: task, report: settings }));
    }

    /** Keeps at once what is still to be kept. */
    keep(): void {
        this.search.now();
    }

    /** `shown`: the task whose settings the address says. */
    private async recallAll(shown: string): Promise<void> {
        for (const task of kTasks.filter((id) => id !== shown)) {
            const kept = (await this.shelf.get(taskName(task))) ?? (await this.shelf.get(taskName(kFormerTasks[task] ?? task)));
            if (kept === undefined || this.settings.has(task)) continue;
            this.settings.set(task, kept.report);
            this.bench.recallTask(task, kept.report);
        }
        textsIn(await this.shelf.get(kSolved)).forEach((text) => this.markSolved(text));
        const search = await this.shelf.get(kSearch);
        if (search) this.bench.recall(search.request, search.report);
    }

    private markSolved(text: string): void {
        this.solved.add(text);
        this.bench.markSolved(text);
    }

    private keepSolved(text: string): void {
        this.markSolved(text);
        const withIt = (old: KeptResult | undefined): string => JSON.stringify([...new Set([...textsIn(old), text])]);
        void this.shelf.change(kSolved, (old) => ({ name: kSolved, request: "", report: withIt(old) }));
    }

    private async recallPuzzle(text: string): Promise<void> {
        const game = this.bench.game();
        for (const metric of kMetrics) {
            for (const job of ["solve", "census"]) {
                const kept = (await this.shelf.get(answerName(job, metric, game))) ?? (await this.shelf.get(answerName(job, metric, text)));
                if (this.text !== text) return;
                if (kept) this.bench.recall(kept.request, kept.report);
            }
        }
    }
}
