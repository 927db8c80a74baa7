// The task Build with real input: several pieces selected by mouse, finger and keys, texts typed in their place, the clipboard.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { centre, eventually, startBrowser, Tab } from "../support/browser.mjs";
import { restFinger } from "../support/touch.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const cell = (row, column) => `build.cell:${row},${column}`;
const text = "metric: move\nboard:\nAB.\nC..\ngoal:\n..A\n...\n";

/** Build with a small puzzle in it. */
async function draw(options) {
    const permissions = ["clipboard-read", "clipboard-write"];
    const tab = await Tab.ready(host.browser, `${host.address}/`, { permissions, ...options });
    await paste(tab, text);
    await (options?.hasTouch ? tap(tab, "task:build") : tab.click("task:build"));
    await tab.until("Build shows it", ({ build, task }) => task === "build" && build.text === text);
    return tab;
}

async function paste(tab, words) {
    await tab.page.evaluate((words) => navigator.clipboard.writeText(words), words);
    await tab.page.keyboard.press("Control+v");
}

async function tap(tab, id) {
    await tab.page.touchscreen.tap(...centre(await tab.awaitWidget(id)));
}

const selects = (tab, names) => tab.until(`${names} are selected`, ({ build }) => build.selected.join("") === names);
const focused = (tab) => tab.page.evaluate(() => document.activeElement?.dataset.id ?? "");
const hasFocus = (tab, id) => eventually(`${id} has the focus`, async () => (await focused(tab)) === id);

test("Shift and Ctrl with a click select several pieces, and so does a frame around them", async () => {
    const tab = await draw();
    await tab.click(cell(1, 1));
    await selects(tab, "A");
    for (const [key, at, names] of [
        ["Shift", cell(2, 1), "AC"],
        ["Control", cell(1, 2), "ABC"],
        ["Shift", cell(1, 1), "BC"],
    ]) {
        await tab.page.keyboard.down(key);
        await tab.click(at);
        await tab.page.keyboard.up(key);
        await selects(tab, names);
    }
    assert.equal((await tab.widget("build.selection")).label, "2 pieces");
    await tab.drag([centre(await tab.widget(cell(2, 3))), centre(await tab.widget(cell(1, 2)))]);
    await selects(tab, "B");
    await tab.drag([centre(await tab.widget(cell(1, 3))), centre(await tab.widget(cell(2, 1)))]);
    await selects(tab, "ABC");
    tab.assertQuiet();
    await tab.close();
});

test("a finger that rests on a piece opens its menu, and then selects several by pressing", async () => {
    const tab = await draw({ hasTouch: true, viewport: { width: 390, height: 844 } });
    await restFinger(tab.page, centre(await tab.awaitWidget(cell(1, 2))), () => tab.until("its menu is open", ({ build }) => build.picks));
    await selects(tab, "B");
    await tap(tab, cell(2, 1));
    await selects(tab, "BC");
    await tap(tab, "build.remove");
    await tab.until("both are gone", ({ build }) => build.text.includes("board:\nA..\n...\n"));
    await tab.until("the menu is closed", ({ build }) => !build.picks);
    await tab.awaitWidget("build.tool:paint");
    tab.assertQuiet();
    await tab.close();
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
    tab.assertQuiet();
    await tab.close();
});

test("pieces are coloured with Alt and a digit or by swatch; link, Play and a reload keep the colour", async () => {
    const tab = await draw();
    await tab.click(cell(1, 1));
    await selects(tab, "A");
    await tab.page.keyboard.press("Alt+4");
    await tab.until("A is green", ({ build }) => build.text.endsWith("colour: 4 A\n"));
    assert.equal((await tab.widget("build.colour:4")).state.pressed, true);
    await tab.click(cell(1, 2));
    await selects(tab, "B");
    await tab.page.locator("[data-id='build.colour:6']").press("Enter");
    const coloured = ({ build }) => build.text.endsWith("colour: 4 A\ncolour: 6 BC\n");
    await tab.until("B is brown, and C like it", coloured);
    const address = () => tab.page.evaluate(() => decodeURIComponent(location.hash));
    await eventually("the address holds it", async () => /colour:.6.BC/.test(await address()));
    await tab.page.reload();
    await tab.untilReady();
    await tab.until("it is drawn again", (state) => state.task === "build" && coloured(state));
    await tab.click("build.play");
    await tab.until("it is played", ({ task, text }) => task === "play" && text.endsWith("colour: 6 BC\n"));
    tab.assertQuiet();
    await tab.close();
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
    tab.assertQuiet();
    await tab.close();
});
