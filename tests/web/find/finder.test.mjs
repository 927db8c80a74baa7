// Finding puzzles in the page: a file of shapes, the worker of the lab, and what is left of a search after a reload.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { stored } from "../support/database.mjs";

const host = browserOfTests();

/** Waits for a text of the mirror that matches. */
const says = (tab, id, pattern) =>
    eventually(`${id} says ${pattern}`, async () => {
        const widget = await tab.widget(id);
        return widget && pattern.test(widget.label) ? widget : undefined;
    });

test("the hardest 3 x 3 puzzles are found, and one of them opens", async () => {
    const tab = await Tab.ready(host.browser, host.address);
    await tab.click("task:find");
    await tab.click("find.start");
    await says(tab, "find.summary", /13,329 of 13,329 boards/);
    const found = (await tab.widgets()).filter(({ id }) => id.startsWith("found:"));
    assert.deepEqual(
        found.map(({ label }) => Number(label.split(" ")[0])),
        [1, 2, 5, 10, 14, 22, 18, 13],
    );
    await tab.click("found:6");
    await tab.until("the puzzle is open", (state) => state.puzzle_id === "" && /Hardest with 6 pieces/.test(state.text ?? ""));
});

test("only puzzles of the shapes that were pasted, or came from a file, are found", async () => {
    const tab = await Tab.ready(host.browser, host.address, { permissions: ["clipboard-read", "clipboard-write"] });
    await tab.click("task:find");
    await tab.awaitWidget("find.shapes");
    const field = tab.page.locator('#mirror input[data-id="find.shapes"]');
    await tab.page.evaluate(() => navigator.clipboard.writeText("X\n\nXX\n\nX\nX\n"));
    await field.focus();
    await tab.page.keyboard.press("Control+V");
    assert.equal(await field.inputValue(), "X//XX//X/X");
    await tab.click("find.start");
    await says(tab, "find.summary", /^3,940 of 3,940 boards/);
    const [chooser] = await Promise.all([tab.page.waitForEvent("filechooser"), tab.click("find.shapes.file")]);
    await chooser.setFiles({ name: "shapes.txt", mimeType: "text/plain", buffer: Buffer.from("X\r\n") });
    await tab.click("find.start");
    await says(tab, "find.summary", /^512 of 512 boards/);
    assert.equal(await field.inputValue(), "X/");
    await tab.close();
});

test("a search rests while tilings are counted, goes on, has them wait, in sight, and gives way when it is stopped", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=find`);
    await tab.click("find.rows.more");
    await tab.click("find.columns.more");
    await tab.click("find.start");
    const tells = (more) => tab.until("the search goes on", ({ lab }) => lab?.status === "running" && Number(lab.done) > more);
    await tells(0);
    await tab.click("find.pause");
    const resting = await tab.until("it rests", ({ jobs: [job] }) => job.status === "paused");
    await tab.click("task:tilings");
    await tab.click("tilings.count");
    await says(tab, "tilings.answer", /^12,988,816 tilings by dominoes/);
    await tab.click("task:find");
    await tab.click("find.pause");
    await tells(Number(resting.jobs[0].done));
    await tab.click("task:tilings");
    await tab.click("tilings.another");
    await tab.until("the second job waits", ({ jobs: [, second] }) => second?.status === "waiting");
    const isTold = async () => /running, \d+ %, .* boards .* at most .* left/.test((await tab.job(/^Searching/)).label);
    await eventually("the first tells how far it is", isTold);
    await tab.pressJob(/^Searching/);
    await tab.until("both are over", ({ jobs }) => jobs.length === 0);
});

test("a search that is stopped is there after a reload, and goes on where it was", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=find`);
    await tab.click("find.columns.more");
    await tab.click("find.rows.more");
    await tab.until("it is set", (state) => /^4x4/.test(state.settings));
    await tab.click("find.start");
    await tab.until("something is searched", (state) => state.lab?.status === "running" && Number(state.lab.done) > 20_000);
    await tab.pressJob(/^Searching/);
    await says(tab, "find.summary", /not all are searched/);
    const searched = async () => Number((await tab.widget("find.summary")).label.split(" of ")[0].replaceAll(",", ""));
    const before = await searched();
    assert.ok(before > 0);
    const kept = async () => (await stored(tab, "shunt-results")).find?.report.includes('"cancelled"');
    await eventually("the end of it is kept", kept);
    await tab.page.reload();
    await tab.untilReady();
    await says(tab, "find.summary", /not all are searched/);
    assert.equal(await searched(), before);
    await tab.click("find.resume");
    await eventually("it has gone on", async () => (await tab.widget("find.summary")) && (await searched()) > before);
    await tab.pressJob(/^Searching/);
});
