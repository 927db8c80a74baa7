// The exports that every module of the worker has (wasm/job_module.cpp), with JavaScript types.

import type { Progress } from "../jobs/protocol";
import { withStrings, type TextRuntime } from "../wasm/wasm_text";

/** What emcc puts on the module object; pointers are byte addresses. */
export interface JobExports extends TextRuntime {
    _module_version(): number;
    _module_hire(workers: number): number;
    _module_memory_refused(): number;
    _job_text(key: number, value: number): void;
    _job_number(key: number, value: number): void;
    _job_flag(key: number, value: number): void;
    _job_start(): number;
    _job_advance(budget: number): number;
    _job_progress(): number;
    _job_errand(): number;
    _job_bring(outcome: number, text: number, seconds: number): void;
    _job_keepsake_name(): number;
    _job_keepsake_room(bytes: number): number;
    _job_use_keepsake(): number;
    _job_keepsake_size(): number;
    _job_keepsake(): number;
    _job_stop(): void;
    /** The module's memory, anew whenever it has grown. */
    HEAPU8: Uint8Array;
    _job_defect(): number;
    _job_report(seconds: number): number;
    _job_sample(depth: number, index: number): number;
}

export interface StartFault {
    kind: "input" | "protocol";
    message: string;
    line: number;
    column: number;
}

/** An integer program that the job waits for; see Job::errand in core/job/job.hpp. */
export interface Errand {
    program: string;
    presolve: boolean;
    /** Time limit; 0 for none. */
    seconds: number;
}

/** One job at a time. Any call may throw when the module runs out of memory or stops; after that it must not be used again. */
export class JobModule {
    constructor(private readonly exports: JobExports) {}

    version(): string {
        return this.exports.UTF8ToString(this.exports._module_version());
    }

    /** Has so many workers for the searches, this thread included, before the first job; returns how many there are. */
    hire(workers: number): number {
        return this.exports._module_hire(workers);
    }

    /** Whether the browser refused memory; may be asked after a call has thrown, too. */
    memoryRefused(): boolean {
        return this.exports._module_memory_refused() !== 0;
    }

    /** Begins a job and drops the one before; undefined when it began. */
    start(request: Record<string, unknown>): StartFault | undefined {
        for (const [key, value] of Object.entries(request)) {
            if (value !== undefined && !this.give(key, value)) {
                // What was given already must not be taken for the next request's.
                this.exports._job_start();
                return { kind: "protocol", message: `request refused: '${key}' is no text, number, true or false`, line: 0, column: 0 };
            }
        }
        const fault = this.exports.UTF8ToString(this.exports._job_start());
        return fault === "" ? undefined : (JSON.parse(fault) as StartFault);
    }

    /** Hands over one field of a request; false when its type has no place there. */
    private give(key: string, value: unknown): boolean {
        const { exports } = this;
        if (typeof value === "string") withStrings(exports, [key, value], exports._job_text);
        else if (typeof value === "number") withStrings(exports, [key], (name) => exports._job_number(name, value));
        else if (typeof value === "boolean") withStrings(exports, [key], (name) => exports._job_flag(name, Number(value)));
        else return false;
        return true;
    }

    /** Works for about `budget` units; false once the job has ended. */
    advance(budget: number): boolean {
        return this.exports._job_advance(budget) !== 0;
    }

    progress(): Progress {
        return JSON.parse(this.exports.UTF8ToString(this.exports._job_progress())) as Progress;
    }

    /** What somebody else must solve before the job can go on. */
    errand(): Errand | undefined {
        const text = this.exports.UTF8ToString(this.exports._job_errand());
        return text === "" ? undefined : (JSON.parse(text) as Errand);
    }

    /** The answer to errand(): a solution file, or why there is none. */
    bring(outcome: string, text: string, seconds: number): void {
        withStrings(this.exports, [outcome, text], (word, content) => this.exports._job_bring(word, content, seconds));
    }

    /** The name under which what the job builds may be kept for another one; "" when there is nothing of the kind. */
    keepsakeName(): string {
        return this.exports.UTF8ToString(this.exports._job_keepsake_name());
    }

    /** Gives the job what was kept, before it works; false when the bytes are of no use. */
    useKeepsake(bytes: Uint8Array): boolean {
        const room = this.exports._job_keepsake_room(bytes.length);
        this.exports.HEAPU8.set(bytes, room);
        return this.exports._job_use_keepsake() !== 0;
    }

    /** What the job has built and nobody has kept yet; empty when there is nothing. */
    keepsake(): Uint8Array {
        const size = this.exports._job_keepsake_size();
        const begin = this.exports._job_keepsake();
        return this.exports.HEAPU8.slice(begin, begin + size);
    }

    stop(): void {
        this.exports._job_stop();
    }

    /** What the program's own checks object to; "" when the outcome may be shown. */
    defect(): string {
        return this.exports.UTF8ToString(this.exports._job_defect());
    }

    report(seconds: number): string {
        return this.exports.UTF8ToString(this.exports._job_report(seconds));
    }

    /** One of the positions kept for a depth of the census just done; undefined when there is none. */
    sample(depth: number, index: number): { kept: number; position: string } | undefined {
        const text = this.exports.UTF8ToString(this.exports._job_sample(depth, index));
        return text === "" ? undefined : (JSON.parse(text) as { kept: number; position: string });
    }
}
