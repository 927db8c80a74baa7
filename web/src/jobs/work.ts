// A job as a promise of its report, for whoever wants that and perhaps how far it is.

import type { Failure } from "./job";
import type { Jobs } from "./jobs";
import type { Module, Progress, Request } from "./protocol";
import { valueOfBytes } from "../wasm/value_bytes";

/** Work that is under way. */
export interface Work<Report> {
    /** Undefined when it was stopped before it told anything. Rejects with a Failure. */
    done: Promise<Report | undefined>;
    stop(): void;
}

export function startWork<Report>(jobs: Jobs, module: Module, request: Request, progress?: (progress: Progress) => void): Work<Report> {
    let ticket = 0;
    const done = new Promise<Report | undefined>((resolve, reject: (failure: Failure) => void) => {
        ticket = jobs.start({
            module,
            request,
            events: {
                progress,
                done: (report) => resolve(valueOfBytes(report) as Report),
                failed: reject,
                dropped: () => resolve(undefined),
            },
        });
    });
    return { done, stop: () => jobs.cancel(ticket) };
}
