// A job of the worker from its start to its report: slices, with time between them for messages, progress and the external solver.
//
//     advance ──> progress ──> let messages in ──> solver? rest? cancelled? ──> advance ──> ... ──> report

import type { ExternalSolver } from "./external_solver";
import type { SolverRequest, ModuleJob } from "./job_module";
import type { Progress } from "../jobs/protocol";
import { RateMeter, SliceBudget } from "./slices";

// Often enough to look alive, seldom enough that drawing it costs the job little.
const kProgressMilliseconds = 150;

export interface Surroundings {
    externalSolver: ExternalSolver;
    /** Resolves when the messages that wait have been delivered. */
    yieldToMessages(): Promise<void>;
    progress(progress: Progress & { seconds: number; rate: number }): void;
}

export class RunningJob {
    private cancelled = false;
    private resting = false;
    /** Set while the job waits: resting, or for its external solver. */
    private wake: (() => void) | undefined;
    private readonly rate = new RateMeter();
    private lastProgress = -Infinity;

    constructor(
        readonly job: ModuleJob,
        private readonly around: Surroundings,
        /** Time worked, without the time spent waiting between slices; of a job that goes on, what it has worked before. */
        public seconds = 0,
    ) {}

    cancel(): void {
        this.cancelled = true;
        this.wake?.();
    }

    rest(resting: boolean): void {
        this.resting = resting;
        this.wake?.();
    }

    /** Works until the job has ended or was cancelled. Rejects when the module stopped. */
    async run(): Promise<void> {
        const budget = new SliceBudget();
        this.tell(this.job.progress());
        for (;;) {
            await this.wait();
            if (this.cancelled) return this.job.stop();
            const before = performance.now();
            const goesOn = this.job.advance(budget.value);
            const milliseconds = performance.now() - before;
            this.seconds += milliseconds / 1000;
            if (!goesOn) return;
            const progress = this.job.progress();
            budget.took(milliseconds, progress.phase);
            this.tell(progress);
        }
    }

    private async wait(): Promise<void> {
        await this.around.yieldToMessages();
        const request = this.cancelled ? undefined : this.job.solverRequest();
        if (request) await this.askSolver(request);
        while (this.resting && !this.cancelled) await new Promise<void>((resolve) => (this.wake = resolve));
        this.wake = undefined;
    }

    /** Has the external solver asked; progress is told meanwhile, and a cancel ends it at once. */
    private async askSolver(request: SolverRequest): Promise<void> {
        const before = this.seconds;
        const begin = performance.now();
        const pulse = setInterval(() => {
            this.seconds = before + (performance.now() - begin) / 1000;
            this.tell(this.job.progress());
        }, kProgressMilliseconds);
        const answer = await this.around.externalSolver.run(request, (stop) => (this.wake = () => this.cancelled && stop()));
        clearInterval(pulse);
        this.wake = undefined;
        this.seconds = before + (performance.now() - begin) / 1000;
        if (answer.outcome === "cancelled") return;
        this.job.answerSolver(answer.outcome, answer.outcome === "solution" ? answer.text : answer.reason, answer.seconds);
    }

    private tell(progress: Progress): void {
        const now = performance.now();
        if (now - this.lastProgress < kProgressMilliseconds) return;
        this.lastProgress = now;
        this.around.progress({ ...progress, seconds: this.seconds, rate: this.rate.update(progress.done, this.seconds) });
    }
}
