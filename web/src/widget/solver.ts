// The solver of all widgets of a page: one queue and one worker, which is loaded when something is asked for the first time.

import { loadScript } from "../dom/load_script";
import type { Jobs } from "../jobs/jobs";
import type { Scripts } from "../jobs/make_queue";
import type { Failure, JobState, Told } from "../jobs/job";
import type { Request } from "../jobs/protocol";
import { kBuild } from "../words/build";
import { say, spoken } from "../words/say";

/** Where the page of Shunt lies, with worker and solver: beside this script, unless somebody says otherwise before the first question. */
let folder = new URL(".", import.meta.url).href;
/** Scripts that are worker and module in one, by module, in place of those of the folder. */
let alone: Scripts | undefined;
/** The address of the script that comes with the first question. */
let questions = new URL("questions.js", import.meta.url).href;
let jobs: Promise<Jobs> | undefined;
/** What that script brings; there before any answer is. */
export let answering: typeof import("./questions");
/** A question has been worked on: so the solver is there. */
let isLoaded = false;
/** The directive of the page's policy that has refused something since the worker was started. */
let refusedBy = "";

/** `address`: of a folder. */
export function useFolder(address: string): void {
    folder = new URL(address.replace(/\/*$/, "/"), document.baseURI).href;
}

/** For scripts with no page of Shunt around: only these modules, each all in one script, and the queue. */
export function useModules(scripts: Scripts, queue: string): void {
    [folder, alone, questions] = ["", scripts, queue];
}

/** Empty when nobody knows where a page of Shunt is. */
export function folderInUse(): string {
    return folder;
}

/** A question that has no answer; the message is a sentence for the reader. */
export class NoAnswer extends Error {
    constructor(
        message: string,
        /** What the module said. */
        readonly failure?: Partial<Failure>,
    ) {
        super(message);
    }
}

/** It was taken back, or a newer one came in its place. */
export class Withdrawn extends NoAnswer {}

/** The queue, which comes as a script beside this one. Rejects when it cannot be loaded. */
async function load(): Promise<Jobs> {
    answering = await loadScript(questions, "shuntQuestions");
    const queue = answering.makeQueue(kBuild, folder, alone); // throws where it is another version, which may lack the rest
    answering.speakLike(spoken());
    await answering.tellLanguage(queue, folder);
    return queue;
}

/** The puzzles speak another language than before. */
export function tellLanguage(): void {
    void jobs?.then(
        (queue) => answering.tellLanguage(queue, folder),
        () => undefined,
    );
}

function start(): Promise<Jobs> {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
        if (/^(worker-src|child-src)/.test(effectiveDirective)) refusedBy = "worker-src";
        else if (/^connect-src/.test(effectiveDirective)) refusedBy = "connect-src";
        else if (blockedURI === "wasm-eval") refusedBy = "'wasm-unsafe-eval'";
        else if (/^script-src/.test(effectiveDirective)) refusedBy = "script-src";
    });
    return load();
}

/** Whether questions are answered without the solver having to be loaded. */
export function isSolverLoaded(): boolean {
    return isLoaded;
}

/** Says what to do where the page forbids what the solver needs. */
function reasonOf({ kind, message }: Pick<Failure, "kind" | "message">): string {
    if (kind !== "load") return message;
    if (/unsafe-eval|CompileError|Content Security Policy/.test(message) || refusedBy === "'wasm-unsafe-eval'") {
        return say("This page does not allow WebAssembly ('wasm-unsafe-eval'), so there are no hints. You can still play.");
    }
    const directive = /trusted-?types|TrustedScript/i.test(message) ? "trusted-types shunt" : refusedBy;
    if (directive !== "") {
        return say("This page does not allow the solver ({directive}), so there are no hints. You can still play.", { directive });
    }
    return say("The solver could not be loaded, so there are no hints. You can still play. ({reason})", { reason: message });
}

/** A question under way. */
export interface Asking<Report> {
    /** Rejects with NoAnswer. */
    readonly answer: Promise<Report>;
    cancel(): void;
}

/** Asks the solver, or another module. A newer question of the same lane replaces an older one. */
export function ask<Report>(
    request: Request,
    lane?: string,
    progress?: (told: Told) => void,
    module: "solver" | "formats" = "solver",
): Asking<Report> {
    jobs ??= start();
    jobs.catch(() => (jobs = undefined)); // the next question tries again
    let cancel = (): void => void (isCancelled = true);
    let isCancelled = false;
    const answer = new Promise<Report>((resolve, reject) => {
        const done = (report: Uint8Array): void => resolve(answering.valueOfBytes(report) as Report);
        const failed = (failure: Partial<Failure> & Pick<Failure, "kind" | "message">): void =>
            reject(new NoAnswer(reasonOf(failure), failure));
        const dropped = (): void => reject(new Withdrawn(say("The search was stopped.")));
        const state = (now: JobState): void => void (isLoaded ||= now === "running" && module === "solver");
        const begin = (queue: Jobs): void => {
            if (isCancelled) return dropped();
            const ticket = queue.start({ module, request, lane, events: { state, done, failed, dropped, progress } });
            cancel = () => queue.cancel(ticket);
        };
        jobs!.then(begin).catch((fault: unknown) => failed({ kind: "load", message: (fault as Error).message }));
    });
    return { answer, cancel: () => cancel() };
}
