// <shunt-puzzle> in a page: play by mouse, finger, keys and roles; hint, solution and chart; what programs see.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfTests, eventually } from "../support/browser.mjs";
import { violations } from "../support/violations.mjs";
import { dragPiece, openPage, stateOf } from "../support/widget_page.mjs";

const kKlotski = '<shunt-puzzle puzzle="klotski"><a href="#k">Play Klotski</a></shunt-puzzle>';
const kTwo = '<shunt-puzzle puzzle="board:\nAAB.\nCCB.\n....\ngoal:\n....\n....\n.AA."></shunt-puzzle>';

const host = browserOfTests({ plain: true });

const open = (body, options) => openPage(host.browser, host.address, body, options);
const rows = ({ position }) => position.split("\n").slice(0, -1);
const textOf = async (page, part) => (await page.locator(`shunt-puzzle ${part}`).innerText()).replace(/\s+/g, " ");

test("the mouse drags a piece around corners, as far as the others let it", async () => {
    const { page } = await open(kTwo);
    await stateOf(page);
    await dragPiece(page, "B", [
        [1, 0],
        [1, 3],
    ]);
    assert.deepEqual(rows(await stateOf(page, ({ made }) => made === 1)), ["AA..", "CC.B", "...B"]);
    await dragPiece(page, "A", [[-2, 0]]);
    assert.equal((await stateOf(page)).made, 1, "a piece that comes back has not moved");
    await dragPiece(page, "C", [
        [0, 1],
        [1, 1],
    ]);
    assert.deepEqual(rows(await stateOf(page, ({ made }) => made === 2)), ["AA..", "...B", ".CCB"]);
});

test("a press moves a piece that has one place to go to, and offers the places of another", async () => {
    const { page, close } = await open(kKlotski);
    await stateOf(page);
    await page.getByRole("button", { name: /^9,/ }).click();
    assert.equal((await stateOf(page)).made, 0, "two places: the reader chooses");
    await page.getByRole("button", { name: "Move 9 to row 5, column 3" }).click();
    assert.equal(rows(await stateOf(page, ({ made }) => made === 1))[4], "..90");
    await page.getByRole("button", { name: "Undo" }).click();
    await stateOf(page, ({ made }) => made === 0);
    await page.getByRole("button", { name: /^7,/ }).click();
    await page.getByRole("button", { name: "Move 7 to row 5, column 3" }).waitFor();
    await page.mouse.click(5, 5);
    await close();
});

test("keys choose, lift, slide and put down", async () => {
    const { page, close } = await open(kKlotski);
    await stateOf(page);
    await page.keyboard.press("Tab");
    const label = () => page.evaluate(() => document.activeElement.shadowRoot?.activeElement?.getAttribute("aria-label"));
    assert.match(await label(), /^1, 2 by 1, row 1, column 1, cannot move/);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
    assert.match(await label(), /^7, /, await label());
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    assert.equal((await stateOf(page)).made, 0, "not yet put down");
    await page.keyboard.press("Enter");
    assert.deepEqual(rows(await stateOf(page, ({ made }) => made === 1)).slice(3), ["4.86", "9.70"]);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Escape");
    assert.equal(rows(await stateOf(page))[4], "9.70", "Escape puts back");
    await page.keyboard.press("u");
    await stateOf(page, ({ made }) => made === 0);
    await page.keyboard.press("Escape");
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "Escape leaves");
    await close();
});

test("axe has nothing to say, in any state", async () => {
    for (const [colorScheme, act] of [
        ["light", async () => undefined],
        ["dark", async (page) => page.getByRole("button", { name: "Solve" }).click()],
        ["light", async (page) => page.getByRole("button", { name: "Chart" }).click()],
        ["dark", async (page) => page.getByRole("button", { name: "Hint" }).click()],
        ["light", async (page) => page.getByRole("button", { name: /^7,/ }).click()],
    ]) {
        const head = '<meta name="color-scheme" content="light dark">';
        const { page, close } = await open(kKlotski, { colorScheme, head, reducedMotion: "reduce" });
        await stateOf(page);
        await act(page);
        await page.waitForFunction(() => !document.querySelector("shunt-puzzle").shadowRoot.querySelector(".busy"));
        assert.deepEqual(await violations(page), []);
        await close();
    }
});

