// A thread of node as the worker that the queue of jobs expects (web/src/jobs). It keeps the program alive only while somebody waits.

import { Worker as Thread } from "node:worker_threads";

export interface JobThread extends Worker {
    /** Whether the program has to stay for its answers. */
    keepAlive(needed: boolean): void;
}

/** Starts the script beside this one with that data. */
export function startThread(script: string, data: unknown): JobThread {
    const thread = new Thread(new URL(script, import.meta.url), { workerData: data });
    const worker = {
        onmessage: null as Worker["onmessage"],
        onerror: null as Worker["onerror"],
        onmessageerror: null,
        postMessage: (message: unknown) => thread.postMessage(message),
        terminate: () => void thread.terminate(),
        keepAlive: (needed: boolean) => (needed ? thread.ref() : thread.unref()),
    } as unknown as JobThread;
    thread.on("message", (data) => worker.onmessage?.({ data } as MessageEvent));
    thread.on("error", (fault) => {
        const message = fault instanceof Error ? fault.message : String(fault);
        worker.onerror?.({ message, preventDefault: () => undefined } as ErrorEvent);
    });
    return worker;
}
