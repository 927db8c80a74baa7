// The messages of wasm/protocol.md as types, and the check of what arrives at the worker. Both sides use this file. What a request may
// say is none of its business: the module that does the job checks that (core/job).

import { say, type Language } from "../words/say";
import { shortened } from "../words/shortened";

export const kProtocolVersion = 5;

/** A worker runs one module; its scripts are <module>.js and <module>.wasm. `node` is that of the package for node: every job in one. */
export const kModules = ["solver", "lab", "formats", "node"] as const;
export type Module = (typeof kModules)[number];
/** Those that are also built with threads: <module>_threads.js and so on (load_module.ts). */
export const kThreadedModules: readonly string[] = ["solver"];

/** What every message has. */
export interface Envelope {
    v: number;
    module: string;
}

/** What a job is asked: its name and what it needs. */
export type Request = { job: string } & Record<string, unknown>;

/** What a job says of its outcome: the bytes of core/outcome/value_bytes.hpp. */
export type Report = Uint8Array;

/** Whether the worker holds a job that is over until it is told to release it: `stopped`: only one that was stopped and can go on. */
export type Hold = boolean | "stopped";

/** Begins a job; the page chooses `id`, a number that no job of this worker has. */
export interface Start {
    type: "start";
    id: number;
    request: Request;
    hold: Hold;
}
/** What may be done to a job: the last two when it is over and held. `ping` asks only whether the worker is alive. */
export interface Steer {
    type: "cancel" | "pause" | "resume" | "ping" | "release" | "go_on";
    id: number;
}
/** What a job that is over and held is asked: which question, and what that needs. */
export type Question = { question: string } & Record<string, unknown>;
/** Asks it. A later question of the same kind takes the place of one that is not answered yet; one that is `withdrawn` asks nothing. */
export interface Ask {
    type: "ask";
    id: number;
    question: Question;
}
/** From now on it says everything in this language; jobs may be under way. `id`: of no job. */
export interface Speak {
    type: "speak";
    id: 0;
    language: Language;
}
export type PageContent = Start | Steer | Ask | Speak;
export type PageMessage = Envelope & PageContent;

/** How far a job is; `total` is absent until known, `bytes_needed` 0 until known, `depth` absent for jobs without levels. */
export interface Progress {
    phase: string;
    unit: string;
    done: number;
    total?: number;
    depth?: number;
    bytes: number;
    bytes_needed: number;
    /** What `done` would report now, for jobs that say so. */
    report?: Report;
}
/** The answer to a question, in the form of the job's reports. */
export interface Answer {
    question: Question;
    report: Report;
    /** Whether the job, which was stopped, can go on still: to answer may have taken what it held. */
    goes_on?: boolean;
}
/** How much of the work on an answer is done. */
export interface Answering {
    question: Question;
    /** From 0 to 1. */
    share: number;
}
export type ErrorKind = "input" | "protocol" | "memory" | "crash" | "load";
export interface ErrorContent {
    type: "error";
    id: number;
    kind: ErrorKind;
    message: string;
    line: number;
    column: number;
}
export type WorkerContent =
    | { type: "ready"; version: string; threads: number; build?: string }
    | ({ type: "progress"; id: number; seconds: number; rate: number } & Progress)
    | { type: "done"; id: number; job: string; report: Report; seconds: number; goes_on?: boolean }
    | ({ type: "answering"; id: number } & Answering)
    | ({ type: "answer"; id: number } & Answer)
    | { type: "pong"; id: number }
    | ErrorContent;
export type WorkerMessage = Envelope & WorkerContent;

/** Whether a worker that reported this kind of error must be replaced. */
export function isFatal(kind: ErrorKind): boolean {
    return kind === "memory" || kind === "crash" || kind === "load";
}

/** Without a place in a text, line and column are 0. */
export function errorContent(id: number, kind: ErrorKind, message: string, line = 0, column = 0): ErrorContent {
    return { type: "error", id, kind, message, line, column };
}

type Fields = Record<string, unknown>;

function isCount(value: unknown): value is number {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isObject(value: unknown): value is Fields {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isLanguage(value: unknown): boolean {
    return isObject(value) && typeof value.tag === "string" && isObject(value.texts);
}

/** How a value of any kind is quoted in a message; nothing that a message may hold makes this fail, or go on without end. */
function quoted(value: unknown): string {
    if (value === undefined) return say("(none)");
    return shortened(typeof value === "string" ? JSON.stringify(value) : typeof value === "object" ? say("an object") : String(value));
}

function faultOf(fields: Fields): string | undefined {
    if (fields.v !== kProtocolVersion) {
        const versions = { theirs: quoted(fields.v), ours: kProtocolVersion };
        return say("it speaks version {theirs} of the protocol, this program version {ours}", versions);
    }
    if (!kModules.some((module) => module === fields.module)) return say("'module' must be one of {names}", { names: kModules.join(", ") });
    if (fields.type === "speak" && fields.id === 0)
        return isLanguage(fields.language) ? undefined : say("'language' must have a tag and texts");
    if (!isCount(fields.id) || fields.id === 0) return say("'id' must be a positive whole number");
    switch (fields.type) {
        case "start":
            if (!isObject(fields.request)) return say("'request' must be an object");
            if (typeof fields.hold !== "boolean" && fields.hold !== "stopped") return say("'hold' must be true, false or 'stopped'");
            return typeof fields.request.job === "string" ? undefined : say("the request must name its 'job'");
        case "cancel":
        case "pause":
        case "resume":
        case "ping":
        case "release":
        case "go_on":
            return undefined;
        case "ask":
            if (!isObject(fields.question)) return say("'question' must be an object");
            return typeof fields.question.question === "string" ? undefined : say("the question must name its 'question'");
        default:
            return say("unknown 'type' {type}", { type: quoted(fields.type) });
    }
}

/** Checks a message to a worker: version, type, and every field but those of the request. What passes is a PageMessage. */
export function parsePageMessage(data: unknown): PageMessage | ErrorContent {
    if (!isObject(data)) return errorContent(0, "protocol", say("a message must be an object"));
    const fault = faultOf(data);
    if (fault === undefined) return data as unknown as PageMessage;
    return errorContent(isCount(data.id) ? data.id : 0, "protocol", say("message refused: {fault}", { fault }));
}
