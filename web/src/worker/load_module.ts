// Loading the module that a worker runs: the build with threads where they can share memory, else (and whenever that one does not
// start) the one that runs everywhere.
//
//     isolated host, several processors ──> solver_threads.js, .wasm, .worker.js ──> module
//                                  └─ else, or when it fails ──> solver.js, .wasm ──> module
//
// In solver_alone.js all three are one script.

import { scriptAddress } from "../dom/script_address";
import { JobModule, type JobExports } from "./job_module";
import type { Loaded } from "./job_server";
import { kThreadedModules } from "../jobs/protocol";
import { startModule, type Factory, type Program } from "../wasm/wasm_module";
import { say } from "../words/say";

/** What a worker has at its top that matters here. */
export interface ModuleScope {
    name: string;
    crossOriginIsolated?: boolean;
    navigator: { hardwareConcurrency?: number };
    createJobModule?: Factory<JobExports> | undefined;
    /** The module itself in Base64, where this script holds it (tools/module_alone.mjs). */
    shuntModule?: string;
    importScripts(url: string): void;
    addEventListener(type: "error", listener: (event: ErrorEvent) => void): void;
}

// More hardly help (the workers of a search meet at every level), and each costs memory of its own.
const kMostThreads = 8;
// Threads that begin neither work nor fail are given up after this; messages wait meanwhile.
const kPatienceMilliseconds = 20_000;

/** How many threads a search of the module may have: 1 where memory cannot be shared. */
function threadsOf(scope: ModuleScope): number {
    if (!scope.crossOriginIsolated || !kThreadedModules.includes(scope.name)) return 1;
    return Math.max(1, Math.min(kMostThreads, scope.navigator.hardwareConcurrency ?? 1));
}

/** What the factory of a build with threads takes besides, and leaves behind. */
interface ThreadOptions {
    threads: number;
    mainScriptUrlOrBlob: string;
    locateFile(file: string): string;
    printErr(text: string): void;
    PThread?: { terminateAllThreads(): void };
}

/** `base`: absolute address of the folder. Rejects when the module cannot be started at all. */
export async function loadModule(scope: ModuleScope, base: string): Promise<Loaded> {
    if (typeof WebAssembly === "undefined") throw new Error("WebAssembly is switched off in this browser");
    const alone = moduleInScript(scope);
    if (alone) return start(alone);
    const threads = threadsOf(scope);
    if (threads > 1) {
        const loaded = await loadWithThreads(scope, base, threads).catch(() => undefined);
        if (loaded) return loaded;
    }
    return start(script(scope, base, scope.name));
}

async function start(program: Program<JobExports>): Promise<Loaded> {
    const started = startModule(program, { printErr: () => undefined });
    return { module: new JobModule(await started), threads: 1 };
}

function moduleInScript({ name, createJobModule: factory, shuntModule }: ModuleScope): Program<JobExports> | undefined {
    if (!factory || shuntModule === undefined) return undefined;
    return { name, factory, wasm: Uint8Array.from(atob(shuntModule), (byte) => byte.charCodeAt(0)).buffer };
}

function script(scope: ModuleScope, base: string, name: string): Program<JobExports> {
    scope.createJobModule = undefined;
    scope.importScripts(scriptAddress(`${base}${name}.js`));
    if (!scope.createJobModule) throw new Error(`${name}.js is no module for jobs`);
    return { name, factory: scope.createJobModule, wasm: `${base}${name}.wasm` };
}

/**
 * What goes wrong in a thread is no fault of this worker, and who waits for the thread is told of it. But it would go on to the page: as
 * the error of somebody else, and once more since the module's own listener throws the event that it was given.
 */
function keepToOurselves(event: ErrorEvent): void {
    if (event.error === null || event.error === undefined || event.error instanceof Event) event.preventDefault();
}

async function loadWithThreads(scope: ModuleScope, base: string, threads: number): Promise<Loaded> {
    const name = `${scope.name}_threads`;
    const program = script(scope, base, name);
    let giveUp: (text: string) => void = () => undefined;
    const givenUp = new Promise<never>((_resolve, reject) => (giveUp = (text) => reject(new Error(text))));
    const options: ThreadOptions = {
        threads,
        mainScriptUrlOrBlob: `${base}${name}.js`,
        locateFile: (file) => base + file,
        printErr: (text) => giveUp(text), // how it tells of a thread that could not be loaded
    };
    scope.addEventListener("error", keepToOurselves);
    const clock = setTimeout(() => giveUp(say("the threads did not begin")), kPatienceMilliseconds);
    try {
        const started = startModule(program, options);
        const module = new JobModule(await Promise.race([started, givenUp]));
        return { module, threads: module.hire(threads) };
    } catch (fault) {
        options.PThread?.terminateAllThreads();
        throw fault;
    } finally {
        clearTimeout(clock);
    }
}
