// Owns the worker of one module: starts it, forwards messages, replaces it when it is of no use any more.
//
//     workers ── send(message) ──> client ──> worker
//     workers <── receive(message) ── client <── worker
//
// A worker is replaced after a crash, after refused memory, and when it does not answer a cancel in time. The workbench then
// receives {"type":"worker","state":"lost"} and, when the next one is being started, {"type":"worker","state":"starting"}.

import {
    errorContent,
    isFatal,
    kProtocolVersion,
    type ErrorKind,
    type Module,
    type PageMessage,
    type WorkerMessage,
} from "./protocol";

const kCancelMilliseconds = 200;

/** What a client itself says of its worker; not part of the protocol between page and worker. */
export interface WorkerNews {
    v: number;
    module: Module;
    type: "worker";
    state: "starting" | "lost";
}

/** Told of every message as it passes: `detail` is the kind of an error, the state of the worker, or how many threads it has. */
export type Watch = (to: "worker" | "page", type: string, id: number, detail: string) => void;

function detailOf(message: WorkerMessage): string {
    if (message.type === "error") return message.kind;
    return message.type === "ready" ? String(message.threads) : "";
}

export class WorkerClient {
    private worker: Worker | undefined;
    /** Jobs posted and not yet answered by done or error. */
    private readonly pending = new Set<number>();
    private cancelTimer: ReturnType<typeof setTimeout> | undefined;

    /** `makeWorker` may throw. */
    constructor(
        private readonly module: Module,
        private readonly makeWorker: () => Worker,
        private readonly receive: (message: WorkerMessage | WorkerNews) => void,
        private readonly watch: Watch,
    ) {}

    /** Starts the worker unless it runs. Loading the module beforehand makes the first job begin at once. */
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
            this.failPending("load", `The browser refused to start the ${this.module}: ${String(fault)}`);
        }
    }

    send(message: PageMessage): void {
        if (message.type === "start") this.pending.add(message.id);
        if (message.type === "cancel") this.expectAnswer(message.id);
        this.warmUp();
        this.watch("worker", message.type, message.id, "");
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
        this.watch("page", message.type, id, detailOf(message));
        if (message.type === "done" || message.type === "error") this.settled(id);
        if (message.type === "error" && isFatal(message.kind)) {
            if (message.kind === "load") return this.failPending("load", message.message);
            this.receive(message);
            return this.replace();
        }
        this.receive(message);
    }

    /** The worker itself failed, outside of any job it could report about. */
    private broken(worker: Worker, reason: string): void {
        if (worker !== this.worker) return;
        this.watch("page", "error", 0, "crash");
        const ids = [...this.pending];
        this.fail(ids[0] ?? 0, "crash", `The ${this.module} stopped unexpectedly (${reason}).`);
        // Without a job the next one may fare no better; waiting for it avoids starting workers in a circle.
        if (ids.length > 0) this.replace();
        else this.lose();
    }

    /** Loading failed: say so, and try again only when the next job is asked for. */
    private failPending(kind: "load", text: string): void {
        const ids = this.pending.size > 0 ? [...this.pending] : [0];
        for (const id of ids) this.fail(id, kind, text);
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
        this.watch("page", "worker", 0, state);
        this.receive({ v: kProtocolVersion, module: this.module, type: "worker", state });
    }

    private fail(id: number, kind: ErrorKind, text: string): void {
        this.receive({ v: kProtocolVersion, module: this.module, ...errorContent(id, kind, text) });
    }
}
