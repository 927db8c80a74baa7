// The exports that every module of the worker has (wasm/job_module.cpp), with JavaScript types.

import type { Progress, Report } from "../jobs/protocol";
import { valueOfBytes } from "../wasm/value_bytes";
import { heapOf, holdsNul, withBytes, withStrings, type TextRuntime } from "../wasm/wasm_text";
import { say, type Language } from "../words/say";
import { wordTable } from "../words/word_table";

/** What emcc puts on the module object; pointers are byte addresses. */
export interface JobExports extends TextRuntime {
    _module_version(): number;
    _module_hire(workers: number): number;
    _module_memory_refused(): number;
    _module_speak(table: number, size: number): void;
    _job_text(key: number, value: number): void;
    _job_number(key: number, value: number): void;
    _job_flag(key: number, value: number): void;
    _job_start(job: number): number;
    _job_advance(job: number, budget: number): number;
    _job_progress(job: number): number;
    _job_solver_request(job: number): number;
    _job_solver_answer(job: number, outcome: number, text: number, seconds: number): void;
    _job_cached_tables_name(job: number): number;
    _job_cached_tables_room(bytes: number): number;
    _job_use_cached_tables(job: number): number;
    _job_cached_tables(job: number): number;
    _job_bytes(): number;
    _job_stop(job: number): void;
    _job_can_go_on(job: number): number;
    _job_go_on(job: number): void;
    _job_defect(job: number): number;
    _job_report(job: number, seconds: number): number;
    _job_release(job: number): void;
    _job_ask(job: number): number;
    _job_work_out(job: number, budget: number): number;
    _job_answer_share(job: number): number;
    _job_answer(job: number): number;
}

export interface StartFault {
    kind: "input" | "protocol";
    message: string;
    line: number;
    column: number;
}

/** An integer program that the job waits for; see SolverRequest in core/job/capabilities.hpp. */
export interface SolverRequest {
    program: string;
    presolve: boolean;
    /** Time limit; 0 for none. */
    seconds: number;
}

/** Any call may throw when the module runs out of memory or stops; after that it must not be used again. */
export class JobModule {
    private lastJob = 0;

    constructor(private readonly exports: JobExports) {}

    version(): string {
        return this.exports.UTF8ToString(this.exports._module_version());
    }

    /** Has so many workers for the searches, this thread included, before the first job; returns how many there are. */
    hire(workers: number): number {
        return this.exports._module_hire(workers);
    }

    /** From now on it says everything in this language. */
    speak(language: Language): void {
        withBytes(this.exports, wordTable(language), this.exports._module_speak);
    }

    /** Whether the browser refused memory; may be asked after a call has thrown, too. */
    memoryRefused(): boolean {
        return this.exports._module_memory_refused() !== 0;
    }

    /** Begins a job, beside those that there are, or says why it cannot. */
    start(request: Record<string, unknown>): ModuleJob | StartFault {
        const job = ++this.lastJob;
        const fault = handOver(this.exports, request, () => this.exports._job_start(job));
        return fault ?? new ModuleJob(this.exports, job);
    }
}

/** Hands over the fields of a request or a question, then makes the call that takes them; what is wrong with them. */
function handOver(exports: JobExports, asked: Record<string, unknown>, take: () => number): StartFault | undefined {
    const fields = Object.entries(asked).filter(([, value]) => value !== undefined);
    for (const [key, value] of fields) {
        const fault = faultOf(key, value);
        if (fault) return { ...fault, line: 0, column: 0 };
    }
    fields.forEach(([key, value]) => give(exports, key, value));
    return answered<StartFault>(exports, take());
}

/** A copy of the bytes that the last call has told of. */
function bytesOf(exports: JobExports, size: number): Uint8Array {
    const begin = exports._job_bytes();
    return heapOf(exports).slice(begin, begin + size);
}

/** The value that the last call has told of, so many bytes. */
function answered<Value>(exports: JobExports, size: number): Value | undefined {
    return size === 0 ? undefined : (valueOfBytes(bytesOf(exports, size)) as Value);
}

