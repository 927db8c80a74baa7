// Browsers that scripts of this folder borrow instead of starting one each.
//
//   node browsers.mjs start FILE    starts lending in the background; FILE then says where
//   node browsers.mjs stop FILE     ends that, and the browsers
//
// A browser is lent to one script at a time, so scripts that run side by side share neither clipboard nor focus; there are as many as
// were ever borrowed at once. CTest starts and stops the lending around the scripts and tells them of FILE by SHUNT_BROWSERS.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { lenderAt } from "./support/borrow.mjs";
import { kLaunch } from "./support/launch.mjs";

const kIdleMilliseconds = 10 * 60_000; // without a borrower: then nobody comes any more, whoever started the lending was killed
const kPatienceMilliseconds = 60_000;

/** Browsers, each idle or lent. One that has died is forgotten: its borrower fails, the next one gets another. */
class Browsers {
    #idle = [];
    #all = new Set();

    async lend() {
        const free = this.#idle.pop();
        if (free) return free;
        const browser = await chromium.launchServer(kLaunch);
        this.#all.add(browser);
        browser.on("close", () => {
            this.#all.delete(browser);
            this.#idle = this.#idle.filter((other) => other !== browser);
        });
        return browser;
    }

    takeBack(browser) {
        if (this.#all.has(browser)) this.#idle.push(browser);
    }

    get lent() {
        return this.#all.size > this.#idle.length;
    }

    close() {
        return Promise.all([...this.#all].map((browser) => browser.close()));
    }
}

/** Lends as long as the request for a browser is open: a script that is killed gives its browser back, too. */
async function answer(browsers, _request, response) {
    const browser = await browsers.lend();
    const left = () => browsers.takeBack(browser);
    if (response.destroyed) return left();
    response.on("close", left);
    response.writeHead(200, { "Content-Type": "text/plain" }).write(`${browser.wsEndpoint()}\n`);
}

async function lend(file) {
    const browsers = new Browsers();
    const end = async () => {
        rmSync(file, { force: true });
        await browsers.close();
        process.exit();
    };
    const endIfIdle = () => (browsers.lent ? idle.refresh() : end());
    const idle = setTimeout(endIfIdle, kIdleMilliseconds);
    const server = createServer((request, response) => {
        idle.refresh();
        if (request.url === "/stop") return response.on("close", end).end();
        answer(browsers, request, response).catch((error) => response.writeHead(500).end(String(error)));
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    writeFileSync(`${file}.new`, `http://127.0.0.1:${server.address().port}`);
    renameSync(`${file}.new`, file);
}

async function start(file) {
    await stop(file);
    mkdirSync(dirname(file), { recursive: true });
    const log = openSync(`${file}.log`, "w");
    const lender = spawn(process.execPath, [fileURLToPath(import.meta.url), "lend", file], { detached: true, stdio: ["ignore", log, log] });
    let ended = false;
    lender.on("exit", () => (ended = true));
    for (const end = Date.now() + kPatienceMilliseconds; !existsSync(file); await new Promise((resolve) => setTimeout(resolve, 20))) {
        if (ended || Date.now() > end) throw new Error(`no browsers can be lent: ${readFileSync(`${file}.log`, "utf8")}`);
    }
    lender.unref();
}

async function stop(file) {
    const address = lenderAt(file);
    if (address) await fetch(`${address}/stop`).catch(() => undefined); // it may have been killed
    rmSync(file, { force: true });
}

const [what, file] = process.argv.slice(2);
const action = { start, stop, lend }[what];
if (!action || !file) throw new Error("usage: node browsers.mjs start|stop FILE");
await action(file);
