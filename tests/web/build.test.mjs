// The task Build with real input: the sample of Project Euler 766 from an empty board, by mouse alone and by keyboard alone.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test, { after, before } from "node:test";
import { centre, eventually, startBrowser, Tab } from "./support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

/** The rows of the board block, pieces named by the order in which they come: what letters they have is the author's choice. */
function board(text) {
    const lines = text.split("\n");
    const first = lines.indexOf("board:") + 1;
    const end = lines.findIndex((line, at) => at >= first && (line === "" || line.includes(":")));
    const names = new Map();
    const named = (letter) => (letter === "." ? "." : names.get(letter) ?? names.set(letter, String(names.size)).get(letter));
    return lines.slice(first, end < 0 ? undefined : end).map((row) => [...row].map(named).join(""));
}

const sample = board(readFileSync(new URL("../../puzzles/pe766-sample.txt", import.meta.url), "utf8"));
/** Every piece, and the cells it is drawn with: row and column from 1, each beside the one before. */
const strokes = [[[1, 3], [1, 2], [2, 2]], [[2, 1]], [[2, 3]], [[2, 4]], [[3, 1]], [[3, 2]], [[3, 3]], [[3, 4]]];
const cell = ([row, column]) => `build.cell:${row},${column}`;

test("the sample of problem 766 is built by mouse alone", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await tab.click("task:build");
    await tab.click("build.new");
    await tab.until("the board is empty", ({ build }) => !build.puzzle);
    await tab.click("build.rows.less");
    await tab.until("there are four rows", ({ build }) => board(build.text).length === 4);
    await tab.click("build.rows.less");
    await tab.until("there are three rows", ({ build }) => board(build.text).length === 3);
    for (const [number, cells] of strokes.entries()) {
        const places = await Promise.all(cells.map(async (at) => centre(await tab.awaitWidget(cell(at)))));
        await tab.drag(places);
        await tab.until("the piece is drawn", ({ build }) => new Set(build.text.match(/[A-Z]/g)).size === number + 1);
    }
    assert.deepEqual(board((await tab.state()).build.text), sample);
    await tab.click("build.play");
    const { text } = await tab.until("it is played", (state) => state.task === "play");
    assert.deepEqual(board(text), sample);
    tab.assertQuiet();
    await tab.close();
});

/** Goes on with Tab until a widget has the focus. */
async function tabTo(tab, id) {
    const focused = () => tab.page.evaluate(() => document.activeElement?.dataset.id ?? "");
    for (let presses = 0; presses < 120; ++presses) {
        if ((await focused()).startsWith(id)) return;
        await tab.page.keyboard.press("Tab");
    }
    assert.fail(`Tab never comes to ${id}`);
}

test("the sample of problem 766 is built by keyboard alone", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    const { keyboard } = tab.page;
    await tabTo(tab, "task:");
    await keyboard.press("ArrowRight");
    await tab.until("Build is shown", (state) => state.task === "build");
    await tabTo(tab, "build.new");
    await keyboard.press("Enter");
    await tab.until("the board is empty", ({ build }) => !build.puzzle);
    await tabTo(tab, "build.rows.less");
    await keyboard.press("Enter");
    await tab.until("there are four rows", ({ build }) => board(build.text).length === 4);
    await keyboard.press("Enter");
    await tab.until("there are three rows", ({ build }) => board(build.text).length === 3);
    await tabTo(tab, "build.cell:");
    let here = [1, 1];
    for (const cells of strokes) {
        for (const [number, at] of cells.entries()) {
            for (; here[0] < at[0]; ++here[0]) await keyboard.press("ArrowDown");
            for (; here[0] > at[0]; --here[0]) await keyboard.press("ArrowUp");
            for (; here[1] < at[1]; ++here[1]) await keyboard.press("ArrowRight");
            for (; here[1] > at[1]; --here[1]) await keyboard.press("ArrowLeft");
            await keyboard.press(number === 0 ? "Space" : "Shift+Space");
        }
    }
    await eventually("the sample is drawn", async () => board((await tab.state()).build.text).join() === sample.join());
    const focused = () => tab.page.evaluate(() => document.activeElement?.dataset.id);
    await eventually("the focus has gone with the cursor", async () => (await focused()) === "build.cell:3,4");
    tab.assertQuiet();
    await tab.close();
});
