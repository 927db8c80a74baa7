// The queue of jobs as a script of its own, for widgets: most readers never ask anything, so it is loaded with the first question.

import { isOtherBuild, renewedText } from "../words/build";
import { kSystemClock } from "./clock";
import { Jobs } from "./jobs";
import type { Module } from "./protocol";
import { startWorker } from "./start_worker";

/** A question of one puzzle waits so long for one of another, in milliseconds. */
const kTurn = 500;

/** Addresses of scripts that are worker and module in one, by module. */
export type Scripts = Readonly<Partial<Record<Module, string>>>;

/**
 * A queue that works in turns. `build`: of the script that asks, which must be of this version; `folder`: where worker and modules lie,
 * unless `alone` tells the addresses of both as one script.
 */
export function makeQueue(build: string, folder: string, alone: Scripts | undefined): Jobs {
    if (isOtherBuild(build)) throw new Error(renewedText());
    const makeWorker = (module: Module): Worker =>
        alone === undefined ? startWorker(folder, "worker.js", module, module + "_alone.js") : startWorker("", alone[module]!, module);
    return new Jobs(makeWorker, kSystemClock, kTurn);
}
