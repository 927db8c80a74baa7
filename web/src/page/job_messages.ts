// The messages of the workbench about jobs, to the queue and back. The workbench numbers its jobs by itself; tickets number those of all.

import type { JobEvents, Ticket } from "../jobs/job";
import type { Jobs } from "../jobs/jobs";
import type { Module, Request } from "../jobs/protocol";

/** What ui/jobs/job_list.cpp writes. */
interface Start {
    type: "start";
    id: number;
    module: Module;
    request: Request;
    /** Empty: none. */
    lane: string;
    priority: number;
    hold: boolean;
}
type Message =
    | Start
    | { type: "cancel" | "pause" | "resume" | "release"; id: number }
    | { type: "sample"; id: number; depth: number; index: number };

/** What was reported of a puzzle from its start, the latest in every metric, as bytes. */
export interface Results {
    solve: Record<string, Uint8Array>;
    census: Record<string, Uint8Array>;
}

export class JobMessages {
    private latest: { puzzle: string; results: Results } | undefined;
    private readonly tickets = new Map<number, Ticket>();

    constructor(
        private readonly jobs: Jobs,
        /** Takes what becomes of a job, with reports as the bytes of values. */
        private readonly receive: (message: object) => void,
        /** Told of every report, `running` of what a job would report now. */
        private readonly reported: (request: Request, report: Uint8Array, running: boolean) => void = () => undefined,
    ) {}

    /** Takes a message of the workbench as JSON text. Those about jobs that are over have no effect. */
    send(json: string): void {
        const message = JSON.parse(json) as Message;
        if (message.type === "start") return this.start(message);
        const ticket = this.tickets.get(message.id);
        if (ticket === undefined) return;
        switch (message.type) {
            case "cancel":
                return this.jobs.cancel(ticket);
            case "pause":
            case "resume":
                return this.jobs.pause(ticket, message.type === "pause");
            case "sample":
                return this.jobs.sample(ticket, message.depth, message.index);
            case "release":
                this.tickets.delete(message.id);
                return this.jobs.release(ticket);
        }
    }

    /** What is known of a puzzle file: of the one that was asked about last. */
    resultsOf(puzzle: string): Results {
        return this.latest?.puzzle === puzzle ? this.latest.results : { solve: {}, census: {} };
    }

    private note({ job, puzzle, position, metric }: Request, report: Uint8Array): void {
        if ((job !== "solve" && job !== "census") || typeof puzzle !== "string" || position !== undefined) return;
        if (this.latest?.puzzle !== puzzle) this.latest = { puzzle, results: { solve: {}, census: {} } };
        this.latest.results[job][String(metric)] = report;
    }

    /** A number that had a job before asks for it once more, after it was lost. */
    private start({ id, module, request, lane, priority, hold }: Start): void {
        const tell = (content: object): void => this.receive({ ...content, id });
        const last = (content: object): void => {
            this.tickets.delete(id);
            tell(content);
        };
        const events: JobEvents<Uint8Array> = {
            state: (state) => tell({ type: "state", state }),
            progress: (progress) => {
                if (progress.report) this.reported(request, progress.report, true);
                tell({ ...progress, type: "progress" });
            },
            done: (report) => {
                // What is worked out in the background is about a drawing, and may be a bound.
                if (priority >= 0) {
                    this.note(request, report);
                    this.reported(request, report, false);
                }
                (hold ? tell : last)({ type: "done", report });
            },
            failed: (failure) => last({ ...failure, type: "error" }),
            dropped: () => last({ type: "dropped" }),
            sample: (sample) => tell({ ...sample, type: "sample" }),
            gone: () => last({ type: "gone" }),
        };
        const named = lane === "" ? {} : { lane };
        this.tickets.set(id, this.jobs.start({ module, request, priority, hold, binary: true, events, ...named }));
    }
}
