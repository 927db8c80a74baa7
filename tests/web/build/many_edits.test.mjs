// node tests/web/build/many_edits.test.mjs SITE SHUNT: 500 edits in a row in Build, with a mouse. However fast they come, one job judges
// at most, what stands as the verdict is that of the drawing on the screen, and memory stays as it was. It is of the long run:
// a press waits for two pictures, which took five minutes in all beside fifteen other programs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";
import { browserOfTests, centre, eventually, Tab } from "../support/browser.mjs";

const shunt = process.argv[3] ?? process.env.SHUNT;
if (!shunt) throw new Error("usage: node many_edits.test.mjs SITE SHUNT");

const kEdits = 500;
const kWarmUp = 100; // edits, after which whatever is made once has been made
const kMostGrowth = 64; // MB; the undo list of 400 edits takes one or two, the rest is what a browser has not given back yet
const kPatience = 120_000; // ms
const kRound = 8; // tools, with six cells each, whose presses are given at once
const kTools = ["paint", "erase", "wall", "gate"];
const kSettled = /^([0-9,]+) moves?, proved shortest|^No solution/; // as far as a second opinion can be had

const host = browserOfTests({ own: true });

/**
 * Watches every picture from within the page: how many jobs judge, for how many pictures nothing was drawn, and what is told as the verdict
 * of which drawing. What has just been edited is in no picture yet, and a stroke is judged when it has ended.
 */
function watch(page) {
    return page.evaluate(() => {
        window.seen = { most: 0, still: 0, told: [] };
        let drawing;
        const look = () => {
            const { jobs, drawn: text } = shunt.state();
            const judging = jobs.filter(({ title, status }) => /^Judging/.test(title) && status !== "cancelling").length;
            const label = shunt.mirror().widgets.find(({ id }) => id === "verdict")?.label ?? "";
            const last = window.seen.told.at(-1);
            if (text === drawing && (last?.label !== label || last.text !== text)) window.seen.told.push({ text, label });
            window.seen.most = Math.max(window.seen.most, judging);
            window.seen.still = text === drawing ? window.seen.still + 1 : 0;
            drawing = text;
            requestAnimationFrame(look);
        };
        look();
    });
}

/** Presses with the left button, one place after the other, as fast as the page takes it. */
function press(session, places) {
    const events = places.flatMap(([x, y]) =>
        ["mouseMoved", "mousePressed", "mouseReleased"].map((type) => ({
            type,
            x,
            y,
            ...(type === "mouseMoved" ? {} : { button: "left", clickCount: 1 }),
        })),
    );
    return Promise.all(events.map((event) => session.send("Input.dispatchMouseEvent", event)));
}

/**
 * Presses tools and cells in an order that a seed decides, until so many edits are made. The browser takes presses faster than pictures
 * are drawn, and the workbench one for a picture: each round ends with one of two tools that no other press takes, for when that is taken
 * all presses before it are.
 */
async function edit(tab, session, count, random) {
    const places = new Map((await tab.widgets()).map((widget) => [widget.id, centre(widget)]));
    const version = async () => (await tab.state()).build.version;
    for (const end = (await version()) + count; (await version()) < end; ) {
        const ids = [];
        for (let tool = 0; tool < kRound; ++tool) {
            ids.push(`build.tool:${kTools[random(kTools.length)]}`);
            for (let cell = 0; cell < 6; ++cell) ids.push(`build.cell:${random(5) + 1},${random(4) + 1}`);
        }
        const last = (await tab.state()).build.tool === "move" ? "outside" : "move";
        await press(
            session,
            [...ids, `build.tool:${last}`].map((id) => places.get(id)),
        );
        await tab.page.waitForFunction((tool) => shunt.state().build.tool === tool, last, { timeout: kPatience });
    }
}

/** Has the mouse leave the board and the tab rest until what was drawn has its first answer. */
async function rest(tab) {
    await tab.page.mouse.move(5, 5);
    const rests = () => window.seen.still > 2 && !/^Before|^Checking/.test(window.seen.told.at(-1).label);
    await tab.page.waitForFunction(rests, undefined, { timeout: kPatience });
}

/** MB of memory that the process of the page holds, its workers and WebAssembly included, garbage collected. */
async function memory(session) {
    await session.send("HeapProfiler.collectGarbage");
    const system = await host.browser.newBrowserCDPSession();
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    const resident = ({ id }) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))[1]) / 1000;
    return Math.max(...processInfo.filter(({ type }) => type === "renderer").map(resident));
}

/** What the command line says of a drawing, as the verdict begins. */
function opinion(text) {
    const { stdout, stderr } = spawnSync(shunt, ["solve", "-", "--json"], { input: text, encoding: "utf8" });
    assert.ok(stdout, stderr);
    const { status, length } = JSON.parse(stdout);
    return status === "solved" ? `${length} move${length === 1 ? "" : "s"}, proved shortest` : "No solution";
}

test("500 edits with the mouse: one job at most, memory flat, and no verdict but that of the drawing", async () => {
    const viewport = { width: 1100, height: 640 }; // small pictures are drawn faster
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { viewport });
    await tab.click("task:build");
    await eventually("it is judged", async () => /^81 moves/.test((await tab.widget("verdict"))?.label ?? ""));
    let seed = 1;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    await watch(tab.page);
    const session = await tab.page.context().newCDPSession(tab.page);
    await edit(tab, session, kWarmUp, random);
    await rest(tab);
    const begun = await memory(session);
    await edit(tab, session, kEdits - kWarmUp, random);
    await rest(tab);
    const ended = await memory(session);
    const { most, told } = await tab.page.evaluate(() => window.seen);
    console.log(`memory ${begun.toFixed(1)} MB after ${kWarmUp} edits, ${ended.toFixed(1)} MB after ${kEdits}`);
    assert.equal(most, 1, "jobs that judge at once");
    assert.ok(ended < begun + kMostGrowth, `${begun} MB became ${ended} MB`);
    const settled = told.filter(({ label }) => kSettled.test(label));
    console.log(`${told.length} pictures told something else, ${settled.length} of them a verdict`);
    for (const { text, label } of settled) assert.ok(label.startsWith(opinion(text)), `${label}\n${text}`);
    const { label, text } = told.at(-1);
    assert.equal(text, (await tab.state()).drawn);
    assert.doesNotMatch(label, /^Before|^Checking/);
    assert.deepEqual(
        (await tab.state()).jobs.filter(({ status }) => status === "failed"),
        [],
    );
});
