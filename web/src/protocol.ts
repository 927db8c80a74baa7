// The messages of wasm/protocol.md as types, and the check of what arrives at the worker. Both sides use this file.

export const kProtocolVersion = 1;
export const kDefaultMemoryBytes = 2 ** 30;

export const kJobs = ["solve", "census"] as const;
export const kMetrics = ["step", "slide", "move", "super-step", "super-slide", "super-move"] as const;
export type JobKind = (typeof kJobs)[number];
export type Metric = (typeof kMetrics)[number];

/** What a job is about; the page chooses `id`. */
export interface Start {
    v: number;
    type: "start";
    id: number;
    job: JobKind;
    puzzle: string;
    position?: string;
    metric?: Metric;
    memory?: number;
}
export interface Cancel {
    v: number;
    type: "cancel";
    id: number;
}
export interface SampleRequest {
    v: number;
    type: "sample";
    id: number;
    depth: number;
    index: number;
}
export type PageMessage = Start | Cancel | SampleRequest;

/** How far a job is; `total` is absent until known, `bytes_needed` 0 until known. */
export interface Progress {
    phase: string;
    done: number;
    total?: number;
    depth: number;
    bytes: number;
    bytes_needed: number;
}
export type ErrorKind = "input" | "protocol" | "busy" | "memory" | "crash" | "load";
export interface ErrorMessage {
    v: number;
    type: "error";
    id: number;
    kind: ErrorKind;
    message: string;
    line: number;
    column: number;
}
export type WorkerMessage =
    | { v: number; type: "ready"; version: string }
    | ({ v: number; type: "progress"; id: number; seconds: number; rate: number } & Progress)
    | { v: number; type: "done"; id: number; job: JobKind; report: string; seconds: number }
    | { v: number; type: "sample"; id: number; depth: number; index: number; kept: number; position: string }
    | ErrorMessage;

/** Whether a worker that reported this kind of error must be replaced. */
export function isFatal(kind: ErrorKind): boolean {
    return kind === "memory" || kind === "crash" || kind === "load";
}

/** An `error` message; without a place in a text, line and column are 0. */
export function errorMessage(id: number, kind: ErrorKind, message: string, line = 0, column = 0): ErrorMessage {
    return { v: kProtocolVersion, type: "error", id, kind, message, line, column };
}

type Fields = Record<string, unknown>;

function isCount(value: unknown): value is number {
    return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function isOneOf(names: readonly string[], value: unknown): boolean {
    return typeof value === "string" && names.includes(value);
}

/** The first thing wrong with a `start`, or undefined. */
function faultOfStart(fields: Fields): string | undefined {
    if (!isOneOf(kJobs, fields.job)) return `'job' must be one of ${kJobs.join(", ")}`;
    if (typeof fields.puzzle !== "string") return "'puzzle' must be a text";
    if (fields.position !== undefined && typeof fields.position !== "string") return "'position' must be a text";
    if (fields.metric !== undefined && !isOneOf(kMetrics, fields.metric)) {
        return `'metric' must be one of ${kMetrics.join(", ")}`;
    }
    if (fields.memory !== undefined && !isCount(fields.memory)) return "'memory' must be a whole number of bytes";
    return undefined;
}

function faultOf(fields: Fields): string | undefined {
    if (fields.v !== kProtocolVersion) return `'v' must be ${kProtocolVersion}`;
    if (!isCount(fields.id) || fields.id === 0) return "'id' must be a positive whole number";
    switch (fields.type) {
        case "start":
            return faultOfStart(fields);
        case "cancel":
            return undefined;
        case "sample":
            return isCount(fields.depth) && isCount(fields.index) ? undefined : "'depth' and 'index' must be whole numbers";
        default:
            return `unknown 'type' ${JSON.stringify(fields.type) ?? "(missing)"}`;
    }
}

/** Checks a message that arrived at the worker: version, type, every field. What passes is a PageMessage. */
export function parsePageMessage(data: unknown): PageMessage | ErrorMessage {
    if (typeof data !== "object" || data === null) return errorMessage(0, "protocol", "a message must be an object");
    const fields = data as Fields;
    const fault = faultOf(fields);
    if (fault === undefined) return data as PageMessage;
    return errorMessage(isCount(fields.id) ? fields.id : 0, "protocol", `message refused: ${fault}`);
}
