// Owns the worker for integer programs: starts it at the first program, ends it to stop one, watches it.
//
//     solve(program) ──> worker ──> { outcome: "solution", text, seconds }
//                          │ silent beyond its time limit: ended ──> { outcome: "hung" }
//     stop() ──────────────┘ ended ──> { outcome: "cancelled" }
//
// The outcomes are those of core/npuzzle/program/horizon_search.hpp; the text is what its parser reads.

import type { ProgramAnswer, ProgramMessage } from "./highs_worker";
import { say } from "../words/say";

export type Program = Omit<ProgramMessage, "id">;

export type ProgramOutcome =
    | { outcome: "solution"; text: string; seconds: number }
    | { outcome: "hung" | "failed" | "cancelled"; reason: string; seconds: number };

// HiGHS looks at its clock now and then only; a solve that goes on longer than this has been seen to go on for ever.
const kMarginSeconds = 10;

/** Why there is no solver. It is the one file that the browser does not keep before it is asked for. */
function notLoaded(): string {
    const connected = (globalThis as { navigator?: { onLine: boolean } }).navigator?.onLine !== false;
    if (connected) return say("the solver's script could not be loaded");
    return say("integer programs need a connection once: their solver is loaded when it is first used");
}

interface Running {
    id: number;
    begin: number;
    /** Time limit of the program. */
    seconds: number | undefined;
    /** Set once the program is being solved: loading the solver may take as long as it does. */
    watchdog: ReturnType<typeof setTimeout> | undefined;
    resolve: (outcome: ProgramOutcome) => void;
}

export class HighsClient {
    private worker: Worker | undefined;
    private running: Running | undefined;
    private lastId = 0;

    /** `makeWorker` may throw, where the browser allows no workers. */
    constructor(
        private readonly makeWorker: () => Worker,
        private readonly marginSeconds = kMarginSeconds,
    ) {}

    /** Solves a program; never rejects. One at a time: asking for a second one while the first runs is a bug. */
    solve(program: Program): Promise<ProgramOutcome> {
        if (this.running) throw new Error("an integer program is being solved already");
        const id = ++this.lastId;
        return new Promise((resolve) => {
            this.running = { id, begin: performance.now(), seconds: program.seconds, watchdog: undefined, resolve };
            try {
                this.worker ??= this.start();
                this.worker.postMessage({ id, ...program } satisfies ProgramMessage);
            } catch (fault) {
                this.end("failed", say("the browser refused to start the solver: {reason}", { reason: String(fault) }));
            }
        });
    }

    /** Ends the program being solved, at once, and with it the worker; the next one loads the solver anew. */
    stop(): void {
        this.end("cancelled", say("stopped"));
    }

    private start(): Worker {
        const worker = this.makeWorker();
        worker.onmessage = (event: MessageEvent<ProgramAnswer>) => this.answered(event.data);
        worker.onerror = (event) => {
            event.preventDefault();
            this.end("failed", event.message || notLoaded());
        };
        return worker;
    }

    private watch(seconds: number | undefined): Running["watchdog"] {
        if (seconds === undefined) return undefined;
        const margin = this.marginSeconds;
        const reason = say("the solver did not end {margin} s after its time limit of {seconds} s", { margin, seconds });
        return setTimeout(() => this.end("hung", reason), (seconds + this.marginSeconds) * 1000);
    }

    private answered(answer: ProgramAnswer): void {
        if (answer.id !== this.running?.id) return;
        if (answer.type === "begun") {
            this.running.watchdog = this.watch(this.running.seconds);
            return;
        }
        if (answer.type === "fault") return this.end("failed", answer.message);
        this.settle({ outcome: "solution", text: answer.text, seconds: answer.seconds });
    }

    /** Ends the worker, and the program being solved, if any, without a solution. */
    private end(outcome: "hung" | "failed" | "cancelled", reason: string): void {
        this.worker?.terminate();
        this.worker = undefined;
        if (this.running) this.settle({ outcome, reason, seconds: (performance.now() - this.running.begin) / 1000 });
    }

    private settle(outcome: ProgramOutcome): void {
        const { resolve, watchdog } = this.running!;
        clearTimeout(watchdog);
        this.running = undefined;
        resolve(outcome);
    }
}
