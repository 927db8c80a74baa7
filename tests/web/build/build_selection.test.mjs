// The task Build with real input: keys held with a click, a finger that rests, Tab and texts typed in their place, the clipboard.
import test from "node:test";
import { browserOfTests, centre, eventually, Tab } from "../support/browser.mjs";
import { restFinger } from "../support/touch.mjs";

const host = browserOfTests();

const cell = (row, column) => `build.cell:${row},${column}`;
const text = "metric: move\nboard:\nAB.\nC..\ngoal:\n..A\n...\n";

/** Build with a small puzzle in it. */
async function draw() {
    const tab = await Tab.ready(host.browser, `${host.address}/`, { permissions: ["clipboard-read", "clipboard-write"] });
    await paste(tab, text);
    await tab.click("task:build");
    await tab.until("Build shows it", ({ build, task }) => task === "build" && build.text === text);
    return tab;
}

async function paste(tab, words) {
    await tab.page.evaluate((words) => navigator.clipboard.writeText(words), words);
    await tab.page.keyboard.press("Control+v");
}

const selects = (tab, names) => tab.until(`${names} are selected`, ({ build }) => build.selected.join("") === names);
const focused = (tab) => tab.page.evaluate(() => document.activeElement?.dataset.id ?? "");
const hasFocus = (tab, id) => eventually(`${id} has the focus`, async () => (await focused(tab)) === id);

test("Shift and Ctrl with a click take a piece into the selection", async () => {
    const tab = await draw();
    await tab.click(cell(1, 1));
    await selects(tab, "A");
    for (const [key, at, names] of [
        ["Shift", cell(2, 1), "AC"],
        ["Control", cell(1, 2), "ABC"],
    ]) {
        await tab.page.keyboard.down(key);
        await tab.click(at);
        await tab.page.keyboard.up(key);
        await selects(tab, names);
    }
    await tab.page.keyboard.press("Alt+4");
    await tab.until("all are green", ({ build }) => build.text.endsWith("colour: 4 ABC\n"));
});

test("a finger that rests on a piece opens its menu", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build&text=${encodeURIComponent(text)}`, {
        hasTouch: true,
        viewport: { width: 390, height: 844 },
    });
    const piece = centre(await tab.awaitWidget(cell(1, 2)));
    await restFinger(tab.page, piece, () => tab.until("its menu is open", ({ build }) => build.picks));
    await selects(tab, "B");
});

test("Tab goes from piece to piece, F2 types the letter, Escape brings it back", async () => {
    const tab = await draw();
    const { keyboard } = tab.page;
    await tab.click(cell(1, 1));
    await selects(tab, "A");
    await keyboard.press("Tab");
    await selects(tab, "B");
    await keyboard.press("Shift+Tab");
    await selects(tab, "A");
    await keyboard.press("F2");
    await hasFocus(tab, "build.letter");
    await keyboard.type("X");
    await selects(tab, "X");
    await keyboard.press("Escape");
    await selects(tab, "A");
    await hasFocus(tab, cell(1, 1));
    await keyboard.press("F2");
    await hasFocus(tab, "build.letter");
    await keyboard.type("Y");
    await keyboard.press("Enter");
    await selects(tab, "Y");
    await hasFocus(tab, cell(1, 1));
    await keyboard.press("Escape");
    await selects(tab, "");
    await keyboard.press("Tab");
    await eventually("Tab has left the board", async () => !(await focused(tab)).startsWith("build.cell:"));
});

test("Ctrl with C copies what is drawn, with V draws what is pasted, and undo leads back", async () => {
    const tab = await draw();
    await tab.click(cell(1, 1));
    await tab.page.keyboard.press("Control+c");
    await eventually("the text is copied", () => tab.page.evaluate(async (text) => (await navigator.clipboard.readText()) === text, text));
    await tab.click("build.tool:wall");
    const other = "metric: move\nboard:\nQ.\n";
    await paste(tab, other);
    await tab.until("it is drawn", ({ build, task }) => task === "build" && build.text === other && build.tool === "wall");
    await tab.click("build.undo");
    await tab.until("the first is back", ({ build }) => build.text === text);
});
