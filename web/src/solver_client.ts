// Owns the one solver worker of the page: starts it, forwards messages, replaces it when it is of no use any more.
//
//     workbench ── send(json) ──> client ──> worker
//     workbench <── receive(json) ── client <── worker
//
// A worker is replaced after a crash, after refused memory, and when it does not answer a cancel in time. The workbench then
// receives {"type":"worker","state":"lost"} and, when the next one is being started, {"type":"worker","state":"starting"}.

import { errorMessage, isFatal, kProtocolVersion, type PageMessage, type WorkerMessage } from "./protocol";

const kCancelMilliseconds = 200;

/** A message as it passed, for the record that tests and bug reports read; `at` is performance.now(). */
export interface Passed {
    at: number;
    to: "worker" | "page";
    type: string;
    id: number;
    detail: string;
}
const kRecordLength = 1000;

export class SolverClient {
    /** The latest messages, oldest first. */
    readonly record: Passed[] = [];
    private worker: Worker | undefined;
    /** Jobs posted and not yet answered by done or error. */
    private readonly pending = new Set<number>();
    private cancelTimer: ReturnType<typeof setTimeout> | undefined;

    /** `makeWorker` may throw; `receive` gets protocol messages as JSON text. */
    constructor(
        private readonly makeWorker: () => Worker,
        private readonly receive: (json: string) => void,
    ) {}

    /** Starts the worker unless it runs. Loading the solver beforehand makes the first job begin at once. */
    warmUp(): void {
        if (this.worker) return;
        this.tell("starting");
        try {
            const worker = this.makeWorker();
            this.worker = worker;
            worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.received(worker, event.data);
            worker.onerror = (event) => {
                event.preventDefault();
                this.broken(worker, event.message || "its script could not be loaded");
            };
            worker.onmessageerror = () => this.broken(worker, "a message could not be read");
        } catch (fault) {
            this.failPending("load", `The browser refused to start the solver: ${String(fault)}`);
        }
    }

    /** Takes a page-to-worker message as JSON text. */
    send(json: string): void {
        const message = JSON.parse(json) as PageMessage;
        if (message.type === "start") this.pending.add(message.id);
        if (message.type === "cancel") this.expectAnswer(message.id);
        this.warmUp();
        this.note("worker", message.type, message.id, "");
        this.worker?.postMessage(message);
    }

    /** Ends the worker; a job in progress is lost. */
    dispose(): void {
        clearTimeout(this.cancelTimer);
        this.worker?.terminate();
        this.worker = undefined;
    }

    private received(worker: Worker, message: WorkerMessage): void {
        if (worker !== this.worker) return;
        const id = "id" in message ? message.id : 0;
        this.note("page", message.type, id, message.type === "error" ? message.kind : "");
        if (message.type === "done" || message.type === "error") this.settled(id);
        if (message.type === "error" && isFatal(message.kind)) {
            if (message.kind === "load") return this.failPending("load", message.message);
            this.receive(JSON.stringify(message));
            return this.replace();
        }
        this.receive(JSON.stringify(message));
    }

    /** The worker itself failed, outside of any job it could report about. */
    private broken(worker: Worker, reason: string): void {
        if (worker !== this.worker) return;
        this.note("page", "error", 0, "crash");
        const ids = [...this.pending];
        const fault = errorMessage(ids[0] ?? 0, "crash", `The solver stopped unexpectedly (${reason}).`);
        this.receive(JSON.stringify(fault));
        // Without a job the next one may fare no better; waiting for it avoids starting workers in a circle.
        if (ids.length > 0) this.replace();
        else this.lose();
    }

    /** Loading failed: say so, and try again only when the next job is asked for. */
    private failPending(kind: "load", text: string): void {
        const ids = this.pending.size > 0 ? [...this.pending] : [0];
        for (const id of ids) this.receive(JSON.stringify(errorMessage(id, kind, text)));
        this.lose();
    }

    private expectAnswer(id: number): void {
        if (!this.pending.has(id)) return;
        clearTimeout(this.cancelTimer);
        this.cancelTimer = setTimeout(() => {
            if (this.pending.has(id)) this.replace();
        }, kCancelMilliseconds);
    }

    private settled(id: number): void {
        this.pending.delete(id);
        if (this.pending.size === 0) clearTimeout(this.cancelTimer);
    }

    private lose(): void {
        this.dispose();
        this.pending.clear();
        this.tell("lost");
    }

    private replace(): void {
        this.lose();
        this.warmUp();
    }

    private tell(state: "starting" | "lost"): void {
        this.note("page", "worker", 0, state);
        this.receive(JSON.stringify({ v: kProtocolVersion, type: "worker", state }));
    }

    private note(to: "worker" | "page", type: string, id: number, detail: string): void {
        this.record.push({ at: performance.now(), to, type, id, detail });
        if (this.record.length > kRecordLength) this.record.shift();
    }
}

/**
 * Starts the worker beside the page at `base` (an absolute address ending in "/"). A sandboxed frame has no origin of its own
 * and may not start a worker by address; there a blob that imports the script does the same.
 */
export function startWorker(base: string): Worker {
    try {
        return new Worker(base + "worker.js");
    } catch {
        const source = `self.shuntBase=${JSON.stringify(base)};importScripts(${JSON.stringify(base + "worker.js")});`;
        const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        const worker = new Worker(address);
        worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
        return worker;
    }
}
