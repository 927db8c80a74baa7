// Puzzles of the library solved in Play by their shortest solutions: with the mouse, with a finger, with keys, and by roles alone. Three in
// an ordinary run, all ten in a long one.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { cornersOf, kArrows, kPuzzles } from "../support/by_hand.mjs";
import { dragFinger } from "../support/touch.mjs";

// Every event waits for a picture, which the machine may draw without hardware: a small one.
const kViewport = { width: 900, height: 560 };
const kDragSteps = 2; // from one corner of a way to the next

const host = browserOfTests();

/** A shortest solution as the page copies it: [name, path] of every move. The board shows the start as before. */
async function solutionOf(tab) {
    await tab.click("solve");
    await tab.until("it is solved", ({ solution, job }) => solution?.status === "solved" && job === null);
    await tab.page.evaluate(() => document.querySelector('[data-id="solution.copy"]').click());
    const text = await tab.copied();
    return text
        .trim()
        .split("\n")
        .filter((line) => !line.startsWith("#"))
        .map((line) => line.split(" "));
}

/** The corners of a drag of a piece along unit steps, from the middle of one of its cells. */
async function dragOf(tab, name, path) {
    const { x, y, w, label } = await tab.piece(name);
    const [, columns] = /, \d+ by (\d+)/.exec(label);
    const unit = w / Number(columns);
    const rows = (await tab.state()).position.trimEnd().split("\n");
    const cells = rows.flatMap((row, r) => [...row].flatMap((letter, c) => (letter === name ? [[c, r]] : [])));
    const [left, top] = [Math.min(...cells.map(([c]) => c)), Math.min(...cells.map(([, r]) => r))];
    const [column, row] = cells[0];
    return cornersOf([x + unit * (column - left + 0.5), y + unit * (row - top + 0.5)], unit, path);
}

const ways = {
    mouse: async (tab, name, path) => tab.drag(await dragOf(tab, name, path), kDragSteps),
    finger: async (tab, name, path) => dragFinger(tab.page, await dragOf(tab, name, path), kDragSteps),
    keys: async (tab, name, path) => {
        await tab.take(name);
        for (const letter of path) await tab.page.keyboard.press(kArrows[letter]);
    },
    // Whoever sees no board asks for the next move, hears it, and has it made.
    roles: async (tab) => {
        await tab.page.getByRole("button", { name: "Hint", exact: true }).dispatchEvent("click");
        await tab.page.getByRole("button", { name: "Make it", exact: true }).dispatchEvent("click");
    },
};

for (const [how, play] of Object.entries(ways)) {
    test(`puzzles of the library are solved in Play: ${how}`, async () => {
        for (const puzzle of kPuzzles.slice(0, effort(3, 10))) {
            const options = {
                viewport: kViewport,
                hasTouch: how === "finger",
                reducedMotion: "reduce",
                permissions: ["clipboard-read", "clipboard-write"],
            };
            const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${puzzle}`, options);
            const solution = await solutionOf(tab);
            for (const [index, [name, path]] of solution.entries()) {
                const { position } = await tab.state();
                await play(tab, name, path);
                await eventually(
                    `${puzzle}: move ${index + 1}, ${name} ${path}, is made`,
                    async () => (await tab.state()).position !== position,
                );
            }
            const { solved, counts, metric } = await tab.until("it is solved by hand", (state) => state.solved);
            assert.equal(solved, true);
            assert.equal(counts[metric], solution.length, puzzle);
            tab.assertQuiet();
            await tab.close();
        }
    });
}
