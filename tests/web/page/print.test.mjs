// The page on paper.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

/** What is on paper, and whether anything else is. */
async function printed(tab) {
    await tab.page.emulateMedia({ media: "print" });
    await tab.page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const seen = await tab.page.evaluate(() => {
        const paper = document.getElementById("paper");
        const others = [...document.body.children].filter((child) => child !== paper && child.checkVisibility());
        const pictures = [...paper.querySelectorAll("figure")].map((figure) => figure.textContent.trim());
        const colour = getComputedStyle(paper).color;
        const bars = paper.querySelectorAll("rect").length;
        return { text: paper.innerText, others: others.length, figures: pictures.length, bars, colour };
    });
    await tab.page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await tab.page.emulateMedia({ media: "screen" });
    assert.equal(await tab.page.locator("#paper").count(), 0, "nothing of it is left");
    assert.equal(seen.others, 0, "only the sheet is printed");
    assert.equal(seen.colour, "rgb(0, 0, 0)");
    return seen;
}

const printerIsThere = (tab) => eventually("the page can be printed", () => tab.page.evaluate(() => "shuntPaper" in globalThis));

test("on paper there are the puzzle, its solution, the reader's moves and the chart, black on white in the dark, too", async () => {
    const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski", colorScheme: "dark" });
    await printerIsThere(tab);
    const first = await printed(tab);
    assert.match(first.text, /^Klotski/);
    assert.match(first.text, /81 moves/);
    assert.match(first.text, /#puzzle=klotski/, "the way back");
    assert.equal(first.figures, 1);
    await tab.take("7");
    await tab.page.keyboard.press("ArrowDown");
    await tab.until("7 has moved", ({ counts }) => counts.move === 1);
    await tab.click("solve.start");
    await tab.until("it is solved", ({ solution }) => solution?.length === 81);
    await tab.counted();
    const { text, bars } = await printed(tab);
    assert.match(text, /Your moves: 1 move/);
    assert.match(text, /Solution: 81 moves[^]*proved shortest/);
    assert.match(text, /25,955 positions/);
    assert.equal(bars, 125, "a bar for every depth");
});

test("what is drawn in Build is printed, numbered tiles are, and tasks without a puzzle as what they say", async () => {
    const tab = await Tab.ready(host.browser, host.address, { fragment: "/#view=build&text=name:%20Own%0Aboard:%0AAA.%0A" });
    await printerIsThere(tab);
    const drawn = await printed(tab);
    assert.match(drawn.text, /^Own/);
    assert.equal(drawn.figures, 1);
    await tab.page.goto(`${host.address}/#view=npuzzle`);
    await tab.until("tiles are shown", ({ task }) => task === "npuzzle");
    assert.match((await printed(tab)).text, /^8-puzzle/);
    await tab.page.goto(`${host.address}/#view=find`);
    await tab.until("Find is shown", ({ task }) => task === "find");
    const found = await printed(tab);
    assert.equal(found.figures, 0);
    assert.ok(found.text.length > 40, found.text);
});

test("the browser prints it into a file by itself", async () => {
    const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski" });
    await printerIsThere(tab);
    await tab.page.evaluate(() => addEventListener("beforeprint", () => (globalThis.sheet = document.getElementById("paper")?.innerText)));
    assert.ok((await tab.page.pdf()).length > 5000);
    assert.match(await tab.page.evaluate(() => globalThis.sheet), /^Klotski/);
    assert.equal(await tab.page.locator("#paper").count(), 0);
    await tab.close();
});
