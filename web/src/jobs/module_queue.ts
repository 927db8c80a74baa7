// The jobs of one module, which its worker does one at a time. They wait here and not in the worker: what waits can be cancelled at once,
// outlives the worker, and is started only when the module is loaded.
//
//     start ──> waiting ──> running ──> done | failed | dropped
//                 ^            │ ^
//     worker lost │       rest v │ go on       a job of higher priority, or its owner, puts a job to rest
//                 └──────── resting
//
// Where turns are short, a job that others of its priority wait for goes to the end of the line when its turn is over: a question is
// answered while another counts. What has begun keeps its memory, so only some begin.
//
// The memory of a module only grows: a worker that has held much is replaced once it has had nothing to do for some time.
//
// A job that was stopped and is held can go on where it was, in its turn.
//
// When the worker is lost, the job that ran is lost with it; those that rest wait again, and begin anew.

import type { Clock } from "./clock";
import type { Asked, Failure, JobState, Ticket } from "./job";
import type { Answer, ErrorKind, Hold, Question, Report, WorkerContent } from "./protocol";
import { WorkerLink, type Watch } from "./worker_link";
import type { Language } from "../words/say";

/** A worker that has not ended a job by then is ended itself. */
const kCancelMilliseconds = 200;
/** Jobs in their turns that have begun and are not done: each has memory of its own. */
const kMostBegun = 3;
/** A worker that has held more bytes than this for a job gives them back ... */
const kMuch = 150_000_000;
// ... when it has been idle for so many milliseconds: what a job has built is in the browser's database by then.
const kIdleMilliseconds = 3_000;
/** As many as the worker may still have to end when it is given another: one, or hasty owners would leave it nothing else to do. */
const kMostEnding = 1;

/** Most bytes of jobs that were stopped, of held results and of the job that runs: beyond it the oldest of the first is let go. */
const kMostHeld = 1_500_000_000;

interface Entry {
    readonly ticket: Ticket;
    readonly asked: Asked;
    state: JobState;
    /** By its owner: neither begins nor goes on. */
    paused: boolean;
    /** The worker knows the job. */
    posted: boolean;
    hold: Hold;
    /** That it holds, or will need, as far as is known. */
    bytes: number;
    /** Set once it is being cancelled: forgets that the worker owes an answer. */
    answered: (() => void) | undefined;
}

/** A result that the worker holds. */
interface Held {
    readonly asked: Asked;
    readonly bytes: number;
    /** Of a job that was stopped. */
    goesOn: boolean;
}

function priorityOf(entry: Entry): number {
    return entry.asked.priority ?? 0;
}

export class ModuleQueue {
    private readonly link: WorkerLink;
    private entries: Entry[] = [];
    /** The oldest first. */
    private readonly held = new Map<Ticket, Held>();
    /** Ends the turn of the job that runs; undefined while nobody waits for it. */
    private endTurn: (() => void) | undefined;
    /** Most bytes that the worker has held. */
    private mostBytes = 0;
    /** Set while a worker that has held much has nothing to do. */
    private stopIdling: (() => void) | undefined;

    /** `makeWorker` may throw; `turn`: milliseconds, absent where jobs run to their end. */
    constructor(
        module: Asked["module"],
        makeWorker: () => Worker,
        private readonly clock: Clock,
        watch: Watch,
        private readonly turn?: number,
    ) {
        const events = {
            ready: () => this.work(),
            message: (content: Parameters<ModuleQueue["received"]>[0]) => this.received(content),
            broken: (kind: ErrorKind, text: string, id: number) => this.broken(kind, text, id),
        };
        this.link = new WorkerLink(module, makeWorker, clock, events, watch);
    }

    /** Loads the module beforehand, which makes the first job begin at once. */
    warmUp(): void {
        this.link.open();
    }

    /** From now on what its worker says is in this language. */
    speak(language: Language): void {
        this.link.speak(language);
    }

    start(ticket: Ticket, asked: Asked): void {
        const older = this.entries.filter((entry) => asked.lane !== undefined && entry.asked.lane === asked.lane);
        for (const entry of older) {
            if (entry.hold === "stopped") entry.hold = false;
            this.cancel(entry.ticket);
        }
        const hold = asked.hold ?? false;
        const begun = { paused: false, posted: false, bytes: 0, answered: undefined };
        this.entries.push({ ticket, asked, state: "waiting", hold, ...begun });
        queueMicrotask(() => this.work());
    }

    /** Ends a job; no effect when there is none of that ticket. */
    cancel(ticket: Ticket): void {
        const entry = this.find(ticket);
        if (!entry || entry.answered) return;
        if (!entry.posted) return this.drop(entry);
        entry.answered = this.clock.after(kCancelMilliseconds, () => {
            this.drop(entry);
            this.replace();
        });
        this.link.send({ type: "cancel", id: ticket });
    }

