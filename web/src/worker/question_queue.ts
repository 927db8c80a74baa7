// Questions to jobs that are over and held, answered one after another, in slices like those of jobs.
//
//     ask ──> waiting ──> begun ──> slices ──> answer
//                           └── between slices: newer questions; one of the same job and kind takes the place of an older one,
//                               or withdraws it

import { errorContent, type Ask, type WorkerContent } from "../jobs/protocol";
import type { ModuleJob } from "./job_module";
import { SliceBudget } from "./slices";

interface Around {
    /** The job of that number; absent when it is held no more. */
    held(id: number): ModuleJob | undefined;
    post(content: WorkerContent): void;
    /** Resolves when the messages that wait have been delivered. */
    yieldToMessages(): Promise<void>;
    /** Told of a fault that makes the module unusable. */
    failed(id: number, fault: unknown): void;
}

/** How often it is told how much is done. */
const kTellMilliseconds = 150;

export class QuestionQueue {
    /** The first one is being answered. */
    private waiting: Ask[] = [];
    private working = false;

    constructor(private readonly around: Around) {}

    ask(asked: Ask): void {
        const isOlder = ({ id, question }: Ask): boolean => id === asked.id && question.question === asked.question.question;
        this.waiting = this.waiting.filter((other) => !isOlder(other));
        if (asked.question["withdrawn"] === true) return;
        this.waiting.push(asked);
        if (!this.working) void this.work();
    }

    /** Nobody waits for answers of that job any more. */
    drop(id: number): void {
        this.waiting = this.waiting.filter((asked) => asked.id !== id);
    }

    private async work(): Promise<void> {
        this.working = true;
        for (let asked = this.waiting[0]; asked; asked = this.waiting[0]) {
            try {
                await this.answer(asked);
            } catch (fault) {
                return this.around.failed(asked.id, fault);
            }
            this.waiting = this.waiting.filter((other) => other !== asked);
        }
        this.working = false;
    }

    private async answer(asked: Ask): Promise<void> {
        const { id, question } = asked;
        const job = this.around.held(id);
        if (!job) return;
        const fault = job.ask(question);
        if (fault) return this.around.post(errorContent(id, fault.kind, fault.message, fault.line, fault.column));
        const budget = new SliceBudget();
        let told = performance.now();
        for (let begun = performance.now(); job.workOut(budget.value); begun = performance.now()) {
            budget.took(performance.now() - begun, "");
            if (performance.now() - told >= kTellMilliseconds) {
                told = performance.now();
                this.around.post({ type: "answering", id, question, share: job.answerShare() });
            }
            await this.around.yieldToMessages();
            if (!this.waiting.includes(asked) || this.around.held(id) !== job) return;
        }
        const goesOn = job.canGoOn() ? { goes_on: true } : {};
        this.around.post({ type: "answer", id, question, report: job.answer(), ...goesOn });
    }
}
