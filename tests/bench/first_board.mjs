// node tests/bench/first_board.mjs SITE [--runs N] [--slow TIMES] [--line] [--fragment TEXT]
//
// When the page's first board can be played and when the workbench has it, from a folder with the built page on this machine, with an empty
// cache and the processor slowed down, 4 times by default; or, with --line, over a slow line instead: 1.6 Mbit/s, 150 ms, files compressed.
// Milliseconds after the navigation, of every run, and the median. A busy machine
// makes them larger: the load is printed beside them, and how long the page's thread works for the board, which depends on it little.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { serve } from "../../web/server.mjs";
import { chromiumProgram } from "../web/support/launch.mjs";

// Milliseconds, of the design, for the board that can be played, and for the workbench on a slow line.
const kWanted = { local: { board: 500 }, line: { board: 1000, interactive: 3500 } };
const kLine = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.8e6 / 8 };
const kColumns = ["first paint", "board", "workbench", "interactive"];

const {
    values,
    positionals: [site],
} = parseArgs({
    allowPositionals: true,
    options: {
        runs: { type: "string", default: "9" },
        slow: { type: "string" },
        line: { type: "boolean", default: false },
        fragment: { type: "string", default: "" },
    },
});
if (!site) throw new Error("usage: node first_board.mjs SITE [--runs N] [--slow TIMES] [--line] [--fragment TEXT]");
const slow = Number(values.slow ?? (values.line ? 1 : 4));

/** In the page: when was what. */
function figures() {
    const names = ["first-contentful-paint", "shunt:poster", "shunt:workbench", "shunt:interactive"];
    return names.map((name) => performance.getEntriesByName(name)[0]?.startTime);
}

/** Opens the page in a tab without any cache; `prepare` comes before, `measure` when `holds` does in the page. */
async function open(browser, address, { prepare, holds, measure }) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await prepare(session, page);
    await page.goto(`${address}/${values.fragment}`, { waitUntil: "commit" });
    await page.waitForFunction(holds, undefined, { timeout: 60_000 });
    const measured = await measure(session, page);
    await context.close();
    return measured;
}

const run = (browser, address) =>
    open(browser, address, {
        prepare: async (session) => {
            await session.send("Emulation.setCPUThrottlingRate", { rate: slow });
            if (values.line) await session.send("Network.emulateNetworkConditions", kLine);
        },
        holds: () => document.documentElement.dataset.state !== "loading",
        measure: (_session, page) => page.evaluate(figures),
    });

/** ms that the page's thread works for the board, at full speed and without the workbench: a busy machine makes them little longer. */
const work = (browser, address) =>
    open(browser, address, {
        prepare: async (session, page) => {
            await page.route("**/workbench.*", () => undefined); // never answered
            await session.send("Performance.enable", { timeDomain: "threadTicks" });
        },
        holds: () => performance.getEntriesByName("shunt:poster").length > 0,
        measure: async (session) => {
            const { metrics } = await session.send("Performance.getMetrics");
            return 1000 * metrics.find(({ name }) => name === "TaskDuration").value;
        },
    });

const row = (name, times) => console.log(name.padEnd(10) + times.map((time) => (time?.toFixed(0) ?? "-").padStart(14)).join(""));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const { address, close } = await serve(site, { gzip: values.line });
const browser = await chromium.launch({
    executablePath: chromiumProgram,
    args: ["--no-sandbox", "--disable-background-networking", "--enable-unsafe-swiftshader"],
});
console.log(`ms, processor ${slow} times slower${values.line ? ", 1.6 Mbit/s, 150 ms, compressed" : ""}, load ${loadavg()[0].toFixed(1)}`);
console.log("run".padEnd(10) + kColumns.map((name) => name.padStart(14)).join(""));
const runs = [];
const works = [];
for (let index = 0; index < Number(values.runs); ++index) {
    runs.push(await run(browser, address));
    works.push(await work(browser, address));
    row(String(index + 1), runs.at(-1));
}
const medians = kColumns.map((_column, index) => median(runs.map((times) => times[index] ?? Infinity)));
row("median", medians);
const wanted = values.line ? kWanted.line : kWanted.local;
console.log(`the board can be played after ${medians[1].toFixed(0)} ms; wanted: ${wanted.board} ms`);
if (values.line) console.log(`the workbench is interactive after ${medians[3].toFixed(0)} ms; wanted: ${wanted.interactive} ms`);
console.log(`for it the page's thread works ${median(works).toFixed(0)} ms at full speed`);
await browser.close();
await close();
