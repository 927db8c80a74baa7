// A link of 30 KB with a board as full as there is: it can be played, by mouse and by keys, and left.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { centre, startBrowser, Tab } from "../support/browser.mjs";

const kSide = 64;
const kPieces = (kSide - 1) * kSide;

/** 64 rows of 64 cells, each with a piece of its own name, but for the last row, which is empty. */
function fullBoard() {
    const named = (_, number) => (number < kPieces ? `${number.toString(36)}x` : ".");
    const names = Array.from({ length: kSide * kSide }, named);
    const rows = Array.from({ length: kSide }, (_, row) => names.slice(row * kSide, (row + 1) * kSide).join(" "));
    return `name: Full\ncells: tokens\ndistinct: *\nboard:\n${rows.join("\n")}\n`;
}

let host;
let tab;

before(async () => {
    host = await startBrowser();
    tab = await Tab.ready(host.browser, host.address, { fragment: `#text=${encodeURIComponent(fullBoard())}` });
});
after(() => host.stop());

/** What of the mirror is touched from now on: a function that tells how many elements. */
async function watchMirror() {
    await tab.page.evaluate(() => {
        globalThis.touched = new Set();
        const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
        observer.observe(document.getElementById("mirror"), { subtree: true, childList: true, attributes: true });
    });
    return () => tab.page.evaluate(() => touched.size);
}

test("there is no board before the workbench, and an element for every piece", async () => {
    assert.equal(await tab.page.locator("#poster shunt-puzzle").count(), 0);
    assert.equal(await tab.page.locator('[data-id^="piece:"]').count(), kPieces);
    const counts = () => [document.querySelectorAll("#mirror [data-id]").length, shunt.mirror().widgets.length];
    const [elements, widgets] = await tab.page.evaluate(counts); // at one moment: a census may arrive at any
    assert.equal(elements, widgets);
});

test("a piece that is dragged touches the elements that it changes", async () => {
    const piece = await tab.widget(`piece:${kPieces - kSide / 2}`);
    const [x, y] = centre(piece);
    await tab.page.mouse.move(x, y);
    await tab.drawn();
    const touched = await watchMirror();
    await tab.drag([
        [x, y],
        [x, y + piece.h],
    ]);
    await tab.until("it has moved", ({ counts }) => counts.move === 1);
    const count = await touched();
    assert.ok(count > 0 && count < 100, `${count} elements were touched`);
});

test("keys take a piece of the last row and slide it", async () => {
    await tab.page.locator(`[data-id="piece:${kPieces - 1}"]`).focus();
    await tab.page.keyboard.press("Enter");
    await tab.page.keyboard.press("ArrowDown");
    await tab.until("it has moved", ({ counts }) => counts.move === 2);
});

test("another puzzle can be chosen", async () => {
    await tab.click("puzzle:klotski");
    await tab.until("it is there", ({ puzzle_id: id }) => id === "klotski");
    const counts = () => [document.querySelectorAll("#mirror [data-id]").length, shunt.mirror().widgets.length];
    const [elements, widgets] = await tab.page.evaluate(counts); // at one moment: a census may arrive at any
    assert.equal(elements, widgets);
    tab.assertQuiet();
});
