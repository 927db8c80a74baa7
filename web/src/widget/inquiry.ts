// Waiting for the solver: what the reader is told meanwhile, and when there is no answer.

import type { Told } from "../jobs/job";
import { say } from "../words/say";
import type { Tell } from "./events";
import { isSolverLoaded, NoAnswer, Withdrawn } from "./solver";

/** What lasts longer says so. */
const kPatienceMilliseconds = 300;

export class Inquiry {
    /** The reader has asked how far it is: then he is told after every move. */
    wantsToKnow = false;
    /** Why the last question has no answer. */
    fault: string | undefined;
    private busy = false;
    private progress: string | undefined;

    /** `changed` is called whenever something else is to be seen. */
    constructor(
        private readonly tell: Tell,
        private readonly changed: () => void,
    ) {}

    /** What the reader waits for; nothing as long as that is not worth saying. */
    get waiting(): string | undefined {
        return this.busy ? (this.progress ?? (isSolverLoaded() ? say("Searching") : say("Loading the solver"))) : undefined;
    }

    /** Waits for an answer; rejects as `question` does. */
    async answer<Answer>(question: () => Promise<Answer>): Promise<Answer> {
        this.fault = undefined;
        this.wantsToKnow = true;
        const patience = setTimeout(() => this.wait(true), kPatienceMilliseconds);
        try {
            return await question();
        } finally {
            clearTimeout(patience);
            this.wait(false);
        }
    }

    progressed(told: Told): void {
        this.tell("progress", told);
        const { done: count } = told;
        this.progress = say("{count, plural, one {# position} other {# positions}} searched", { count });
        if (this.busy) this.changed();
    }

    /** Shows why there is no answer, and returns it; nothing when the question was taken back. Throws what is no such reason. */
    failed(fault: unknown): string | undefined {
        if (!(fault instanceof NoAnswer)) throw fault;
        if (fault instanceof Withdrawn) return undefined;
        this.fault = fault.message;
        this.changed();
        this.tell("error", { message: fault.message });
        return fault.message;
    }

    private wait(busy: boolean): void {
        this.busy = busy;
        this.progress = undefined;
        this.changed();
    }
}
