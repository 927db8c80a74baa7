// node tests/bench/verdict.mjs SITE [--runs N] [--puzzle ID]
//
// How long after the last edit in the task Build the first answer stands there, from a folder with the built page on this machine: a row
// is added, the drawing judged, and the row undone; measured in the page, from that press to the picture with the puzzle's own length.
// Milliseconds of every run, and the median. A busy machine makes them larger: the load is printed beside them.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { serve } from "../../web/server.mjs";
import { chromiumProgram } from "../web/support/launch.mjs";

const kWanted = 300; // ms, of the design, for a puzzle of 25,955 positions
const kAnswer = "^[0-9,]+ [a-z-]+, proved shortest";

const {
    values,
    positionals: [site],
} = parseArgs({
    allowPositionals: true,
    options: { runs: { type: "string", default: "15" }, puzzle: { type: "string", default: "klotski" } },
});
if (!site) throw new Error("usage: node verdict.mjs SITE [--runs N] [--puzzle ID]");

const press = (page, id) => page.evaluate((id) => document.querySelector(`[data-id="${id}"]`).click(), id);
const says = (page, pattern) =>
    page.waitForFunction((pattern) => new RegExp(pattern).test(document.querySelector('[data-id="verdict"]')?.textContent ?? ""), pattern, {
        timeout: 60_000,
    });

/** Presses undo, and tells the time until the verdict begins with `wanted`. */
const undone = (page, wanted) =>
    page.evaluate(
        (wanted) =>
            new Promise((resolve) => {
                const before = performance.now();
                document.querySelector('[data-id="build.undo"]').click();
                const look = () => {
                    if (document.querySelector('[data-id="verdict"]')?.textContent.startsWith(wanted)) resolve(performance.now() - before);
                    else requestAnimationFrame(look);
                };
                look();
            }),
        wanted,
    );

async function run(page, wanted) {
    await press(page, "build.rows.more");
    await page.waitForFunction(
        (wanted) => {
            const told = document.querySelector('[data-id="verdict"]').textContent;
            return !told.startsWith(wanted) && !told.startsWith("Before");
        },
        wanted,
        { timeout: 60_000 },
    );
    return undone(page, wanted);
}

const { address, close } = await serve(site);
const browser = await chromium.launch({
    executablePath: chromiumProgram,
    args: ["--no-sandbox", "--disable-background-networking", "--enable-unsafe-swiftshader"],
});
try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(`${address}/#view=build&puzzle=${values.puzzle}`);
    await says(page, kAnswer);
    const wanted = await page.evaluate(() => /^[^;]*/.exec(document.querySelector('[data-id="verdict"]').textContent)[0]);
    const times = [];
    while (times.length < Number(values.runs)) times.push(await run(page, wanted));
    console.log(`${values.puzzle}: ${wanted}; load ${loadavg()[0].toFixed(1)}`);
    console.log(`ms after the edit: ${times.map((time) => time.toFixed(0)).join(" ")}`);
    const median = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)];
    console.log(`median ${median.toFixed(0)} ms, the longest ${Math.max(...times).toFixed(0)} ms; wanted: ${kWanted} ms`);
} finally {
    await browser.close();
    await close();
}
