// The messages of the workbench about jobs, to the queue and back. A module counts the workbench's jobs by itself, tickets count all.

import type { JobEvents, Ticket } from "../jobs/job";
import type { Jobs } from "../jobs/jobs";
import type { Module, Request } from "../jobs/protocol";

interface Message {
    module: Module;
    id: number;
    type: "start" | "cancel" | "pause" | "resume" | "sample";
    request: Request;
    depth: number;
    index: number;
}

export class JobMessages {
    private readonly tickets = new Map<string, Ticket>();
    /** The latest job of a module, whose result is held. */
    private readonly latest = new Map<Module, Ticket>();

    constructor(
        private readonly jobs: Jobs,
        private readonly receive: (json: string) => void,
    ) {}

    /** Takes a message of the workbench as JSON text. */
    send(json: string): void {
        const message = JSON.parse(json) as Message;
        if (message.type === "start") return this.start(message);
        const ticket = this.tickets.get(`${message.module} ${message.id}`);
        if (ticket === undefined) return;
        if (message.type === "cancel") this.jobs.cancel(ticket);
        else if (message.type === "sample") this.jobs.sample(ticket, message.depth, message.index);
        else this.jobs.pause(ticket, message.type === "pause");
    }

    private start({ module, id, request }: Message): void {
        const before = this.latest.get(module);
        if (before !== undefined) this.jobs.release(before);
        const tell = (content: object): void => this.receive(JSON.stringify({ module, id, ...content }));
        const events: JobEvents = {
            progress: (progress) => tell({ ...progress, type: "progress" }),
            done: (report) => tell({ type: "done", report }),
            failed: (failure) => tell({ ...failure, type: "error" }),
            dropped: () => tell({ type: "dropped" }),
            sample: (sample) => tell({ ...sample, type: "sample" }),
            gone: () => tell({ type: "gone" }),
        };
        const ticket = this.jobs.start({ module, request, hold: true, events });
        this.latest.set(module, ticket);
        this.tickets.set(`${module} ${id}`, ticket);
    }
}
