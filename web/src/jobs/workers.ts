// The workers of the page, one per module, each started when it is first needed.
//
//     workbench ── send(json) ──────> workers ──> client of "solver" ──> worker
//     workbench <── receive(json) ───    │   ──> client of "lab" ─────> worker
//
// Every message names its module, so what comes back needs no table either.

import { errorContent, kProtocolVersion, parsePageMessage, type Module } from "./protocol";
import { startWorker } from "./start_worker";
import { WorkerClient } from "./worker_client";

/** A message as it passed, for the record that tests and bug reports read; `at` is performance.now(). */
export interface Passed {
    at: number;
    module: Module;
    to: "worker" | "page";
    type: string;
    id: number;
    detail: string;
}
const kRecordLength = 1000;

export class Workers {
    /** The latest messages, oldest first. */
    readonly record: Passed[] = [];
    private readonly clients = new Map<Module, WorkerClient>();

    /** `base`: absolute address of the page's folder; `receive` gets messages as JSON text. */
    constructor(
        private readonly base: string,
        private readonly receive: (json: string) => void,
    ) {}

    /** Loads a module before it is asked for anything. */
    warmUp(module: Module): void {
        this.clientOf(module).warmUp();
    }

    /** Takes a message of the workbench as JSON text. */
    send(json: string): void {
        const data = JSON.parse(json) as { module?: unknown };
        const message = parsePageMessage(data);
        if (message.type !== "error") return this.clientOf(message.module as Module).send(message);
        const refusal = errorContent(message.id, message.kind, message.message);
        this.receive(JSON.stringify({ v: kProtocolVersion, module: data.module, ...refusal }));
    }

    private clientOf(module: Module): WorkerClient {
        const known = this.clients.get(module);
        if (known) return known;
        const client = new WorkerClient(
            module,
            () => startWorker(this.base, "worker.js", module),
            (message) => this.receive(JSON.stringify(message)),
            (to, type, id, detail) => this.note({ at: performance.now(), module, to, type, id, detail }),
        );
        this.clients.set(module, client);
        return client;
    }

    private note(passed: Passed): void {
        this.record.push(passed);
        if (this.record.length > kRecordLength) this.record.shift();
    }
}