function give(exports: JobExports, key: string, value: unknown): void {
    if (typeof value === "string") withStrings(exports, [key, value], exports._job_text);
    else if (typeof value === "number") withStrings(exports, [key], (name) => exports._job_number(name, value));
    else withStrings(exports, [key], (name) => exports._job_flag(name, Number(value)));
}

/** Why a field cannot be handed over. */
function faultOf(key: string, value: unknown): { kind: StartFault["kind"]; message: string } | undefined {
    if (!["string", "number", "boolean"].includes(typeof value)) {
        return { kind: "protocol", message: say("request refused: '{key}' is no text, number, true or false", { key }) };
    }
    if (holdsNul(key)) return { kind: "protocol", message: say("request refused: the name of a field holds a NUL character") };
    if (typeof value !== "string" || !holdsNul(value)) return undefined;
    return { kind: "input", message: say("'{key}' holds a NUL character (U+0000), which no text may hold", { key }) };
}

/** A job of the module, until it is released. */
export class ModuleJob {
    constructor(
        private readonly exports: JobExports,
        private readonly job: number,
    ) {}

    /** Works for about `budget` units; false once the job has ended. */
    advance(budget: number): boolean {
        return this.exports._job_advance(this.job, budget) !== 0;
    }

    progress(): Progress {
        const told = answered<Omit<Progress, "report"> & { report?: true }>(this.exports, this.exports._job_progress(this.job));
        const { report, ...progress } = told!; // it is not released
        return report ? { ...progress, report: this.report(0) } : progress;
    }

    /** What somebody else must solve before the job can go on. */
    solverRequest(): SolverRequest | undefined {
        return answered<SolverRequest>(this.exports, this.exports._job_solver_request(this.job));
    }

    /** The answer to solverRequest(): a solution file, or why there is none. */
    answerSolver(outcome: string, text: string, seconds: number): void {
        withStrings(this.exports, [outcome, text], (word, content) => this.exports._job_solver_answer(this.job, word, content, seconds));
    }

    /** The name under which what the job builds may be kept for another one; "" when there is nothing of the kind. */
    cachedTablesName(): string {
        return this.exports.UTF8ToString(this.exports._job_cached_tables_name(this.job));
    }

    /** Gives the job what was kept, before it works; false when the bytes are of no use. */
    useCachedTables(bytes: Uint8Array): boolean {
        const room = this.exports._job_cached_tables_room(bytes.length);
        heapOf(this.exports).set(bytes, room);
        return this.exports._job_use_cached_tables(this.job) !== 0;
    }

    /** What the job has built and nobody has kept yet; empty when there is nothing. */
    cachedTables(): Uint8Array {
        return bytesOf(this.exports, this.exports._job_cached_tables(this.job));
    }

    stop(): void {
        this.exports._job_stop(this.job);
    }

    /** Whether the job is over because it was stopped, and can go on. */
    canGoOn(): boolean {
        return this.exports._job_can_go_on(this.job) !== 0;
    }

    /** Has it go on; what it is asked is given up. */
    goOn(): void {
        this.exports._job_go_on(this.job);
    }

    /** What the program's own checks object to; "" when the outcome may be shown. */
    defect(): string {
        return this.exports.UTF8ToString(this.exports._job_defect(this.job));
    }

    report(seconds: number): Report {
        return bytesOf(this.exports, this.exports._job_report(this.job, seconds));
    }

    /** Begins to answer a question, once the job is over; the one before is given up. What is wrong with it. */
    ask(question: Record<string, unknown>): StartFault | undefined {
        return handOver(this.exports, question, () => this.exports._job_ask(this.job));
    }

    /** Works for about `budget` units on the answer; false once it is there. */
    workOut(budget: number): boolean {
        return this.exports._job_work_out(this.job, budget) !== 0;
    }

    /** How much of that is done, from 0 to 1. */
    answerShare(): number {
        return this.exports._job_answer_share(this.job);
    }

    answer(): Report {
        return bytesOf(this.exports, this.exports._job_answer(this.job));
    }

    /** Ends it and gives its memory back; nothing else may be called after. */
    release(): void {
        this.exports._job_release(this.job);
    }
}
