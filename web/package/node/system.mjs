// What the command asks of the system, in the thread that does not work: signals, standard input, processes. The thread that works
// (machine.mjs) sends a question and sleeps until there is an answer; whether the process was asked to end it reads from shared memory.
import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { constants } from "node:os";
import { MessageChannel } from "node:worker_threads";

/** What the shared numbers say. */
export const kInterrupted = 0; // 1 once the process was asked to end
export const kAnswers = 1; // how many there have been

const kOneRequestMilliseconds = 500;
const kWindows = process.platform === "win32";

export class System {
    #cells = new Int32Array(new SharedArrayBuffer(8));
    #port;
    #input;
    #processes = new Processes();
    #askedAt = Infinity;
    /** For the thread that works. */
    link;

    constructor() {
        const { port1, port2 } = new MessageChannel();
        this.#port = port1;
        this.link = { port: port2, cells: this.#cells };
        port1.on("message", (question) => this.#answer(question));
        const interrupted = () => this.#interrupted();
        process.once("SIGINT", interrupted); // the second one ends the process
        for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => this.#askedOrEnded(signal));
    }

    /** What a closed window sends arrives twice, which is one request; a later one ends the process as if nobody had listened. */
    #askedOrEnded(signal) {
        if (performance.now() - this.#askedAt < kOneRequestMilliseconds) return this.#interrupted();
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
    }

    #interrupted() {
        this.#askedAt = Math.min(this.#askedAt, performance.now());
        Atomics.store(this.#cells, kInterrupted, 1);
        this.#input?.interrupt();
    }

    #answer({ read, start, tell, exitCode, end }) {
        const give = (answer) => this.#give(answer);
        if (read !== undefined) {
            this.#input ??= new Input();
            this.#input.read(read, give);
            if (Atomics.load(this.#cells, kInterrupted) === 1) this.#input.interrupt();
        } else if (start !== undefined) give(this.#processes.start(start.command, start.output));
        else if (tell !== undefined) give(this.#processes.tell(tell.process, tell.line));
        else if (exitCode !== undefined) give(this.#processes.exitCode(exitCode));
        else this.#processes.end(end, give);
    }

    #give(answer) {
        this.#port.postMessage(answer);
        Atomics.add(this.#cells, kAnswers, 1);
        Atomics.notify(this.#cells, kAnswers);
    }
}

/** Standard input, read when somebody asks for it. */
class Input {
    #rest = Buffer.alloc(0);
    #ended = false;
    #fault;
    #asked; // {most, give} while somebody waits

    constructor() {
        process.stdin.on("readable", () => this.#serve());
        process.stdin.on("end", () => this.#close());
        process.stdin.on("error", (fault) => this.#close(fault.code ?? "EIO"));
    }

    /** Gives {bytes}, none of them at the end, or {fault}: the name of an error of the system. */
    read(most, give) {
        this.#asked = { most, give };
        this.#serve();
    }

    /** Whoever waits is told that a signal came in between. */
    interrupt() {
        if (this.#asked) this.#settle({ fault: "EINTR" });
    }

    #close(fault) {
        this.#ended = true;
        this.#fault = fault;
        this.#serve();
    }

    #serve() {
        if (!this.#asked) return;
        if (this.#rest.length === 0) this.#rest = process.stdin.read() ?? this.#rest;
        if (this.#rest.length > 0) {
            const bytes = new Uint8Array(this.#rest.subarray(0, this.#asked.most));
            this.#rest = this.#rest.subarray(bytes.length);
            this.#settle({ bytes });
        } else if (this.#fault !== undefined) this.#settle({ fault: this.#fault });
        else if (this.#ended) this.#settle({ bytes: new Uint8Array() });
    }

    #settle(answer) {
        const { give } = this.#asked;
        this.#asked = undefined;
        give(answer);
    }
}

/** Programs of others, each with what it started in a process group of its own. */
class Processes {
    #running = new Map(); // number: {child, exitCode}
    #last = 0;

    /** A command line of the shell, whose words go to a file. */
    start(command, output) {
        try {
            const file = openSync(output, "w", 0o600);
            const child = spawn(command, { shell: true, detached: !kWindows, stdio: ["pipe", file, file], windowsHide: true });
            const entry = { child, exitCode: -1 };
            child.on("exit", (code, signal) => {
                entry.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
                kill(child);
            });
            child.on("error", () => (entry.exitCode = 127)); // there is no shell
            child.stdin?.on("error", () => undefined); // nobody reads any more
            this.#running.set(++this.#last, entry);
            return { process: this.#last, why: "" };
        } catch (fault) {
            return { process: 0, why: fault.message };
        }
    }

    tell(number, line) {
        this.#running.get(number)?.child.stdin?.write(line);
        return {};
    }

    /** -1 while it runs. */
    exitCode(number) {
        const code = this.#running.get(number)?.exitCode ?? 0;
        if (code >= 0) this.#running.delete(number);
        return code;
    }

    /** Kills it; `gone` is called when it has ended. */
    end(number, gone) {
        const entry = this.#running.get(number);
        this.#running.delete(number);
        if (!entry || entry.exitCode >= 0) return gone({});
        entry.child.once("exit", () => gone({}));
        kill(entry.child);
    }
}

/** A process and all that it started. */
function kill(child) {
    try {
        if (kWindows) spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"], { stdio: "ignore", windowsHide: true });
        else process.kill(-child.pid, "SIGKILL");
    } catch {
        // it is gone
    }
}
