#!/usr/bin/env node
// The command: the same C++ program as natively, as WebAssembly, in a thread of its own (command_worker.mjs). This thread does not work, so
// it hears of signals and of what other processes do at once (system.mjs).
//
//     the system ── signals, input, processes ──> this thread <── questions ── command_worker.mjs ── shunt.wasm ── its threads
import { writeSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { System } from "./system.mjs";

const kOldest = 18;
const kBadInput = 2;
const kLimit = 3;
const kDefect = 70;

function end(code, text) {
    if (text) writeSync(2, `shunt: ${text}\n`);
    process.exit(code);
}

if (Number.parseInt(process.versions.node, 10) < kOldest) {
    end(kBadInput, `node ${kOldest} or newer is needed; this is ${process.versions.node}`);
}

const system = new System();
const worker = new Worker(new URL("./command_worker.mjs", import.meta.url), {
    argv: process.argv.slice(2),
    workerData: system.link,
    transferList: [system.link.port],
});
worker.on("error", (fault) => {
    if (fault instanceof RangeError && /memory/.test(fault.message)) end(kLimit, "the system refused the memory to begin with");
    end(kDefect, `internal error, please report it with the input: ${fault?.message ?? fault}`);
});
worker.on("exit", (code) => process.exit(code));
