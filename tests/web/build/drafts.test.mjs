// Your puzzles: what is drawn in Build is kept at every change, in every tab, and goes into a file and out of it.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, bytesOf, centre, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const names = async (tab) => (await tab.widgets()).filter(({ id }) => id.startsWith("draft:")).map(({ label }) => label.split(",")[0]);
const listed = (tab, wanted) =>
    eventually(`your puzzles are ${wanted}`, async () => JSON.stringify(await names(tab)) === JSON.stringify(wanted));
const toast = (tab) => tab.page.locator(".toast:not([hidden])");

/** A page that shows Build. */
async function building(options) {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, options);
    await tab.click("task:build");
    await tab.until("Build is shown", (state) => state.task === "build");
    return tab;
}

/** Draws another puzzle: a piece of one cell. */
async function drawNew(tab) {
    const { version } = (await tab.state()).build;
    await tab.click("drafts.new");
    await tab.until("the board is empty", (state) => state.build.version > version && !state.build.puzzle);
    await paint(tab, 1, 1);
}

async function paint(tab, row, column) {
    await tab.click("build.tool:paint");
    await tab.until("the tool is taken", (state) => state.build.tool === "paint");
    const before = (await tab.state()).build.text;
    await tab.click(`build.cell:${row},${column}`);
    await tab.until("it is painted", (state) => state.build.text !== before);
}

/** Opens the dialog about a draft, in the order of the list. */
async function more(tab, index) {
    const rows = (await tab.widgets()).filter(({ id }) => id.startsWith("draft.menu:"));
    await tab.click(rows[index].id);
    await tab.page.waitForSelector("#draft-dialog[open]");
}

async function rename(tab, index, name) {
    await more(tab, index);
    await tab.page.fill("#draft-name", name);
    await tab.page.keyboard.press("Enter");
}

/** The first puzzle, with a name. */
async function drawNamed(tab, name) {
    await drawNew(tab);
    await listed(tab, ["Puzzle"]);
    await rename(tab, 0, name);
    await listed(tab, [name]);
}

test("every change is kept, and there after the page was closed", async () => {
    const tab = await building();
    assert.deepEqual(await names(tab), [], "a puzzle that is only looked at is none of yours");
    await drawNamed(tab, "First");
    await paint(tab, 2, 2);
    await drawNew(tab);
    await listed(tab, ["Puzzle", "First"]);

    const again = new Tab(await tab.page.context().newPage());
    await again.page.goto(`${host.address}/#view=build&puzzle=klotski`);
    await again.untilReady();
    await listed(again, ["Puzzle", "First"]);
    const first = (await again.widgets()).find(({ id, label }) => id.startsWith("draft:") && label.startsWith("First"));
    await again.click(first.id);
    const { build } = await again.until("it is open", (state) => /name: First/.test(state.build.text));
    assert.match(build.text, /\n1\.\.\.\n\.2\.\.\n|\nA\.\.\.\n\.B\.\.\n/, "with its last change");
    again.assertQuiet();
});

test("drafts are renamed, duplicated, deleted, and brought back", async () => {
    const tab = await building();
    await drawNamed(tab, "Mine");
    assert.match((await tab.state()).build.text, /name: Mine/, "the drawing has the name, too");
    await more(tab, 0);
    await tab.page.getByRole("button", { name: "Duplicate" }).click();
    await listed(tab, ["Mine", "Mine"]);
    await rename(tab, 0, "Copy");
    await listed(tab, ["Copy", "Mine"]);
    await more(tab, 1);
    await tab.page.getByRole("button", { name: "Delete" }).click();
    await listed(tab, ["Copy"]);
    await toast(tab).getByRole("button", { name: "Undo" }).click();
    await listed(tab, ["Copy", "Mine"]);
});

test("a reload in the middle of the work loses nothing, and what is open stays the puzzle that it was", async () => {
    const tab = await building();
    await drawNew(tab);
    await listed(tab, ["Puzzle"]);
    await tab.click("build.tool:paint");
    await tab.until("the tool is taken", (state) => state.build.tool === "paint");
    for (const cells of [
        ["2,2", "3,3"],
        ["4,1", "4,4", "5,2"],
    ]) {
        const drawn = await tab.page.evaluate((places) => {
            for (const place of places) document.querySelector(`[data-id="build.cell:${place}"]`).click();
            return shunt.state().build.text;
        }, cells);
        await tab.page.reload(); // at once: neither the store nor the address has had time
        await tab.untilReady();
        await tab.until("all of it is back", ({ task, build }) => task === "build" && build?.text === drawn);
        await listed(tab, ["Puzzle"]);
        await tab.click("build.tool:paint");
        await tab.until("the tool is taken", (state) => state.build.tool === "paint");
    }
    await paint(tab, 5, 4);
    await listed(tab, ["Puzzle"]);
});

