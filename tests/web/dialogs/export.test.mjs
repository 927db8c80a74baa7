// Export: the puzzle as text in every format that can say it, as a picture, as JSON with what is known of it.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, Tab } from "../support/browser.mjs";
import { openExport, saved } from "../support/export.mjs";

const host = browserOfTests();

test("the puzzle is saved as text of other programs, or the reason why not is given", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const labels = await openExport(tab);
    assert.equal(labels[0], "Text: a Shunt puzzle");
    const own = await saved(tab, labels[0]);
    assert.equal(own.name, "klotski.txt");
    assert.match(own.bytes.toString(), /^name: Klotski\n[^]*board:\n1223\n/);
    const js2 = await saved(
        tab,
        labels.find((label) => label.includes("js2")),
    );
    assert.match(js2.bytes.toString(), /xsize: 4/);
    await tab.page.selectOption("#export-choice", { label: labels.find((label) => label.includes("Rush Hour")) });
    assert.match(await tab.page.textContent("#export-status"), /cannot be represented as a Rush Hour .* because the board is not square/);
    assert.ok(await tab.page.getByRole("button", { name: "Save as a file" }).isDisabled());
});

test("a solution that is known moves by itself", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=metric-demo`);
    const kMoving = "Solution, moving: SVG";
    assert.ok(!(await openExport(tab)).includes(kMoving), "nobody has solved it");
    await tab.page.keyboard.press("Escape");
    await tab.click("solve");
    await tab.until("it is solved", (state) => state.solution?.status === "solved");
    await openExport(tab);
    const moving = await saved(tab, kMoving);
    assert.equal(moving.name, "step-slide-move.solution.svg");
    assert.match(moving.bytes.toString(), /^<svg[^]*@keyframes [^]*class="shunt-[^]*<\/svg>\s*$/);
});

test("pictures show the position on the board", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await openExport(tab);
    const start = await saved(tab, "Picture: SVG");
    assert.match(start.bytes.toString(), /^<svg[^]*<\/svg>\s*$/);
    const png = await saved(tab, "Picture: PNG");
    assert.equal(png.name, "klotski.png");
    assert.equal(png.bytes.subarray(1, 4).toString(), "PNG");
    assert.ok(png.bytes.readUInt32BE(16) > 500, "as wide as its cells");
    await tab.page.keyboard.press("Escape");
    await tab.take("7");
    await tab.page.keyboard.press("ArrowDown");
    await tab.until("7 has moved", (state) => !state.start);
    await openExport(tab);
    assert.notEqual((await saved(tab, "Picture: SVG")).bytes.toString(), start.bytes.toString());
});

test("counts are a table for spreadsheets", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.counted();
    await openExport(tab);
    const { name, bytes } = await saved(tab, "Positions by depth: CSV");
    assert.equal(name, "klotski.move.csv");
    const [head, ...rows] = bytes.toString().trimEnd().split("\n");
    assert.equal(head, "depth (move metric),positions,goal positions");
    const numbers = rows.map((row) => row.split(",").map(Number));
    assert.deepEqual(numbers[0], [0, 1, 0]);
    assert.equal(numbers.length, 125);
    assert.equal(
        numbers.reduce((sum, [, positions]) => sum + positions, 0),
        25_955,
    );
    assert.equal(
        numbers.findIndex(([, , goals]) => goals > 0),
        81,
    );
});

test("JSON holds the puzzle and the reports", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    await tab.until("it is solved", (state) => state.solution?.status === "solved");
    await openExport(tab);
    const { bytes } = await saved(tab, "Puzzle and results: JSON");
    const results = JSON.parse(bytes.toString());
    assert.match(results.puzzle, /name: Klotski/);
    // The other metrics of single pieces are proved by themselves, a moment later or just now.
    const lengths = { step: 116, slide: 90, move: 81 };
    assert.ok(results.solve.some(({ metric }) => metric === "move"));
    for (const { metric, length, status } of results.solve) assert.deepEqual([length, status], [lengths[metric], "solved"], metric);
    assert.match(results.position, /^1223\n/);
    await tab.page.keyboard.press("Escape");
    await tab.click("task:build");
    await tab.until("it is drawn", ({ drawn }) => drawn !== "");
    await openExport(tab);
    const drawn = JSON.parse((await saved(tab, "Puzzle and results: JSON")).bytes.toString());
    assert.match(drawn.puzzle, /name: Klotski/);
    assert.ok(!("position" in drawn), "a drawing is at its start");
});
