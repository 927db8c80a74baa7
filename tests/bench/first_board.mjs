// node tests/bench/first_board.mjs SITE [--runs N] [--slow TIMES] [--fragment TEXT]
//
// When the page's first board can be played and when the workbench has it, from a folder with the built page on this machine, with an empty
// cache and the processor slowed down, 4 times by default. Milliseconds after the navigation, of every run, and the median. On a busy
// machine the figures are larger; the load is printed beside them.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { serve } from "../../web/server.mjs";

const kWanted = 500; // ms, of the design, for the board that can be played
const kColumns = ["first paint", "board", "workbench", "interactive"];

const { values, positionals: [site] } = parseArgs({
    allowPositionals: true,
    options: {
        runs: { type: "string", default: "9" },
        slow: { type: "string", default: "4" },
        fragment: { type: "string", default: "" },
    },
});
if (!site) throw new Error("usage: node first_board.mjs SITE [--runs N] [--slow TIMES] [--fragment TEXT]");

/** In the page: when was what; `wasm`: whether the board had to wait for WebAssembly. */
function figures() {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime;
    const [board, workbench] = [at("shunt:poster"), at("shunt:workbench")];
    return [at("first-contentful-paint"), board, workbench, at("shunt:interactive")];
}

async function run(browser, address) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slow) });
    await page.goto(`${address}/${values.fragment}`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.documentElement.dataset.state !== "loading", undefined, { timeout: 60_000 });
    const times = await page.evaluate(figures);
    await context.close();
    return times;
}

const row = (name, times) => console.log(name.padEnd(10) + times.map((time) => (time?.toFixed(0) ?? "-").padStart(14)).join(""));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { address, close } = await serve(site);
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--enable-unsafe-swiftshader"],
});
console.log(`ms, processor ${values.slow} times slower, load ${loadavg()[0].toFixed(1)}`);
console.log("run".padEnd(10) + kColumns.map((name) => name.padStart(14)).join(""));
const runs = [];
for (let index = 0; index < Number(values.runs); ++index) {
    runs.push(await run(browser, address));
    row(String(index + 1), runs.at(-1));
}
const medians = kColumns.map((_column, index) => median(runs.map((times) => times[index] ?? Infinity)));
row("median", medians);
console.log(`the board can be played after ${medians[1].toFixed(0)} ms; wanted: ${kWanted} ms`);
await browser.close();
await close();