test("the right button and the menu key open the menu of a puzzle, from which it is played", async () => {
    const tab = await building();
    await drawNew(tab);
    await listed(tab, ["Puzzle"]);
    const { text } = (await tab.state()).build;
    const row = (await tab.widgets()).find(({ id }) => id.startsWith("draft:"));
    const menu = tab.page.locator("#draft-dialog[open]");
    await tab.page.mouse.click(...centre(row), { button: "right" });
    await menu.waitFor();
    await tab.page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await tab.page.focus(`[data-id="${row.id}"]`);
    await tab.page.keyboard.press("ContextMenu");
    await menu.getByRole("button", { name: "Play", exact: true }).click();
    await tab.until("it is played", (state) => state.task === "play" && state.text === text);
});

test("a puzzle is shared from its menu while another one is drawn", async () => {
    const tab = await building();
    await drawNamed(tab, "First");
    const { text } = (await tab.state()).build;
    await drawNew(tab);
    await paint(tab, 3, 3);
    await listed(tab, ["Puzzle", "First"]);
    await more(tab, 1);
    await tab.page.locator("#draft-dialog").getByRole("button", { name: "Share" }).click();
    const link = tab.page.locator("#share-dialog[open] #share-link");
    await link.waitFor();
    assert.equal(await tab.page.textContent("label[for=share-link]"), 'Link to "First" as it is drawn');
    const shared = new Tab(await tab.page.context().newPage());
    await shared.page.goto(await link.inputValue());
    await shared.untilReady();
    await shared.until("it is drawn there", ({ task, build }) => task === "build" && build.text === text);
    shared.assertQuiet();
});

test("two tabs never overwrite each other: the later change becomes a puzzle of its own", async () => {
    const one = await building();
    await drawNamed(one, "Shared");
    const two = new Tab(await one.page.context().newPage());
    await two.page.goto(`${host.address}/#view=build&puzzle=klotski`);
    await two.untilReady();
    await listed(two, ["Shared"]);
    await two.click((await two.widgets()).find(({ id }) => id.startsWith("draft:")).id);
    await two.until("it is open there", (state) => /Shared/.test(state.build.text));

    await paint(one, 3, 3);
    await eventually("the other tab has seen it", async () =>
        (await two.widgets()).find(({ id }) => id.startsWith("draft:"))?.label.includes("2 pieces"),
    );
    await paint(two, 4, 4);
    await eventually("it is said", async () => /Another tab/.test((await toast(two).locator("p").textContent()) ?? ""));
    await listed(two, ["Shared", "Shared"]);
    await listed(one, ["Shared", "Shared"]);
    await paint(one, 1, 3);
    await paint(two, 5, 3);
    await listed(one, ["Shared", "Shared"]);
    await one.close();
});

test("all go into one file, and come back from it; what is there already is skipped", async () => {
    const tab = await building();
    await drawNamed(tab, "One");
    await drawNew(tab);
    await listed(tab, ["Puzzle", "One"]);
    const [download] = await Promise.all([tab.page.waitForEvent("download"), tab.click("drafts.export")]);
    const file = { name: download.suggestedFilename(), mimeType: "application/json", buffer: await bytesOf(download) };
    assert.match(file.name, /\.json$/);
    await tab.close();

    const other = await building();
    await other.page.setInputFiles("#open-file", file);
    await listed(other, ["Puzzle", "One"]);
    await other.page.setInputFiles("#open-file", file);
    await eventually("the count is told", async () => /0 puzzles added.*2 of the file/.test(await toast(other).locator("p").textContent()));
    await listed(other, ["Puzzle", "One"]);
    other.assertQuiet();
    await other.close();
});

test("a browser that keeps nothing says so once, and everything else works", async () => {
    const prepare = (page) =>
        page.addInitScript(() => {
            IDBFactory.prototype.open = () => {
                throw new DOMException("not here", "SecurityError");
            };
        });
    const tab = await building({ prepare });
    await eventually("it is said", async () => /keeps no drafts/.test(await toast(tab).locator("p").textContent()));
    await tab.page.getByRole("button", { name: "Close message" }).click();
    await drawNew(tab);
    await listed(tab, ["Puzzle"]);
    assert.match((await tab.widget("drafts.kept")).label, /keeps nothing here/);
    assert.equal(await toast(tab).count(), 0, "only once");
    await tab.close();
});
