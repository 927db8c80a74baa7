// The queue of jobs as a script of its own, for widgets: most readers never ask anything, so it is loaded with the first question.

import { isOtherBuild, renewedText } from "../words/build";
import { kSystemClock } from "./clock";
import { Jobs } from "./jobs";
import { startWorker } from "./start_worker";

/** A question of one puzzle waits so long for one of another, in milliseconds. */
const kTurn = 500;

/**
 * A queue that works in turns. `build`: of the script that asks, which must be of this version; `folder`: where worker and solver lie,
 * unless `solver` is the address of both as one script.
 */
export function makeQueue(build: string, folder: string, solver: string | undefined): Jobs {
    if (isOtherBuild(build)) throw new Error(renewedText());
    const makeWorker = (module: string): Worker =>
        solver === undefined ? startWorker(folder, "worker.js", module, "solver_alone.js") : startWorker("", solver, module);
    return new Jobs(makeWorker, kSystemClock, kTurn);
}
