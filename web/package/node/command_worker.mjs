// The thread that works for the command: runs main() of the C++ program with the command line, and ends with its exit code.
import { tmpdir } from "node:os";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";
import { Machine, mendFiles } from "./machine.mjs";
import { loadShunt } from "./load_shunt.mjs";

const kMostThreads = 64;

/**
 * How many threads the command line asks for: they have to be there before the program reads it. What is no number the program refuses.
 */
function threadsAsked(words) {
    const at = words.findLastIndex((word) => word === "--threads" || word.startsWith("--threads="));
    const value = at < 0 ? "1" : words[at].includes("=") ? words[at].slice("--threads=".length) : words[at + 1];
    return /^\d+$/.test(value ?? "") ? Math.min(kMostThreads, Math.max(1, Number(value))) : 1;
}

/** The environment, with what natively is found in the folder that the program was built in. */
function environment() {
    const inPackage = (name) => fileURLToPath(new URL(name, import.meta.url));
    return {
        TMPDIR: tmpdir(),
        SHUNT_HIGHS_RUNNER: inPackage("./highs_runner.mjs"),
        ...process.env,
    };
}

const words = process.argv.slice(2);
const machine = new Machine(workerData);
mendFiles(machine);
const shunt = await loadShunt({
    threads: threadsAsked(words),
    thisProgram: "shunt",
    machine,
    preRun: [(module) => Object.assign(module.ENV, environment())],
});
// Which of them are terminals it cannot find out.
for (const file of [0, 1, 2]) shunt.FS.streams[file].tty = isatty(file);
// What the shell has opened for it, as <(command) does, it does not know of either.
for (const [, number] of words.map((word) => /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(word) ?? [])) {
    if (number > 2) shunt.FS.streams[number] = { fd: +number, nfd: +number, position: 0, path: "", flags: 0, tty: false, seekable: false };
}
shunt.callMain(words);
