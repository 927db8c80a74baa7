// The worker: a message loop around a WebAssembly module that does jobs. Its language is wasm/protocol.md; it knows neither jobs nor
// modules by name. The worker's own name says which module it runs: solver.js and solver.wasm for a worker named "solver", or its
// build with threads (load_module.ts), which changes nothing here.
//
//     page ── start ──> parse ──> slices (running_job.ts) ──> done ──> held: sample, release
//                                   └── between slices: cancel, pause, further messages

import {
    errorContent,
    kProtocolVersion,
    parsePageMessage,
    type ErrorKind,
    type PageMessage,
    type Report,
    type SampleRequest,
    type Start,
    type WorkerContent,
    type WorkerMessage,
} from "../jobs/protocol";
import { startWorker } from "../jobs/start_worker";
import { Errands } from "./errands";
import { HighsClient } from "./highs_client";
import { ModuleJob, type JobModule } from "./job_module";
import { keep, useKeepsake } from "./keepsakes";
import { loadModule, type ModuleScope } from "./load_module";
import { RunningJob } from "./running_job";
import { makeYielder } from "./slices";
import { kBuild } from "../words/build";
import { say } from "../words/say";

interface WorkerScope extends ModuleScope {
    location: { href: string };
    /** Set by a worker that was started from a blob and so does not know where its files are. */
    shuntBase?: string;
    postMessage(message: WorkerMessage, transfer: Transferable[]): void;
    onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
const scope = self as unknown as WorkerScope;

const running = new Map<number, RunningJob>();
/** Jobs that are over, and held for questions. */
const held = new Map<number, ModuleJob>();

const yieldToMessages = makeYielder();
const folder = (): string => scope.shuntBase ?? new URL(".", scope.location.href).href;
const errands = new Errands(new HighsClient(() => startWorker(folder(), "highs_worker.js", "highs")));

function post(content: WorkerContent): void {
    const { report } = content as { report?: Report };
    scope.postMessage({ v: kProtocolVersion, module: scope.name, ...content }, report instanceof Uint8Array ? [report.buffer] : []);
}

/** What went wrong in the module. Refused memory arrives as the RangeError of wasm/job_module.cpp, or stops a thread. */
function kindOf(module: JobModule, fault: unknown): ErrorKind {
    if (module.memoryRefused()) return "memory";
    return fault instanceof RangeError && /memory/.test(fault.message) ? "memory" : "crash";
}

/** Reports a fault that makes the module unusable; nothing is answered after it, the page starts another worker. */
function fail(module: JobModule, id: number, fault: unknown): void {
    const kind = kindOf(module, fault);
    const reason = fault instanceof Error ? fault.message : String(fault);
    const message =
        kind === "memory"
            ? say("The browser refused the memory this job needs. Close other tabs, or use the command line for this puzzle.")
            : say("The solver stopped unexpectedly ({reason}).", { reason });
    scope.onmessage = null;
    post(errorContent(id, kind, message));
}

/** Answers a message that this worker cannot take. */
function refuse(id: number, message: string): void {
    post(errorContent(id, "protocol", message));
}

async function runJob(module: JobModule, { id, request, hold, binary = false }: Start): Promise<void> {
    if (running.has(id) || held.has(id)) return refuse(id, say("there is a job {id} already", { id }));
    try {
        const job = module.start(request, binary);
        if (!(job instanceof ModuleJob)) return post(errorContent(id, job.kind, job.message, job.line, job.column));
        const run = new RunningJob(job, { errands, yieldToMessages, progress: (told) => post({ type: "progress", id, ...told }) });
        running.set(id, run);
        await useKeepsake(job);
        await run.run();
        running.delete(id);
        const defect = job.defect();
        if (defect !== "") throw new Error(`its own check failed: ${defect}`);
        post({ type: "done", id, job: request.job, report: job.report(run.seconds), seconds: run.seconds });
        keep(job);
        if (hold) held.set(id, job);
        else job.release();
    } catch (fault) {
        fail(module, id, fault);
    }
}

function answerSample(module: JobModule, { id, depth, index }: SampleRequest): void {
    const job = held.get(id);
    if (!job) return post(errorContent(id, "protocol", `no job ${id} is held`));
    try {
        post({ type: "sample", id, depth, index, ...job.sample(depth, index) });
    } catch (fault) {
        fail(module, id, fault);
    }
}

function handle(module: JobModule, message: PageMessage): void {
    switch (message.type) {
        case "start":
            void runJob(module, message);
            break;
        case "cancel":
            running.get(message.id)?.cancel();
            break;
        case "pause":
        case "resume":
            running.get(message.id)?.rest(message.type === "pause");
            break;
        case "ping":
            post({ type: "pong", id: message.id });
            break;
        case "sample":
            answerSample(module, message);
            break;
        case "release":
            held.get(message.id)?.release();
            held.delete(message.id);
            break;
    }
}

async function main(): Promise<void> {
    const waiting: unknown[] = [];
    scope.onmessage = (event) => waiting.push(event.data);
    try {
        const { module, threads } = await loadModule(scope, folder());
        const receive = (data: unknown): void => {
            const message = parsePageMessage(data);
            if (message.type === "error") post(message);
            else if (message.module === scope.name) handle(module, message);
            else refuse(message.id, say("this worker runs {own}, not {module}", { own: scope.name, module: message.module }));
        };
        post({ type: "ready", version: module.version(), threads, build: kBuild });
        scope.onmessage = (event) => receive(event.data);
        waiting.forEach(receive);
    } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        post(errorContent(0, "load", say("The {module} could not be loaded: {reason}", { module: scope.name, reason })));
    }
}

void main();
