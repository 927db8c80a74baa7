// Finding puzzles in the page: a file of shapes, a search that rests, and what is left of one after a reload.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const idle = async (tab) => (await tab.messages()).some(({ to, type }) => to === "page" && type === "done");

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
    await tab.click("solve");
    await tab.until("it is as hard as was said", (state) => state.solution?.length === 22);
    tab.assertQuiet();
    await tab.close();
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
    await field.fill("X.X");
    await tab.click("find.start");
    await says(tab, "find.summary", /this shape is not connected/);
    assert.equal((await tab.widget("find.shapes")).state.invalid, true);
    assert.equal(await field.getAttribute("aria-invalid"), "true");
    await tab.close();
});

test("a search of the page rests, goes on and is stopped", async () => {
    const tab = await Tab.ready(host.browser, host.address);
    await tab.click("task:find");
    await tab.click("find.rows.more");
    await tab.click("find.columns.more");
    await tab.click("find.start");
    const { id: search } = await eventually("the search goes on", async () =>
        (await tab.messages()).find(({ type, module }) => type === "progress" && module === "lab"),
    );
    const progress = async () => (await tab.messages()).filter(({ type, id }) => type === "progress" && id === search).length;
    await tab.click("find.pause");
    await says(tab, "find.pause", /Resume/);
    // The worker hears of the pause before it is asked for tilings; while it does those, the search says nothing.
    await tab.click("task:tilings");
    await tab.click("tilings.count");
    await says(tab, "tilings.answer", /12,988,816 tilings by dominoes/);
    const before = await progress();
    await tab.click("tilings.another");
    await eventually(
        "it is drawn",
        async () =>
            (await tab.messages()).filter(({ type, id, module }) => type === "done" && module === "lab" && id !== search).length === 2,
    );
    assert.equal(await progress(), before);
    await tab.click("task:find");
    await tab.click("find.pause");
    await eventually("progress comes again", async () => (await progress()) > before);
    await tab.pressJob(/^Searching/);
    await eventually("the job ends", () => idle(tab));
    await says(tab, "find.summary", /not all are searched/);
    tab.assertQuiet();
    await tab.close();
});

/** In the page: whether the search that was ended is in the browser's database. */
function keptSearch() {
    return new Promise((resolve) => {
        const opening = indexedDB.open("shunt-results");
        opening.onsuccess = () => {
            const asked = opening.result.transaction("values").objectStore("values").get("find");
            asked.onsuccess = () => (opening.result.close(), resolve(asked.result?.report.includes('"cancelled"') ?? false));
        };
    });
}

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
    await eventually("the end of it is kept", () => tab.page.evaluate(keptSearch));
    await tab.page.reload();
    await tab.untilReady();
    await says(tab, "find.summary", /not all are searched/);
    assert.equal(await searched(), before);
    await tab.click("find.resume");
    await eventually("it has gone on", async () => (await tab.widget("find.summary")) && (await searched()) > before);
    await tab.pressJob(/^Searching/);
    tab.assertQuiet();
    await tab.close();
});
