// Serves a module's jobs: a message loop around a WebAssembly module. Its language is wasm/protocol.md; it knows neither jobs nor modules
// by name, nor who is at the other end: a page (worker.ts) or a program of node (web/src/node/worker.ts).
//
//     host ── start ──> parse ──> slices (running_job.ts) ──> done ──> held: ask (questions.ts), release
//                                   └── between slices: cancel, pause, further messages

import {
    errorContent,
    kProtocolVersion,
    parsePageMessage,
    type ErrorKind,
    type PageMessage,
    type Report,
    type Start,
    type WorkerContent,
    type WorkerMessage,
} from "../jobs/protocol";
import type { ExternalSolver } from "./external_solver";
import { ModuleJob, type JobModule } from "./job_module";
import { QuestionQueue } from "./question_queue";
import { RunningJob, type Surroundings } from "./running_job";
import { kBuild } from "../words/build";
import { say, speak } from "../words/say";

/** A module that is loaded. */
export interface Loaded {
    module: JobModule;
    /** How many work for a search, the worker itself included. */
    threads: number;
}

/** What jobs build and later ones could use (CachedTables in core/job/capabilities.hpp). */
export interface CachedTables {
    /** Gives a job what an earlier one has built, if it was kept. */
    use(job: ModuleJob): Promise<void>;
    /** Keeps what the job has built, if anything. */
    keep(job: ModuleJob): void;
}

/** Where a worker lives. */
export interface Host {
    /** Of the module that it runs. */
    readonly name: string;
    /** Rejects when the module cannot be started at all. */
    load(): Promise<Loaded>;
    post(message: WorkerMessage, transfer: ArrayBuffer[]): void;
    /** Who gets the messages from now on; null: nobody. */
    listen(receive: ((data: unknown) => void) | null): void;
    /** Lets messages that wait be delivered. */
    yieldToMessages(): Promise<void>;
    readonly externalSolver: ExternalSolver;
    readonly cachedTables: CachedTables;
    /** What to do where memory is refused, a sentence or more. */
    readonly withoutMemory: string;
}

/** A job that is over. */
interface Held {
    job: ModuleJob;
    start: Start;
    /** Time worked. */
    seconds: number;
}

class JobServer {
    private readonly running = new Map<number, RunningJob>();
    /** Jobs that are over, and held for questions, or to go on. */
    private readonly held = new Map<number, Held>();
    private readonly questions = new QuestionQueue({
        held: (id) => this.held.get(id)?.job,
        post: (content) => post(this.host, content),
        yieldToMessages: () => this.host.yieldToMessages(),
        failed: (id, fault) => this.fail(id, fault),
    });

    constructor(
        private readonly host: Host,
        private readonly module: JobModule,
    ) {}

    receive(data: unknown): void {
        const { name } = this.host;
        const message = parsePageMessage(data);
        if (message.type === "error") post(this.host, message);
        else if (message.module === name) this.handle(message);
        else this.refuse(message.id, say("this worker runs {own}, not {module}", { own: name, module: message.module }));
    }

    private handle(message: PageMessage): void {
        switch (message.type) {
            case "start":
                void this.run(message);
                break;
            case "cancel":
                this.running.get(message.id)?.cancel();
                break;
            case "pause":
            case "resume":
                this.running.get(message.id)?.rest(message.type === "pause");
                break;
            case "ping":
                post(this.host, { type: "pong", id: message.id });
                break;
            case "ask":
                if (this.held.has(message.id)) this.questions.ask(message);
                else this.refuse(message.id, `no job ${message.id} is held`);
                break;
            case "release":
                this.held.get(message.id)?.job.release();
                this.held.delete(message.id);
                break;
            case "go_on":
                void this.goOn(message.id);
                break;
            case "speak":
                speak(message.language);
                this.module.speak(message.language);
                break;
        }
    }

