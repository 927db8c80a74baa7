// The exports of the solver's WebAssembly module (wasm/solver_module.cpp) with JavaScript types.

import type { Progress, Start } from "./protocol";
import { kDefaultMemoryBytes } from "./protocol";
import { withStrings, type TextRuntime } from "./wasm_text";

/** What emcc puts on the module object; pointers are byte addresses. */
export interface SolverExports extends TextRuntime {
    _solver_version(): number;
    _solver_start(job: number, puzzle: number, position: number, metric: number, memoryBytes: number): number;
    _solver_advance(budget: number): number;
    _solver_progress(): number;
    _solver_stop(): void;
    _solver_defect(): number;
    _solver_report(seconds: number): number;
    _solver_sample(depth: number, index: number): number;
}

export interface StartFault {
    kind: "input" | "protocol";
    message: string;
    line: number;
    column: number;
}

/** One job at a time. Any call may throw when the module runs out of memory or stops; after that it must not be used again. */
export class SolverModule {
    constructor(private readonly exports: SolverExports) {}

    version(): string {
        return this.exports.UTF8ToString(this.exports._solver_version());
    }

    /** Begins a job and drops the one before; undefined when it began. */
    start(request: Start): StartFault | undefined {
        const texts = [request.job, request.puzzle, request.position ?? "", request.metric ?? ""];
        const memory = request.memory ?? kDefaultMemoryBytes;
        const fault = withStrings(this.exports, texts, (job, puzzle, position, metric) =>
            this.exports.UTF8ToString(this.exports._solver_start(job, puzzle, position, metric, memory)),
        );
        return fault === "" ? undefined : (JSON.parse(fault) as StartFault);
    }

    /** Works for about `budget` units; false once the job has ended. */
    advance(budget: number): boolean {
        return this.exports._solver_advance(budget) !== 0;
    }

    progress(): Progress {
        return JSON.parse(this.exports.UTF8ToString(this.exports._solver_progress())) as Progress;
    }

    stop(): void {
        this.exports._solver_stop();
    }

    /** What the program's own checks object to; "" when the outcome may be shown. */
    defect(): string {
        return this.exports.UTF8ToString(this.exports._solver_defect());
    }

    report(seconds: number): string {
        return this.exports.UTF8ToString(this.exports._solver_report(seconds));
    }

    /** One of the positions kept for a depth of the census just done; undefined when there is none. */
    sample(depth: number, index: number): { kept: number; position: string } | undefined {
        const text = this.exports.UTF8ToString(this.exports._solver_sample(depth, index));
        return text === "" ? undefined : (JSON.parse(text) as { kept: number; position: string });
    }
}
