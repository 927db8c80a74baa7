// What whoever wants a job done says, and is told. The only words that page and widget share with the queue.

import type { Answer, Answering, ErrorKind, Hold, Module, Progress, Report, Request } from "./protocol";

/** Names a job for as long as the page lives, and the result that it holds. From 1. */
export type Ticket = number;

/** `waiting` for its turn, or for its module to be loaded; `resting`: begun, and paused or put behind one of higher priority. */
export type JobState = "waiting" | "running" | "resting";

export type Told = Progress & { seconds: number; rate: number };

/** Why a job ended without a report. */
export interface Failure {
    kind: ErrorKind;
    /** A sentence for the user. */
    message: string;
    /** The place in the text, counted from 1; 0 when none applies. */
    line: number;
    column: number;
    /** The same request may fare better when it is asked for again: the worker was lost, or could not be loaded. */
    again: boolean;
}

/** What becomes of a job; each is called between two tasks of the page, never within a call of the queue. */
export interface JobEvents {
    state?(state: JobState): void;
    progress?: ((progress: Told) => void) | undefined;
    /** The last of a job, unless its result is held. A job that was cancelled late says so in its report; it is held and may go on if
     *  `goesOn`. */
    done(report: Report, goesOn: boolean): void;
    failed(failure: Failure): void;
    /** The job was cancelled, or gave way to a newer one of its lane, and reports nothing. */
    dropped?(): void;
    /** How much of the work on an answer is done. */
    answering?(answering: Answering): void;
    /** The answer to Jobs.ask(). */
    answer?(answer: Answer): void;
    /** The result that was held is gone, with its worker or for want of memory: only a new job can bring it back. */
    gone?(): void;
}

export interface Asked {
    module: Module;
    request: Request;
    /** A job of higher priority puts those of lower priority to rest; 0 when absent. */
    priority?: number;
    /** A job ends the older one of the same lane: only the newest answer counts. */
    lane?: string | undefined;
    /** Whether the worker holds the result for ask() and goOn(), until release(). */
    hold?: Hold;
    events: JobEvents;
}
