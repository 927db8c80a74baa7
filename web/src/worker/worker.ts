// The worker: a message loop around a WebAssembly module that does jobs. Its language is wasm/protocol.md; it knows neither jobs nor
// modules by name. The worker's own name says which module it runs: solver.js and solver.wasm for a worker named "solver", or its
// build with threads (load_module.ts), which changes nothing here.
//
//     page ── start ──> parse ──> slice ──> slice ──> ... ──> done
//                                   └── between slices: cancel, further messages, progress, and errands: integer programs that
//                                       HiGHS solves in a worker of its own (highs_client.ts)

import { get, set } from "idb-keyval";
import {
    errorContent,
    kProtocolVersion,
    parsePageMessage,
    type ErrorKind,
    type PageMessage,
    type Progress,
    type SampleRequest,
    type Start,
    type Steer,
    type WorkerContent,
    type WorkerMessage,
} from "../jobs/protocol";
import { HighsClient } from "./highs_client";
import type { Errand, JobModule } from "./job_module";
import { loadModule, type ModuleScope } from "./load_module";
import { makeYielder, RateMeter, SliceBudget } from "./slices";
import { startWorker } from "../jobs/start_worker";

// Often enough to look alive, seldom enough that drawing it costs the job little.
const kProgressMilliseconds = 150;

interface WorkerScope extends ModuleScope {
    location: { href: string };
    /** Set by a worker that was started from a blob and so does not know where its files are. */
    shuntBase?: string;
    postMessage(message: WorkerMessage): void;
    onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
const scope = self as unknown as WorkerScope;

interface Running {
    id: number;
    cancelled: boolean;
    paused: boolean;
    /** Set while a job waits: paused for a word, or for its errand. */
    wake: (() => void) | undefined;
}
let running: Running | undefined;
/** The job whose outcome the module still holds; 0 for none. */
let lastId = 0;

const yieldToMessages = makeYielder();
const folder = (): string => scope.shuntBase ?? new URL(".", scope.location.href).href;
const solver = new HighsClient(() => startWorker(folder(), "highs_worker.js", "highs"));

function post(content: WorkerContent): void {
    scope.postMessage({ v: kProtocolVersion, module: scope.name, ...content });
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
            ? "The browser refused the memory this job needs. Close other tabs, or use the command line for this puzzle."
            : `The solver stopped unexpectedly (${reason}).`;
    scope.onmessage = null;
    post(errorContent(id, kind, message));
}

/** Time the job has worked, and what follows from it. */
class Meter {
    seconds = 0;
    private readonly rate = new RateMeter();
    private lastPost = -Infinity;

    constructor(private readonly id: number) {}

    postProgress(progress: Progress): void {
        const now = performance.now();
        if (now - this.lastPost < kProgressMilliseconds) return;
        this.lastPost = now;
        const rate = this.rate.update(progress.done, this.seconds);
        post({ type: "progress", id: this.id, seconds: this.seconds, rate, ...progress });
    }
}

/** Has an errand done; progress is told meanwhile, and a cancel ends it at once. */
async function runErrand(module: JobModule, job: Running, meter: Meter, errand: Errand): Promise<void> {
    const { program: text, presolve, seconds } = errand;
    const before = meter.seconds;
    const begin = performance.now();
    const pulse = setInterval(() => {
        meter.seconds = before + (performance.now() - begin) / 1000;
        meter.postProgress(module.progress());
    }, kProgressMilliseconds);
    job.wake = () => job.cancelled && solver.stop();
    const answer = await solver.solve({ text, presolve, ...(seconds > 0 ? { seconds } : {}) });
    clearInterval(pulse);
    job.wake = undefined;
    meter.seconds = before + (performance.now() - begin) / 1000;
    if (answer.outcome === "cancelled") return;
    module.bring(answer.outcome, answer.outcome === "solution" ? answer.text : answer.reason, answer.seconds);
}

async function runSlices(module: JobModule, job: Running, meter: Meter): Promise<void> {
    const budget = new SliceBudget();
    meter.postProgress(module.progress());
    for (;;) {
        const before = performance.now();
        const goesOn = module.advance(budget.value);
        const milliseconds = performance.now() - before;
        meter.seconds += milliseconds / 1000;
        if (!goesOn) return;
        const progress = module.progress();
        budget.took(milliseconds, progress.phase);
        meter.postProgress(progress);
        await yieldToMessages();
        const errand = job.cancelled ? undefined : module.errand();
        if (errand) await runErrand(module, job, meter, errand);
        while (job.paused && !job.cancelled) await new Promise<void>((resolve) => (job.wake = resolve));
        if (job.cancelled) return module.stop();
    }
}

/** Gives a job what an earlier one has built, if the browser has kept it. */
async function useKept(module: JobModule, name: string): Promise<void> {
    // A browser that keeps nothing (a private window, a frame without an origin) is no obstacle: the job builds its own.
    const kept: unknown = await get(name).catch(() => undefined);
    if (kept instanceof Uint8Array) module.useKeepsake(kept);
}

function keep(name: string, bytes: Uint8Array): void {
    if (bytes.length > 0) void set(name, bytes).catch(() => undefined);
}

async function runJob(module: JobModule, { id, request }: Start): Promise<void> {
    if (running) return post(errorContent(id, "busy", "another job is running"));
    const job: Running = { id, cancelled: false, paused: false, wake: undefined };
    running = job;
    try {
        const fault = module.start(request);
        lastId = fault ? 0 : id;
        if (fault) return post(errorContent(id, fault.kind, fault.message, fault.line, fault.column));
        const keepsake = module.keepsakeName();
        if (keepsake !== "") await useKept(module, keepsake);
        const meter = new Meter(id);
        await runSlices(module, job, meter);
        const defect = module.defect();
        if (defect !== "") throw new Error(`its own check failed: ${defect}`);
        const report = module.report(meter.seconds);
        post({ type: "done", id, job: request.job, report, seconds: meter.seconds });
        if (keepsake !== "") keep(keepsake, module.keepsake());
    } catch (fault) {
        fail(module, id, fault);
    } finally {
        running = undefined;
    }
}

function answerSample(module: JobModule, request: SampleRequest): void {
    if (running) return post(errorContent(request.id, "busy", "another job is running"));
    try {
        const sample = request.id === lastId ? module.sample(request.depth, request.index) : undefined;
        if (!sample) return post(errorContent(request.id, "input", `no position is kept for depth ${request.depth}`));
        const { depth, index } = request;
        post({ type: "sample", id: request.id, depth, index, ...sample });
    } catch (fault) {
        fail(module, request.id, fault);
    }
}

function steer(job: Running, word: Steer["type"]): void {
    if (word === "cancel") job.cancelled = true;
    else job.paused = word === "pause";
    job.wake?.();
}

function handle(module: JobModule, message: PageMessage): void {
    switch (message.type) {
        case "start":
            void runJob(module, message);
            break;
        case "cancel":
        case "pause":
        case "resume":
            if (running?.id === message.id) steer(running, message.type);
            break;
        case "sample":
            answerSample(module, message);
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
            else post(errorContent(message.id, "protocol", `this worker runs ${scope.name}, not ${message.module}`));
        };
        post({ type: "ready", version: module.version(), threads });
        scope.onmessage = (event) => receive(event.data);
        waiting.forEach(receive);
    } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        post(errorContent(0, "load", `The ${scope.name} could not be loaded: ${reason}`));
    }
}

void main();