    /** Puts a job to rest, or lets it go on. */
    pause(ticket: Ticket, paused: boolean): void {
        const entry = this.find(ticket);
        if (!entry || entry.paused === paused) return;
        entry.paused = paused;
        if (paused && entry.state === "running" && !entry.answered) this.rest(entry);
        queueMicrotask(() => this.work());
    }

    /** Asks more of a job that is over, answered by its answer(). No effect when its result is not held. */
    ask(ticket: Ticket, question: Question): void {
        if (this.held.has(ticket)) this.link.send({ type: "ask", id: ticket, question });
    }

    /** Has a job that was stopped go on, when it is its turn; false when it is not held. */
    goOn(ticket: Ticket): boolean {
        const held = this.held.get(ticket);
        if (!held?.goesOn) return false;
        this.held.delete(ticket);
        const { asked, bytes } = held;
        const begun = { paused: false, posted: true, bytes, answered: undefined };
        this.entries.push({ ticket, asked, state: "resting", hold: asked.hold ?? false, ...begun });
        this.link.send({ type: "go_on", id: ticket });
        this.link.send({ type: "pause", id: ticket });
        queueMicrotask(() => this.work());
        return true;
    }

    /** Forgets a result that is held, or will be. */
    release(ticket: Ticket): void {
        const entry = this.find(ticket);
        if (entry) entry.hold = false;
        if (this.held.delete(ticket)) this.link.send({ type: "release", id: ticket });
        this.idle();
    }

    /** Ends the worker; all jobs are dropped, and results that are held are gone. */
    close(): void {
        this.entries.forEach((entry) => this.drop(entry));
        this.letGo();
        this.mostBytes = 0;
        this.idle();
        this.link.close();
    }

    private find(ticket: Ticket): Entry | undefined {
        return this.entries.find((entry) => entry.ticket === ticket);
    }

    /** Gives the worker what it should do now. */
    private work(): void {
        // The next follows right behind a cancel: the worker ends the one before it turns to the other.
        const ending = this.entries.filter((entry) => entry.answered);
        const running = this.entries.find((entry) => entry.state === "running" && !entry.answered);
        const next = this.next(running);
        this.takeTurns(running);
        this.idle();
        if (!next || next === running || ending.length > kMostEnding) return this.link.watchOver((running ?? ending[0])?.ticket);
        if (!this.link.ready) return this.link.open();
        if (running) this.rest(running);
        this.run(next);
        this.endTurn?.(); // of the one before
        this.endTurn = undefined;
        this.takeTurns(next);
    }

    private idle(): void {
        const isIdle = this.entries.length === 0 && this.held.size === 0 && this.mostBytes > kMuch;
        if (isIdle === (this.stopIdling !== undefined)) return;
        this.stopIdling?.();
        this.stopIdling = isIdle ? this.clock.after(kIdleMilliseconds, () => this.giveBack()) : undefined;
    }

    private giveBack(): void {
        this.stopIdling = undefined;
        this.replace();
    }

    private run(entry: Entry): void {
        const { ticket, asked, posted, hold } = entry;
        entry.posted = true;
        this.enter(entry, "running");
        this.link.watchOver(ticket);
        if (posted) this.link.send({ type: "resume", id: ticket });
        else this.link.send({ type: "start", id: ticket, request: asked.request, hold });
    }

    /** The first of those with the highest priority; the one that runs before others of its priority. */
    private next(running: Entry | undefined): Entry | undefined {
        const able = this.able();
        const highest = Math.max(...able.map(priorityOf));
        if (running && able.includes(running) && priorityOf(running) === highest) return running;
        return able.find((entry) => priorityOf(entry) === highest);
    }

    /** Those that could run. In turns, no further one begins while enough have. */
    private able(): Entry[] {
        const able = this.entries.filter((entry) => !entry.paused && !entry.answered);
        const isFull = this.turn !== undefined && able.filter((entry) => entry.posted).length >= kMostBegun;
        return isFull ? able.filter((entry) => entry.posted) : able;
    }

    /** Sets the end of the turn of the job that runs, while others of its priority wait. */
    private takeTurns(running: Entry | undefined): void {
        const isEqual = (entry: Entry): boolean => entry !== running && priorityOf(entry) === priorityOf(running!);
        const isWanted = running !== undefined && this.able().some(isEqual);
        if (this.turn === undefined || isWanted === (this.endTurn !== undefined)) return;
        this.endTurn?.();
        this.endTurn = isWanted ? this.clock.after(this.turn, () => this.pass()) : undefined;
    }

