// The thread of node that does jobs for a program: the module `node`, which knows all of them, served as in a page (job_server.ts).

import { setImmediate } from "node:timers";
import { parentPort, workerData } from "node:worker_threads";
import type { Factory } from "../wasm/wasm_module";
import { ExternalSolver } from "../worker/external_solver";
import { HighsClient } from "../worker/highs_client";
import { JobModule, type JobExports } from "../worker/job_module";
import { serveJobs, type Host, type Loaded } from "../worker/job_server";

const port = parentPort!;
const { threads } = workerData as { threads: number };

async function load(): Promise<Loaded> {
    const address = new URL("./load_shunt.mjs", import.meta.url).href;
    const { loadShunt } = (await import(address)) as { loadShunt: Factory<JobExports> };
    const module = new JobModule(await loadShunt({ threads }));
    return { module, threads: module.hire(threads) };
}

let receiver: ((data: unknown) => void) | undefined;
const listen: Host["listen"] = (receive) => {
    if (receiver) port.off("message", receiver);
    receiver = receive ?? undefined;
    if (receiver) port.on("message", receiver);
};

void serveJobs({
    name: "node",
    load,
    post: (message, transfer) => port.postMessage(message, transfer),
    listen,
    // By a channel to itself, as in a page, a cancellation would be heard after a thousand slices: a port of node (20.20) takes that many
    // of its messages, those that come meanwhile included, before another port gets any.
    yieldToMessages: () => new Promise<void>((resolve) => setImmediate(resolve)),
    externalSolver: new ExternalSolver(
        new HighsClient(() => {
            throw new Error("the entry for scripts solves no integer programs; the command does");
        }),
    ),
    cachedTables: { use: () => Promise.resolve(), keep: () => undefined },
    withoutMemory: "The system refused the memory that this job needs.",
});