    private async run(start: Start): Promise<void> {
        const { id, request } = start;
        if (this.running.has(id) || this.held.has(id)) return this.refuse(id, say("there is a job {id} already", { id }));
        try {
            const job = this.module.start(request);
            if (!(job instanceof ModuleJob)) return post(this.host, errorContent(id, job.kind, job.message, job.line, job.column));
            await this.work(start, job);
        } catch (fault) {
            this.fail(id, fault);
        }
    }

    /** A job that was stopped goes on where it was, or begins anew where a question has taken what it held. */
    private async goOn(id: number): Promise<void> {
        const held = this.held.get(id);
        if (!held) return this.refuse(id, `no job ${id} is held`);
        this.questions.drop(id);
        this.held.delete(id);
        try {
            if (!held.job.canGoOn()) {
                held.job.release();
                return await this.run(held.start);
            }
            held.job.goOn();
            await this.work(held.start, held.job, held.seconds);
        } catch (fault) {
            this.fail(id, fault);
        }
    }

    /** Does a job from its first slice, or the one where it was stopped, to its report. */
    private async work(start: Start, job: ModuleJob, worked?: number): Promise<void> {
        const { host } = this;
        const { id, hold } = start;
        const { externalSolver, cachedTables } = host;
        const progress: Surroundings["progress"] = (told) => post(host, { type: "progress", id, ...told });
        const run = new RunningJob(job, { externalSolver, yieldToMessages: () => host.yieldToMessages(), progress }, worked);
        this.running.set(id, run);
        if (worked === undefined) await cachedTables.use(job);
        await run.run();
        this.running.delete(id);
        const defect = job.defect();
        if (defect !== "") throw new Error(`its own check failed: ${defect}`);
        const { seconds } = run;
        const stopped = job.canGoOn();
        const goesOn = stopped ? { goes_on: true } : {};
        post(host, { type: "done", id, job: start.request.job, report: job.report(seconds), seconds, ...goesOn });
        cachedTables.keep(job);
        if (hold === true || (hold === "stopped" && stopped)) this.held.set(id, { job, start, seconds });
        else job.release();
    }

    /** Answers a message that this worker cannot take. */
    private refuse(id: number, message: string): void {
        post(this.host, errorContent(id, "protocol", message));
    }

    /** Reports a fault that makes the module unusable; nothing is answered after it, whoever asks starts another worker. */
    private fail(id: number, fault: unknown): void {
        const kind = this.kindOf(fault);
        const reason = fault instanceof Error ? fault.message : String(fault);
        const stopped = (): string => say("The solver stopped unexpectedly ({reason}).", { reason });
        this.host.listen(null);
        post(this.host, errorContent(id, kind, kind === "memory" ? this.host.withoutMemory : stopped()));
    }

    /** What went wrong in the module. Refused memory arrives as the RangeError of wasm/job_module.cpp, or stops a thread. */
    private kindOf(fault: unknown): ErrorKind {
        if (this.module.memoryRefused()) return "memory";
        return fault instanceof RangeError && /memory/.test(fault.message) ? "memory" : "crash";
    }
}

function post(host: Host, content: WorkerContent): void {
    const { report } = content as { report?: Report };
    const transfer = report instanceof Uint8Array ? [report.buffer as ArrayBuffer] : [];
    host.post({ v: kProtocolVersion, module: host.name, ...content }, transfer);
}

/** Loads the module and does what it is told from then on; messages that come before wait. */
export async function serveJobs(host: Host): Promise<void> {
    const waiting: unknown[] = [];
    host.listen((data) => waiting.push(data));
    try {
        const { module, threads } = await host.load();
        const server = new JobServer(host, module);
        post(host, { type: "ready", version: module.version(), threads, build: kBuild });
        host.listen((data) => server.receive(data));
        waiting.forEach((data) => server.receive(data));
    } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        post(host, errorContent(0, "load", say("The {module} could not be loaded: {reason}", { module: host.name, reason })));
    }
}
