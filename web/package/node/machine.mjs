// The machine as the thread that works sees it: what wasm/node/machine.cpp asks for, and node's synchronous files, mended where they are
// not what a program expects of files. What needs the event loop is asked of the other thread (system.mjs).
import { accessSync, constants } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { receiveMessageOnPort } from "node:worker_threads";
import { kAnswers, kInterrupted } from "./system.mjs";

const fs = createRequire(import.meta.url)("node:fs"); // what the module's script has, too
const kWindows = process.platform === "win32";
const kPatienceMilliseconds = 5;
const kBrokenPipe = 128 + 13; // what a shell says of a program that SIGPIPE has ended

export class Machine {
    #port;
    #cells;

    constructor({ port, cells }) {
        this.#port = port;
        this.#cells = cells;
    }

    interrupted() {
        return Atomics.load(this.#cells, kInterrupted) !== 0;
    }

    start(command, output) {
        return this.#ask({ start: { command, output } });
    }

    tell(process, line) {
        this.#ask({ tell: { process, line } });
    }

    exitCode(process) {
        return this.#ask({ exitCode: process });
    }

    end(process) {
        this.#ask({ end: process });
    }

    /** Whether the shell would find a program of that name. Node is there, whether it is on the path or not. */
    has(program) {
        if (program === "node") return true;
        const names = kWindows ? ["", ...(process.env.PATHEXT ?? ".EXE;.CMD;.BAT").split(";")].map((end) => program + end) : [program];
        const folders = (process.env.PATH ?? "").split(delimiter);
        return folders.some((folder) => names.some((name) => canRun(join(folder, name))));
    }

    /** A text as one word of the shell's. */
    word(text) {
        return kWindows ? `"${text}"` : `'${text.replaceAll("'", "'\\''")}'`;
    }

    /** The shell's line that runs a script with this node. */
    nodeLine(script) {
        return `${kWindows ? "" : "exec "}${this.word(process.execPath)} ${this.word(script)}`;
    }

    /** Standard input; 0 at its end. */
    read(buffer, offset, length) {
        const { bytes, fault } = this.#ask({ read: length });
        if (fault !== undefined) throw Object.assign(new Error(fault), { code: fault });
        buffer.set(bytes, offset);
        return bytes.length;
    }

    #ask(question) {
        const seen = Atomics.load(this.#cells, kAnswers);
        this.#port.postMessage(question);
        Atomics.wait(this.#cells, kAnswers, seen);
        return receiveMessageOnPort(this.#port).message;
    }
}

function canRun(file) {
    try {
        accessSync(file, constants.X_OK);
        return true;
    } catch {
        return false;
    }
}

function sleep(milliseconds) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * Makes fs.readSync and fs.writeSync of this thread what a program expects: standard input is asked of the other thread, where it can be
 * interrupted; output that is full waits; and output that nobody reads any more ends the process without a word.
 */
export function mendFiles(machine) {
    const { readSync, writeSync } = fs;
    fs.readSync = (file, buffer, offset, length, position) =>
        file === 0 ? machine.read(buffer, offset, length) : readSync(file, buffer, offset, length, position);
    fs.writeSync = (file, ...rest) => {
        for (;;) {
            try {
                return writeSync(file, ...rest);
            } catch (fault) {
                if (fault.code === "EPIPE" && file === 1) process.exit(kBrokenPipe);
                if (fault.code !== "EAGAIN") throw fault;
                sleep(kPatienceMilliseconds);
            }
        }
    };
}
