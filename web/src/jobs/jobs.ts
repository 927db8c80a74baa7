// Everything that is computed for the page or a widget: one queue, tickets, a worker for each module, started when it is first needed.
//
//     const ticket = jobs.start({ module: "solver", request: { job: "solve", puzzle }, events: { done, failed } });
//     jobs.cancel(ticket);
//
// Starting a job ends no other one: it waits for its turn (module_queue.ts).

import { kSystemClock, type Clock } from "./clock";
import type { Asked, Ticket } from "./job";
import { ModuleQueue } from "./module_queue";
import type { Module, Question } from "./protocol";
import type { Watch } from "./worker_link";
import type { Language } from "../words/say";

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

export class Jobs {
    /** The latest messages, oldest first. */
    readonly record: Passed[] = [];
    private readonly queues = new Map<Module, ModuleQueue>();
    private lastTicket = 0;
    /** That the workers speak; absent: English. */
    private language: Language | undefined;

    /** `makeWorker` may throw, where the browser allows no workers; `turn`: of jobs that run in turns, in milliseconds. */
    constructor(
        private readonly makeWorker: (module: Module) => Worker,
        private readonly clock: Clock = kSystemClock,
        private readonly turn?: number,
    ) {}

    /** Loads a module before it is asked for anything. */
    warmUp(module: Module): void {
        this.queueOf(module).warmUp();
    }

    /** From now on what workers say is in this language. */
    speak(language: Language): void {
        this.language = language;
        this.queues.forEach((queue) => queue.speak(language));
    }

    start(asked: Asked): Ticket {
        const ticket = ++this.lastTicket;
        this.queueOf(asked.module).start(ticket, asked);
        return ticket;
    }

    /** Ends a job: one that waits at once, one that runs within 200 ms. No effect when it is over. */
    cancel(ticket: Ticket): void {
        this.queues.forEach((queue) => queue.cancel(ticket));
    }

    /** Puts a job to rest, so that others have their turn, or lets it go on. */
    pause(ticket: Ticket, paused: boolean): void {
        this.queues.forEach((queue) => queue.pause(ticket, paused));
    }

    /** Asks more of a job that is over and held: the events of that job are told the answer. */
    ask(ticket: Ticket, question: Question): void {
        this.queues.forEach((queue) => queue.ask(ticket, question));
    }

    /** Has a job that was stopped, and is held, go on where it was; false when it is held no more. */
    goOn(ticket: Ticket): boolean {
        return [...this.queues.values()].some((queue) => queue.goOn(ticket));
    }

    /** Lets go of a result that is held. */
    release(ticket: Ticket): void {
        this.queues.forEach((queue) => queue.release(ticket));
    }

    /** Ends all workers; their jobs are dropped. What is started after that begins anew. */
    close(): void {
        this.queues.forEach((queue) => queue.close());
    }

    private queueOf(module: Module): ModuleQueue {
        const known = this.queues.get(module);
        if (known) return known;
        const queue = new ModuleQueue(module, () => this.makeWorker(module), this.clock, this.note, this.turn);
        if (this.language) queue.speak(this.language);
        this.queues.set(module, queue);
        return queue;
    }

    private readonly note: Watch = (module, to, type, id, detail) => {
        this.record.push({ at: performance.now(), module, to, type, id, detail });
        if (this.record.length > kRecordLength) this.record.shift();
    };
}
