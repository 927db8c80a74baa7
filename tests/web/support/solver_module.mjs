// The page's solver as a module of node: the build for one thread, or the one for several.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { importSource } from "./bundle.mjs";

const require = createRequire(import.meta.url);
const { JobModule, ModuleJob } = await importSource("worker/job_module");
const { valueOfBytes } = await importSource("wasm/value_bytes");

/** Loads the solver from the folder of the page; `stop` ends its threads. */
export async function loadSolver(folder, threads) {
    const name = resolve(folder, threads > 1 ? "solver_threads" : "solver");
    // Since version 18 node has a global fetch, which Emscripten 3.1.6 takes for a browser's and hands a file name to.
    delete globalThis.fetch;
    const exports = await require(`${name}.js`)({
        wasmBinary: readFileSync(`${name}.wasm`),
        threads,
        mainScriptUrlOrBlob: `${name}.js`,
        locateFile: (file) => resolve(folder, file),
    });
    const module = new JobModule(exports);
    return { module, threads: module.hire(threads), stop: () => exports.PThread?.terminateAllThreads() };
}

/** Does a job in slices of `budget` units; the report as an object. */
export function runJob(module, request, budget) {
    const job = module.start(request);
    if (!(job instanceof ModuleJob)) throw new Error(job.message);
    while (job.advance(budget));
    const defect = job.defect();
    const report = job.report(0);
    job.release();
    if (defect !== "") throw new Error(defect);
    return valueOfBytes(report);
}
