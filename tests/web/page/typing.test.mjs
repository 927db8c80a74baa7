// The text beside the drawing: a real field, both ways, with the place of what is wrong, by mouse and keyboard.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const kPuzzle = "name: Small\nboard:\nAB.\n...\ngoal:\n..A\n...\n";
const field = (tab) => tab.page.locator("textarea[data-id='build.text']");

/** A page that shows the text of a small puzzle in Build. */
async function typing() {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build&text=${encodeURIComponent(kPuzzle)}`);
    await tab.until("Build is shown", (state) => state.task === "build" && /Small/.test(state.build.text));
    return tab;
}

async function showText(tab) {
    await tab.page.getByRole("button", { name: "Text", exact: true }).press("Enter");
    await eventually("the field has the focus", () => field(tab).evaluate((area) => document.activeElement === area));
}

test("what is typed is drawn after a pause, as one step, and undo on the board takes it back", async () => {
    const tab = await typing();
    await showText(tab);
    assert.equal(await field(tab).inputValue(), kPuzzle);
    const { build } = await tab.state();
    await field(tab).press("Control+Home");
    await tab.page.keyboard.type("# mine\nsource: me\n");
    await tab.until("it is drawn", (state) => /source: me/.test(state.build.text));
    assert.equal(await field(tab).inputValue(), "# mine\nsource: me\n" + kPuzzle, "the field keeps what was typed");
    await tab.click("build.undo");
    await tab.until("it is taken back", (state) => state.build.text === build.text);
    await eventually("the field says so", async () => !/source/.test(await field(tab).inputValue()));
    assert.equal((await tab.widget("build.undo")).state?.disabled, true, "it was one step");
});

test("a text that is no puzzle costs nothing: its place is marked, and said", async () => {
    const tab = await typing();
    await showText(tab);
    const before = (await tab.state()).build.text;
    const bad = kPuzzle.replace("..A", ".X.");
    await field(tab).fill(bad);
    const { build } = await tab.until("it is refused", (state) => state.build.fault !== "");
    assert.equal(build.text, before, "the drawing stays");
    assert.equal(build.fault, "line 6, column 2: no piece is named 'X'");
    await eventually("it is marked", async () => (await field(tab).getAttribute("aria-invalid")) === "true");
    const seen = await field(tab).evaluate((area) => ({
        marks: area.dataset.marks,
        line: area.style.getPropertyValue("--line"),
        column: area.style.getPropertyValue("--column"),
        described: document.getElementById(area.getAttribute("aria-describedby"))?.textContent,
        shown: getComputedStyle(area).backgroundImage !== "none",
    }));
    assert.deepEqual(seen, { marks: "place", line: "6", column: "2", described: "Line 6, column 2: no piece is named 'X'.", shown: true });
    assert.equal(await field(tab).inputValue(), bad);
    await tab.click("build.text.back");
    await eventually("the drawing's text is back", async () => (await field(tab).inputValue()) === kPuzzle);
});

test("by keyboard alone: X leads in, Esc to the board, and what waits is drawn at once", async () => {
    const tab = await typing();
    await tab.page.locator("#stage").focus();
    await tab.page.keyboard.press("x");
    await eventually("the field has the focus", () => field(tab).evaluate((area) => document.activeElement === area));
    await field(tab).press("Control+Home");
    await tab.page.keyboard.type("note: go\n");
    await tab.page.keyboard.press("Escape");
    assert.equal(await tab.page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
    assert.match((await tab.state()).build.text, /note: go/);
    await tab.page.keyboard.press("p");
    await tab.until("keys are the board's again", (state) => state.build.tool === "paint");
    assert.match((await tab.state()).build.text, /note: go/);
});
