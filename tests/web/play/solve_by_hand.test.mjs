// Puzzles of the library solved by their shortest solutions with the mouse, with a finger, with keys, and by roles alone. Four in an
// ordinary run, all ten in a long one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, eventually } from "../support/browser.mjs";
import { cornersOf, kArrows, kPuzzles } from "../support/by_hand.mjs";
import { dragFinger } from "../support/touch.mjs";
import { openPage, stateOf } from "../support/widget_page.mjs";

const kMostPresses = 300;

const host = browserOfTests({ plain: true });

/** The button of a piece on the screen: a point inside of it, its corner, its label; and the side of a cell. */
function buttonOf(page, name) {
    return page.evaluate((wanted) => {
        const root = document.querySelector("shunt-puzzle").shadowRoot;
        const piece = [...root.querySelectorAll(".piece")].find((one) => one.getAttribute("aria-label").startsWith(`${wanted}, `));
        const { left, top, width, height } = piece.querySelector(".ring").getBoundingClientRect();
        const steps = [...Array(400).keys()].map((step) => [
            left + (width * (1 + 2 * (step % 20))) / 40,
            top + (height * (1 + 2 * Math.floor(step / 20))) / 40,
        ]);
        const inside = steps.filter(([x, y]) => piece.contains(root.elementFromPoint(x, y)));
        return {
            at: inside[Math.floor(inside.length / 2)],
            middle: [left + width / 2, top + height / 2],
            label: piece.getAttribute("aria-label"),
            cell: root.querySelector(".board").getScreenCTM().a * 100,
        };
    }, name);
}

async function byMouse(page, name, path) {
    const { at, cell } = await buttonOf(page, name);
    const [first, ...others] = cornersOf(at, cell, path);
    await page.mouse.move(...first);
    await page.mouse.down();
    for (const point of others) await page.mouse.move(...point, { steps: 4 });
    await page.mouse.up();
}

async function byFinger(page, name, path) {
    const { at, cell } = await buttonOf(page, name);
    await dragFinger(page, cornersOf(at, cell, path), 4);
}

/** The arrow to press next on the way from a piece to one whose neighbours are not all known, by what is known of them. */
function nextArrow(known, from) {
    const queue = [[from, undefined]];
    const seen = new Set([from]);
    for (const [piece, first] of queue) {
        for (const arrow of Object.values(kArrows)) {
            const to = known.get(`${piece} ${arrow}`);
            if (to === undefined) return first ?? arrow;
            if (!seen.has(to)) seen.add(to), queue.push([to, first ?? arrow]);
        }
    }
    return undefined;
}

/** Goes to the piece with arrows, which choose the nearest piece in their direction; lifts it, slides it, puts it down. */
async function byKeys(page, name, path) {
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute("aria-label") ?? "");
    for (let presses = 0; !/, row \d/.test(await focused()) && presses < 20; ++presses) await page.keyboard.press("Shift+Tab");
    const known = new Map();
    for (let at = await focused(), presses = 0; !at.startsWith(`${name}, `); ++presses) {
        const arrow = nextArrow(known, at);
        assert.ok(arrow && presses < kMostPresses, `the arrows do not come to ${name}`);
        await page.keyboard.press(arrow);
        const next = await focused();
        known.set(`${at} ${arrow}`, next);
        at = next;
    }
    await page.keyboard.press("Enter");
    for (const letter of path) await page.keyboard.press(kArrows[letter]);
    await page.keyboard.press("Enter");
}

async function byRoles(page, name, path) {
    const { made } = await stateOf(page);
    const { label } = await buttonOf(page, name);
    const at = (word) => Number(new RegExp(`${word} (\\d+)`).exec(label)[1]);
    const by = (plus, minus) => path.split(plus).length - path.split(minus).length;
    const place = `row ${at("row") + by("D", "U")}, column ${at("column") + by("R", "L")}`;
    await page.getByRole("button", { name: new RegExp(`^${name}, `) }).dispatchEvent("click");
    if ((await stateOf(page)).made > made) return;
    await page.getByRole("button", { name: `Move ${name} to ${place}`, exact: true }).dispatchEvent("click");
}

for (const [how, play] of Object.entries({ mouse: byMouse, finger: byFinger, keys: byKeys, roles: byRoles })) {
    test(`puzzles of the library are solved: ${how}`, async () => {
        for (const puzzle of kPuzzles.slice(0, effort(4, 10))) {
            const options = { hasTouch: how === "finger", reducedMotion: "reduce" };
            const body = `<shunt-puzzle puzzle="${puzzle}"></shunt-puzzle>`;
            const { page, complaints, close } = await openPage(host.browser, host.address, body, options);
            await stateOf(page);
            const solution = await page.evaluate(async () => (await document.querySelector("shunt-puzzle").solve()).moves);
            await page.getByRole("button", { name: "Back to your own play" }).click();
            for (const [index, move] of solution.entries()) {
                await play(page, ...move.split(" "));
                await eventually(`${puzzle}: move ${index + 1}, ${move}, is made`, async () => (await stateOf(page)).made === index + 1);
            }
            const { solved, made } = await stateOf(page);
            assert.deepEqual({ solved, made }, { solved: true, made: solution.length }, puzzle);
            await page.getByText(`Solved in ${made}, shortest ${made}`).first().waitFor();
            assert.equal(await page.getByRole("button", { name: "Again" }).count(), 1);
            assert.deepEqual(complaints, []);
            await close();
        }
    });
}
