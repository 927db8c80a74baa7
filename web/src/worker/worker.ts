// The worker of a page. Its own name says which module it runs: solver.js and solver.wasm for a worker named "solver", or its build with
// threads (load_module.ts). What it does with it is in job_server.ts.

import type { WorkerMessage } from "../jobs/protocol";
import { startWorker } from "../jobs/start_worker";
import { ExternalSolver } from "./external_solver";
import { HighsClient } from "./highs_client";
import { serveJobs } from "./job_server";
import { makeYielder } from "./slices";
import { keep, useCachedTables } from "./cached_tables";
import { loadModule, type ModuleScope } from "./load_module";
import { say } from "../words/say";

interface WorkerScope extends ModuleScope {
    location: { href: string };
    /** Set by a worker that was started from a blob and so does not know where its files are. */
    shuntBase?: string;
    postMessage(message: WorkerMessage, transfer: Transferable[]): void;
    onmessage: ((event: MessageEvent<unknown>) => void) | null;
}
const scope = self as unknown as WorkerScope;
const folder = (): string => scope.shuntBase ?? new URL(".", scope.location.href).href;

void serveJobs({
    name: scope.name,
    load: () => loadModule(scope, folder()),
    post: (message, transfer) => scope.postMessage(message, transfer),
    listen: (receive) => (scope.onmessage = receive && ((event) => receive(event.data))),
    yieldToMessages: makeYielder(),
    externalSolver: new ExternalSolver(new HighsClient(() => startWorker(folder(), "highs_worker.js", "highs"))),
    cachedTables: { use: useCachedTables, keep },
    get withoutMemory() {
        return say("The browser refused the memory this job needs. Close other tabs, or use the command line for this puzzle.");
    },
});
