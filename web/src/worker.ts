// The solver worker: a message loop around the solver module. Its language is wasm/protocol.md.
//
//     page ── start ──> parse ──> slice ──> slice ──> ... ──> done
//                                   └── between slices: cancel, further messages, progress

import {
    errorMessage,
    kProtocolVersion,
    parsePageMessage,
    type Progress,
    type ErrorKind,
    type PageMessage,
    type SampleRequest,
    type Start,
    type WorkerMessage,
} from "./protocol";
import { makeYielder, RateMeter, SliceBudget } from "./slices";
import { SolverModule, type SolverExports } from "./solver_module";
import { startModule, type Factory } from "./wasm_module";

// Often enough to look alive, seldom enough that drawing it costs the job little.
const kProgressMilliseconds = 150;

interface WorkerScope {
    location: { href: string };
    /** Set by a worker that was started from a blob and so does not know where its files are. */
    shuntBase?: string;
    createSolver?: Factory<SolverExports>;
    importScripts(url: string): void;
    postMessage(message: WorkerMessage): void;
    onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
const scope = self as unknown as WorkerScope;

interface Running {
    id: number;
    cancelled: boolean;
}
let running: Running | undefined;
/** The job whose outcome the module still holds. */
let lastJob: Start | undefined;

const yieldToMessages = makeYielder();

function post(message: WorkerMessage): void {
    scope.postMessage(message);
}

async function loadModule(): Promise<SolverModule> {
    const base = scope.shuntBase ?? new URL(".", scope.location.href).href;
    if (typeof WebAssembly === "undefined") throw new Error("WebAssembly is switched off in this browser");
    scope.importScripts(base + "solver.js");
    if (!scope.createSolver) throw new Error("solver.js is not the solver");
    const silence = { print: () => undefined, printErr: () => undefined };
    const exports = await startModule(scope.createSolver, base + "solver.wasm", silence);
    return new SolverModule(exports);
}

/** What went wrong in the module. Refused memory arrives as the RangeError of wasm/solver_module.cpp. */
function kindOf(fault: unknown): ErrorKind {
    return fault instanceof RangeError && /memory/.test(fault.message) ? "memory" : "crash";
}

/** Reports a fault that makes the module unusable; nothing is answered after it, the page starts another worker. */
function fail(id: number, fault: unknown): void {
    const kind = kindOf(fault);
    const reason = fault instanceof Error ? fault.message : String(fault);
    const message =
        kind === "memory"
            ? "The browser refused the memory this job needs. Close other tabs, or use the command line for this puzzle."
            : `The solver stopped unexpectedly (${reason}).`;
    scope.onmessage = null;
    post(errorMessage(id, kind, message));
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
        post({ v: kProtocolVersion, type: "progress", id: this.id, seconds: this.seconds, rate, ...progress });
    }
}

async function runSlices(module: SolverModule, job: Running, meter: Meter): Promise<void> {
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
        if (job.cancelled) return module.stop();
    }
}

async function runJob(module: SolverModule, request: Start): Promise<void> {
    if (running) return post(errorMessage(request.id, "busy", "another job is running"));
    const job = { id: request.id, cancelled: false };
    running = job;
    try {
        const fault = module.start(request);
        lastJob = fault ? undefined : request;
        if (fault) return post(errorMessage(request.id, fault.kind, fault.message, fault.line, fault.column));
        const meter = new Meter(request.id);
        await runSlices(module, job, meter);
        const defect = module.defect();
        if (defect !== "") throw new Error(`its own check failed: ${defect}`);
        const report = module.report(meter.seconds);
        post({ v: kProtocolVersion, type: "done", id: request.id, job: request.job, report, seconds: meter.seconds });
    } catch (fault) {
        fail(request.id, fault);
    } finally {
        running = undefined;
    }
}

function answerSample(module: SolverModule, request: SampleRequest): void {
    if (running) return post(errorMessage(request.id, "busy", "another job is running"));
    try {
        const sample = lastJob?.job === "census" ? module.sample(request.depth, request.index) : undefined;
        if (!sample) return post(errorMessage(request.id, "input", `no position is kept for depth ${request.depth}`));
        const { depth, index } = request;
        post({ v: kProtocolVersion, type: "sample", id: request.id, depth, index, ...sample });
    } catch (fault) {
        fail(request.id, fault);
    }
}

function handle(module: SolverModule, message: PageMessage): void {
    switch (message.type) {
        case "start":
            void runJob(module, message);
            break;
        case "cancel":
            if (running?.id === message.id) running.cancelled = true;
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
        const module = await loadModule();
        const receive = (data: unknown): void => {
            const message = parsePageMessage(data);
            if (message.type === "error") post(message);
            else handle(module, message);
        };
        post({ v: kProtocolVersion, type: "ready", version: module.version() });
        scope.onmessage = (event) => receive(event.data);
        waiting.forEach(receive);
    } catch (fault) {
        const reason = fault instanceof Error ? fault.message : String(fault);
        post(errorMessage(0, "load", `The solver could not be loaded: ${reason}`));
    }
}

void main();
