// The worker for integer programs: HiGHS as WebAssembly (npm package highs, 1.2 MB on the wire), loaded when the worker starts.
// One program at a time; a solve blocks the worker, so the only way to stop it is to end the worker (highs_client.ts does).
//
//     client                                    worker (site/highs_worker.js, a classic script)
//        | {id, text, seconds?, presolve?}         |
//        |---------------------------------------->|   text: the program in LP format; messages may come before HiGHS is loaded
//        |<- {id, type: "begun"} ------------------|   HiGHS is loaded; nothing more is said or heard until it is done
//        |<- {id, type: "solution", text, seconds} |   text: a solution file, as core/npuzzle/program/solution_text.hpp reads it
//        |<- {id, type: "fault", message} ---------|   HiGHS could not be loaded, refused the program, or crashed: end the worker
//
// Use it through HighsClient, which has one such worker, watches it and maps what happens to the outcomes that Job::bring
// (core/job/job.hpp) takes:
//
//     const client = new HighsClient(() => new Worker("highs_worker.js"));
//     const { outcome, ... } = await client.solve({ text: request.program, presolve: request.presolve, seconds: 60 });
//     client.stop();                            ends the worker at once; solve() answers "cancelled"

import { scriptAddress } from "../dom/script_address";
import type { Highs } from "highs";
import { solveProgram } from "./highs_solve.mjs";
import { startModule, type Factory } from "../wasm/wasm_module";

/** What the worker is asked. */
export interface ProgramMessage {
    id: number;
    /** The program in LP format. */
    text: string;
    /** Time limit; absent: none. */
    seconds?: number;
    /** False switches presolve off. */
    presolve?: boolean;
}

/** What it answers: that it begins; a solution file and the seconds it took; or why there is none, and then the worker is of no use. */
export type ProgramAnswer =
    | { id: number; type: "begun" }
    | { id: number; type: "solution"; text: string; seconds: number }
    | { id: number; type: "fault"; message: string };

interface WorkerScope {
    location: { href: string };
    /** Set by a worker that was started from a blob and so does not know where its files are. */
    shuntBase?: string;
    /** What highs.js defines. */
    Module?: Factory<Highs>;
    importScripts(url: string): void;
    postMessage(message: ProgramAnswer): void;
    onmessage: ((event: MessageEvent<ProgramMessage>) => void) | null;
}
const scope = self as unknown as WorkerScope;

async function load(): Promise<Highs> {
    const base = scope.shuntBase ?? new URL(".", scope.location.href).href;
    scope.importScripts(scriptAddress(base + "highs.js"));
    if (!scope.Module) throw new Error("highs.js is not the solver");
    return startModule({ name: "highs", factory: scope.Module, wasm: `${base}highs.wasm` }, {});
}

const loading = load();
loading.catch(() => undefined); // reported to whoever asks first

async function answer(message: ProgramMessage): Promise<ProgramAnswer> {
    const { id, ...program } = message;
    try {
        const highs = await loading;
        scope.postMessage({ id, type: "begun" });
        const begin = performance.now();
        const text = solveProgram(highs, program);
        return { id, type: "solution", text, seconds: (performance.now() - begin) / 1000 };
    } catch (fault) {
        return { id, type: "fault", message: fault instanceof Error ? fault.message : String(fault) };
    }
}

scope.onmessage = (event) => void answer(event.data).then((reply) => scope.postMessage(reply));
