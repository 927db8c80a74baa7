// Somebody's folder with nothing in it but the package, installed from the file that npm would publish, without a network.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const quiet = ["ignore", "pipe", "inherit"];

export class Project {
    /** Packs the folder of the package and installs the file. */
    constructor(packageFolder) {
        this.folder = mkdtempSync(join(tmpdir(), "shunt-installed-"));
        const options = { cwd: this.folder, stdio: quiet, encoding: "utf8" };
        const [{ filename }] = JSON.parse(execFileSync("npm", ["pack", resolve(packageFolder), "--json"], options));
        this.packedBytes = statSync(join(this.folder, filename)).size;
        this.write("package.json", '{"name": "somebody", "private": true}');
        execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", `./${filename}`], options);
        this.command = join(this.folder, "node_modules/.bin/shunt-puzzle");
    }

    remove() {
        rmSync(this.folder, { recursive: true });
    }

    write(name, text) {
        writeFileSync(join(this.folder, name), text);
        return join(this.folder, name);
    }

    /** Has a package of the checkout in it, too. */
    link(name) {
        symlinkSync(fileURLToPath(new URL(`../../../node_modules/${name}`, import.meta.url)), join(this.folder, "node_modules", name));
    }

    /** Starts a program in the folder; `done` resolves to {code, signal, out, err}. `input`: all of standard input, else it stays open. */
    start(program, words, { input, ...options } = {}) {
        const child = spawn(program, words, { cwd: this.folder, ...options });
        const said = { out: "", err: "" };
        child.stdout.setEncoding("utf8").on("data", (text) => (said.out += text));
        child.stderr.setEncoding("utf8").on("data", (text) => (said.err += text));
        child.stdin.on("error", () => undefined); // it may have ended
        if (input !== undefined) child.stdin.end(input);
        const done = new Promise((settle) => child.on("close", (code, signal) => settle({ code, signal, ...said })));
        return { child, said, done };
    }

    /** The installed command. */
    shunt(words, options = {}) {
        return this.start(this.command, words, { input: "", ...options }).done;
    }

    /** Runs a module of that text with node; what it printed as JSON. */
    async script(text) {
        const file = this.write("script.mjs", text);
        const { code, out, err } = await this.start(process.execPath, [file], { input: "" }).done;
        if (code !== 0) throw new Error(err);
        return JSON.parse(out);
    }
}
