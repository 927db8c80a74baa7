// The messages of the workbench about jobs, to the queue and back. The workbench numbers its jobs by itself; tickets number those of all.

import type { JobEvents, Ticket } from "../jobs/job";
import type { Jobs } from "../jobs/jobs";
import type { Hold, Module, Question, Request } from "../jobs/protocol";

/** What ui/jobs/job_list.cpp writes. */
interface Start {
    type: "start";
    id: number;
    module: Module;
    request: Request;
    /** Empty: none. */
    lane: string;
    priority: number;
    hold: Hold;
}
/** `go_on`: a job that was stopped, which begins anew where it is held no more. */
type Message =
    | Start
    | { type: "go_on"; id: number; start: Start }
    | { type: "cancel" | "pause" | "resume" | "release"; id: number }
    | { type: "ask"; id: number; question: Question };

export class JobMessages {
    private readonly tickets = new Map<number, Ticket>();

    constructor(
        private readonly jobs: Jobs,
        /** Takes what becomes of a job, with reports as the bytes of values. */
        private readonly receive: (message: object) => void,
        /** Told of every report, `running` of what a job would report now. */
        private readonly reported: (request: Request, report: Uint8Array, running: boolean) => void = () => undefined,
        /** Told of every answer. */
        private readonly answered: (request: Request, question: Question, report: Uint8Array) => void = () => undefined,
    ) {}

    /** Takes a message of the workbench as JSON text. Those about jobs that are over have no effect. */
    send(json: string): void {
        const message = JSON.parse(json) as Message;
        if (message.type === "start") return this.start(message);
        const ticket = this.tickets.get(message.id);
        if (message.type === "go_on") {
            if (ticket === undefined || !this.jobs.goOn(ticket)) this.start(message.start);
            return;
        }
        if (ticket === undefined) return;
        switch (message.type) {
            case "cancel":
                return this.jobs.cancel(ticket);
            case "pause":
            case "resume":
                return this.jobs.pause(ticket, message.type === "pause");
            case "ask":
                return this.jobs.ask(ticket, message.question);
            case "release":
                this.tickets.delete(message.id);
                return this.jobs.release(ticket);
        }
    }

    /** A number that had a job before asks for it once more, after it was lost. */
    private start({ id, module, request, lane, priority, hold }: Start): void {
        const tell = (content: object): void => this.receive({ ...content, id });
        const last = (content: object): void => {
            this.tickets.delete(id);
            tell(content);
        };
        const events: JobEvents = {
            state: (state) => tell({ type: "state", state }),
            progress: (progress) => {
                if (progress.report) this.reported(request, progress.report, true);
                tell({ ...progress, type: "progress" });
            },
            done: (report, goesOn) => {
                this.reported(request, report, false);
                (hold === true || goesOn ? tell : last)({ type: "done", report, ...(goesOn ? { goes_on: true } : {}) });
            },
            failed: (failure) => last({ ...failure, type: "error" }),
            dropped: () => last({ type: "dropped" }),
            answering: (answering) => tell({ ...answering, type: "answering" }),
            answer: (answer) => {
                this.answered(request, answer.question, answer.report);
                tell({ ...answer, type: "answer" });
            },
            gone: () => last({ type: "gone" }),
        };
        const named = lane === "" ? {} : { lane };
        this.tickets.set(id, this.jobs.start({ module, request, priority, hold, events, ...named }));
    }
}
