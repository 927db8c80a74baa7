// What is used of node here.
declare module "node:worker_threads" {
    export interface Port {
        postMessage(message: unknown, transfer?: readonly ArrayBuffer[]): void;
        on(event: "message", listener: (data: unknown) => void): void;
        off(event: "message", listener: (data: unknown) => void): void;
    }
    export const parentPort: Port | null;
    export const workerData: unknown;
    export class Worker {
        constructor(script: URL, options: { workerData: unknown });
        postMessage(message: unknown): void;
        on(event: "message", listener: (data: unknown) => void): void;
        on(event: "error", listener: (fault: unknown) => void): void;
        ref(): void;
        unref(): void;
        terminate(): Promise<number>;
    }
}
declare module "node:timers" {
    export function setImmediate(call: () => void): void;
}
declare module "node:fs" {
    export function readFileSync(file: URL, encoding: "utf8"): string;
}