    /** The job that runs goes to the end of the line. */
    private pass(): void {
        this.endTurn = undefined;
        const running = this.entries.find((entry) => entry.state === "running" && !entry.answered);
        if (running) {
            this.entries = [...this.entries.filter((entry) => entry !== running), running];
            this.rest(running);
        }
        this.work();
    }

    private rest(entry: Entry): void {
        this.link.send({ type: "pause", id: entry.ticket });
        this.enter(entry, "resting");
    }

    private enter(entry: Entry, state: JobState): void {
        entry.state = state;
        this.tell(() => entry.asked.events.state?.(state));
    }

    private received(content: Exclude<WorkerContent, { type: "ready" | "pong" }>): void {
        const entry = this.find(content.id);
        switch (content.type) {
            case "answering":
                return this.tell(() => this.held.get(content.id)?.asked.events.answering?.(content));
            case "answer":
                return this.answered(content);
            case "progress":
                this.note(entry, content.bytes, content.bytes_needed);
                return this.tell(() => entry?.asked.events.progress?.(content));
            case "done":
                if (entry) this.done(entry, content.report, content.goes_on ?? false);
                break;
            case "error":
                if (entry) this.fail(entry, { ...content, again: false });
                break;
        }
        this.work();
    }

    private done(entry: Entry, report: Report, goesOn: boolean): void {
        const { ticket, asked, hold, bytes } = entry;
        const isHeld = hold === true || (hold === "stopped" && goesOn);
        if (isHeld) this.held.set(ticket, { asked, bytes, goesOn });
        // Let go of while it ran.
        else if (asked.hold && !hold) this.link.send({ type: "release", id: ticket });
        this.remove(entry);
        this.tell(() => asked.events.done(report, isHeld && goesOn));
        this.keepWithin();
    }

    private answered(content: { id: number } & Answer): void {
        const held = this.held.get(content.id);
        if (held) held.goesOn = content.goes_on ?? false;
        this.tell(() => this.held.get(content.id)?.asked.events.answer?.(content));
    }

    /** A job tells how much it holds. */
    private note(entry: Entry | undefined, bytes: number, needed: number): void {
        if (bytes > this.mostBytes) this.mostBytes = bytes;
        if (!entry) return;
        entry.bytes = Math.max(bytes, needed);
        this.keepWithin();
    }

    /** Lets go of what was stopped, the oldest first, until all fits. */
    private keepWithin(): void {
        const sum = (all: Iterable<{ bytes: number }>): number => [...all].reduce((bytes, one) => bytes + one.bytes, 0);
        let bytes = sum(this.entries) + sum(this.held.values());
        for (const [ticket, held] of [...this.held]) {
            if (bytes <= kMostHeld) return;
            if (!held.goesOn) continue;
            bytes -= held.bytes;
            this.release(ticket);
            this.tell(() => held.asked.events.gone?.());
        }
    }

    private fail(entry: Entry, failure: Failure): void {
        this.remove(entry);
        this.tell(() => entry.asked.events.failed(failure));
    }

    private drop(entry: Entry): void {
        this.remove(entry);
        this.tell(() => entry.asked.events.dropped?.());
    }

    private remove(entry: Entry): void {
        entry.answered?.();
        this.entries = this.entries.filter((other) => other !== entry);
        this.idle();
    }

    /** The worker was lost. What could not be loaded for one job cannot be for the next: all fail, and a later one tries again. */
    private broken(kind: ErrorKind, text: string, id: number): void {
        const failure = { kind, message: text, line: 0, column: 0, again: true };
        if (kind === "load") return this.entries.forEach((entry) => this.fail(entry, failure));
        const blamed = id === 0 ? this.entries.find((entry) => entry.state === "running") : this.find(id);
        // Without what was stopped, which goes with this worker, it may fit.
        const mayFit = kind === "memory" && [...this.held.values()].some(({ goesOn }) => goesOn);
        if (blamed?.answered) this.drop(blamed);
        else if (blamed && !mayFit) this.fail(blamed, failure);
        this.replace();
    }

    /** Starts another worker, and from the beginning what the old one had begun. */
    private replace(): void {
        this.link.close();
        this.mostBytes = 0;
        this.letGo();
        for (const entry of this.entries) {
            if (entry.answered) this.drop(entry);
            else if (entry.posted) {
                entry.posted = false;
                this.enter(entry, "waiting");
            }
        }
        this.link.open();
    }

    /** Results are gone with their worker. */
    private letGo(): void {
        this.held.forEach(({ asked }) => this.tell(() => asked.events.gone?.()));
        this.held.clear();
    }

    /** Who is told may call the queue, so he is told when the queue has finished. */
    private tell(action: () => void): void {
        queueMicrotask(action);
    }
}
