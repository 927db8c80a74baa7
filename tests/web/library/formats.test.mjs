// Puzzles of other programs: pasted, dropped, in links; recognised by their text, by the module `formats` in a worker of its own.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const kGnome = "######\n#a*  #\n#   .#\n######\n";
const kBadJs2 = "! Small\nxsize: 2\nysize: 2\npiece: 1 (0,0)\nput: 1 (0,0)\nput: 1 (9,0)\nwin: 1 (1,1)\n";
const kShortCode = "4WVE1";

const toast = (tab) => tab.page.locator(".toast:not([hidden])");
const said = (tab) => toast(tab).locator("p").textContent({ timeout: 10_000 });

async function paste(tab, text) {
    await tab.click("open");
    await tab.page.waitForSelector("#open-dialog[open]");
    await tab.page.fill("#open-text", text);
    await tab.page.keyboard.press("Control+Enter");
}

test("a level of GNOME Klotski is pasted, recognised, and read otherwise when asked to", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    assert.ok(!(await tab.messages()).some(({ module }) => module === "formats"), "nothing of it is loaded before");
    await paste(tab, kGnome);
    const { text } = await tab.until("the level is open", (state) => state.puzzle_id === "" && state.text.includes("board:"));
    assert.match(await said(tab), /Read as a GNOME Klotski level: .*; it can also be read as a letter grid/);
    assert.equal(await toast(tab).getAttribute("role"), "status");
    await toast(tab).getByRole("button", { name: "Read it as a letter grid" }).click();
    await tab.until("it is read as letters", (state) => state.text !== text);
    await paste(tab, kGnome);
    await tab.until("the level is open again", (state) => state.text === text);
    await toast(tab).getByRole("button", { name: "Read it as a letter grid" }).waitFor();
    await paste(tab, "board:\nA.\n");
    await toast(tab).waitFor({ state: "hidden", timeout: 3_000 }); // what it says is of the puzzle before
});

test("a puzzle pasted onto the page is opened; what is none stays in the dialog", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { permissions: ["clipboard-read", "clipboard-write"] });
    const pasteThere = async (text) => {
        await tab.page.evaluate((content) => navigator.clipboard.writeText(content), text);
        await tab.page.keyboard.press("Control+V");
    };
    await pasteThere(kShortCode);
    await tab.until("it is open", (state) => state.puzzle_id === "" && state.text.includes("board:"));
    await pasteThere("no puzzle at all");
    await tab.page.waitForSelector("#open-dialog[open]");
    assert.equal(await tab.page.inputValue("#open-text"), "no puzzle at all");
    assert.match(await tab.page.textContent("#open-reason"), /line 1/);
    await tab.close();
});

test("a link may be a puzzle in one word, or hold the text of another program", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${kShortCode}&metric=step`);
    const state = await tab.until("it is open", ({ puzzle_id, text }) => puzzle_id === "" && text !== "");
    assert.equal(state.metric, "step");
    assert.match(await said(tab), /ShortCode/);
    await tab.close();

    const bad = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(kBadJs2)}`);
    await bad.page.waitForSelector("#open-dialog[open]");
    assert.equal(await bad.page.inputValue("#open-text"), kBadJs2);
    assert.match(await bad.page.textContent("#open-reason"), /line 6/);
    await bad.close();
});

test("without the module the reason is told, and Shunt's own texts are opened all the same", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.page.route("**/formats.js", (route) => route.abort());
    await paste(tab, kGnome);
    await eventually("the reason is told", async () => /formats/.test(await tab.page.textContent("#open-reason")));
    await tab.page.fill("#open-text", "name: Own\nboard:\n1.\ngoal:\n.1\n");
    await tab.page.keyboard.press("Control+Enter");
    await tab.until("the own text is open", (state) => state.title === "Own");
    await tab.close();
});
