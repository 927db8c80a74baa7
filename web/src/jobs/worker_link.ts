// The line to the worker of one module: opened when it is needed, watched while a job runs, and closed for good when the worker is of no
// use any more.
//
//     closed ── open() ──> loading ── "ready" ──> ready
//        ^──────────────────┴── broken ────────────┘       the worker is ended first and whoever listens told after, so he may open again

import type { Clock } from "./clock";
import { isFatal, kProtocolVersion } from "./protocol";
import type { ErrorKind, Module, PageContent, WorkerContent, WorkerMessage } from "./protocol";
import { isOtherBuild, renewedText } from "../words/build";
import { say, type Language } from "../words/say";

/** Told of every message as it passes: `detail` is the kind of an error, the state of the worker, or how many threads it has. */
export type Watch = (module: Module, to: "worker" | "page", type: string, id: number, detail: string) => void;

export interface LinkEvents {
    ready(): void;
    /** What a worker says of a job; never an error after which it is of no use. */
    message(content: Exclude<WorkerContent, { type: "ready" | "pong" }>): void;
    /** The worker has been ended; `id`: the job it blames, or 0. A worker that was never ready breaks with kind "load". */
    broken(kind: ErrorKind, text: string, id: number): void;
}

/** A worker that runs a job speaks every 150 ms. After so long without a word it is asked, each time, whether it lives ... */
const kBeat = 3_000;
// ... and after so many of them given up: a slice may be long where memory is short. Beats and not seconds, since a page that sleeps
// has none.
const kSilentBeats = 6;

function detailOf(message: WorkerMessage): string {
    if (message.type === "error") return message.kind;
    return message.type === "ready" ? String(message.threads) : "";
}

export class WorkerLink {
    private worker: Worker | undefined;
    private loaded = false;
    private silentBeats = 0;
    private stopBeat: (() => void) | undefined;
    /** That its workers are to speak; absent: English. */
    private language: Language | undefined;

    /** `makeWorker` may throw. */
    constructor(
        readonly module: Module,
        private readonly makeWorker: () => Worker,
        private readonly clock: Clock,
        private readonly events: LinkEvents,
        private readonly watch: Watch,
    ) {}

    /** Whether messages may be sent. */
    get ready(): boolean {
        return this.loaded;
    }

    /** Starts the worker, unless there is one. */
    open(): void {
        if (this.worker) return;
        this.watch(this.module, "page", "worker", 0, "starting");
        try {
            const worker = this.makeWorker();
            this.worker = worker;
            worker.onmessage = (event: MessageEvent<WorkerMessage>) => this.received(worker, event.data);
            worker.onerror = (event) => {
                event.preventDefault();
                this.stopped(worker, event.message || say("its script could not be loaded"));
            };
            worker.onmessageerror = () => this.stopped(worker, say("a message could not be read"));
            if (this.language) this.speak(this.language);
        } catch (fault) {
            const reason = String(fault);
            this.break("load", say("The browser refused to start the {module}: {reason}", { module: this.module, reason }), 0);
        }
    }

    /** Has the worker say everything in this language, and those that come after it. */
    speak(language: Language): void {
        this.language = language;
        if (this.worker) this.send({ type: "speak", id: 0, language });
    }

    send(content: PageContent): void {
        this.watch(this.module, "worker", content.type, content.id, "");
        this.worker?.postMessage({ v: kProtocolVersion, module: this.module, ...content });
    }

    /** Asks now and then for a sign of life until stopped: while the job `id` runs. */
    watchOver(id: number | undefined): void {
        this.stopBeat?.();
        this.stopBeat = undefined;
        this.silentBeats = 0;
        if (id !== undefined) this.stopBeat = this.clock.after(kBeat, () => this.beat(id));
    }

    /** Ends the worker. */
    close(): void {
        if (!this.worker) return;
        this.watchOver(undefined);
        this.worker.terminate();
        this.worker = undefined;
        this.loaded = false;
        this.watch(this.module, "page", "worker", 0, "lost");
    }

    private beat(id: number): void {
        if (++this.silentBeats > kSilentBeats) return this.break("crash", say("The {module} went silent.", { module: this.module }), id);
        this.send({ type: "ping", id });
        this.stopBeat = this.clock.after(kBeat, () => this.beat(id));
    }

    private received(worker: Worker, message: WorkerMessage): void {
        if (worker !== this.worker) return;
        this.silentBeats = 0;
        this.watch(this.module, "page", message.type, "id" in message ? message.id : 0, detailOf(message));
        if (message.type === "ready" && isOtherBuild(message.build)) {
            this.break("load", renewedText(), 0);
        } else if (message.type === "ready") {
            this.loaded = true;
            this.events.ready();
        } else if (message.type === "error" && isFatal(message.kind)) {
            this.break(message.kind, message.message, message.id);
        } else if (message.type !== "pong") {
            this.events.message(message);
        }
    }

    /** The worker itself failed, outside of any job it could report about. */
    private stopped(worker: Worker, reason: string): void {
        if (worker !== this.worker) return;
        this.watch(this.module, "page", "error", 0, "crash");
        const text = say("The {module} stopped unexpectedly ({reason}).", { module: this.module, reason });
        this.break(this.loaded ? "crash" : "load", text, 0);
    }

    private break(kind: ErrorKind, text: string, id: number): void {
        this.close();
        if (kind === "crash") console.error(text); // a defect of ours, whoever asked and whether or not anybody sees the job
        this.events.broken(kind, text, id);
    }
}
