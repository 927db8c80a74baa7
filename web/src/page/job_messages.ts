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

/** What was reported of a puzzle from its start, the latest in every metric, as `shunt ... --json` prints it. */
export interface Results {
    solve: Record<string, unknown>;
    census: Record<string, unknown>;
}

export class JobMessages {
    private reported: { puzzle: string; results: Results } | undefined;
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

    /** What is known of a puzzle file: of the one that was asked about last. */
    resultsOf(puzzle: string): Results {
        return this.reported?.puzzle === puzzle ? this.reported.results : { solve: {}, census: {} };
    }

    private note({ job, puzzle, position }: Request, text: string): void {
        if ((job !== "solve" && job !== "census") || typeof puzzle !== "string" || position !== undefined) return;
        if (this.reported?.puzzle !== puzzle) this.reported = { puzzle, results: { solve: {}, census: {} } };
        const report = JSON.parse(text) as { metric: string };
        this.reported.results[job][report.metric] = report;
    }

    private start({ module, id, request }: Message): void {
        const before = this.latest.get(module);
        if (before !== undefined) this.jobs.release(before);
        const tell = (content: object): void => this.receive(JSON.stringify({ module, id, ...content }));
        const events: JobEvents = {
            progress: (progress) => tell({ ...progress, type: "progress" }),
            done: (report) => {
                this.note(request, report);
                tell({ type: "done", report });
            },
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