test("hint, solution and chart say what the solver says", async () => {
    const { page } = await open(kKlotski);
    assert.equal(await textOf(page, ".answer"), "81 moves to go", "the library knows");
    const isHinted = async () => / · 81 → 80 to go$/.test(await textOf(page, ".answer"));
    await page.getByRole("button", { name: "Hint" }).click();
    await eventually("there is a hint", isHinted);
    await page.evaluate(() => document.querySelector("shunt-puzzle").restart());
    assert.equal(await isHinted(), false);
    await page.getByRole("button", { name: /^7,/ }).press("h");
    await eventually("the key asks for it, too", isHinted);
    const hinted = await page.evaluate(async () => (await document.querySelector("shunt-puzzle").hint()).move);
    await page.evaluate((move) => document.querySelector("shunt-puzzle").move(move), hinted);
    await eventually("80 are left", async () => (await textOf(page, ".answer")) === "80 moves to go");

    await page.getByRole("button", { name: "Solve" }).click();
    await page.getByRole("button", { name: "To the end" }).click();
    assert.equal((await stateOf(page)).toGo, 0);
    await page.getByRole("slider").press("Home");
    assert.equal((await stateOf(page)).toGo, 80);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await stateOf(page, ({ toGo }) => toGo === 78);
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByRole("button", { name: "Back to your own play" }).click();
    assert.equal((await stateOf(page)).made, 1);
    await page.getByRole("button", { name: "Solve" }).click();
    await page.getByRole("slider").waitFor();
    await page.getByRole("button", { name: /^7,/ }).press("Control+z");
    await page.getByRole("button", { name: "Solve" }).waitFor();
    assert.equal((await stateOf(page)).made, 1, "undo leads back to one's own play, and takes nothing from it");

    await page.getByRole("button", { name: "Chart" }).click();
    await eventually("the chart says where one is", async () => (await textOf(page, ".here")) === "you, depth 1");
    const description = await page.getByRole("img", { name: /25,955 positions/ }).getAttribute("aria-label");
    assert.match(description, /most of them at 41 moves; the farthest at 124 moves; the nearest goal at 81 moves; you, depth 1$/);
    const feet = await page.locator("shunt-puzzle").evaluate((widget) => widget.shadowRoot.querySelectorAll(".bar.goal").length);
    assert.equal(feet, 37, "goal positions of Klotski stand at the foot of 37 depths, from 81 on");
    await page.evaluate(() => document.querySelector("shunt-puzzle").move("9 R"));
    await eventually("it follows", async () => /^you, depth [12]$/.test(await textOf(page, ".here")));
    await page.getByRole("button", { name: "Chart" }).click();
    assert.equal(await page.getByRole("img", { name: /positions/ }).count(), 0);
});

test("depth is the distance from the start, whatever way one came", async () => {
    const { page, close } = await open('<shunt-puzzle puzzle="8-puzzle"></shunt-puzzle>');
    await stateOf(page);
    const depth = await page.evaluate(async () => {
        const widget = document.querySelector("shunt-puzzle");
        for (const move of ["5 D", "4 L", "1 U", "5 R"]) if (!widget.move(move)) throw new Error(move);
        return (await widget.census()).depths.length;
    });
    assert.equal(depth, 32);
    await eventually("it is 4 from the start", async () => (await textOf(page, ".here")) === "you, depth 4");
    await close();
});

test("what is asked of a puzzle without a solution is answered in words", async () => {
    const { page, close } = await open('<shunt-puzzle puzzle="board:\nab\ncd\ngoal:\nba\n.."></shunt-puzzle>');
    await stateOf(page);
    assert.equal(await textOf(page, ".answer"), "Drag a block");
    await page.getByRole("button", { name: "Solve" }).click();
    await eventually("it says so", async () => (await textOf(page, ".answer")) === "From here there is no solution.");
    await close();
});
