// Keyboard and screen reader, and what the page leaves to the browser.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, centre, eventually, Tab } from "../support/browser.mjs";
import { coloursAt } from "../support/pixels.mjs";
import { violations } from "../support/violations.mjs";

const host = browserOfTests();

/** Presses Tab until `matches(focused element's data-id)`. */
async function tabTo(page, id) {
    for (let presses = 0; presses < 80; ++presses) {
        await page.keyboard.press("Tab");
        if ((await page.evaluate(() => document.activeElement?.dataset.id)) === id) return;
    }
    assert.fail(`Tab never reached ${id}`);
}

test("axe finds nothing wrong: page, answers, dialogs, light and dark", async () => {
    for (const colorScheme of ["light", "dark"]) {
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { colorScheme });
        assert.deepEqual(await violations(tab.page), []);
        await tab.click("solve");
        await tab.until("it is solved", (state) => state.solution?.length === 81);
        await tab.counted();
        assert.deepEqual(await violations(tab.page), []);
        for (const id of ["open", "share", "embed"]) {
            await tab.click(id);
            await tab.page.waitForSelector(`#${id}-dialog[open]`);
            assert.deepEqual(await violations(tab.page), [], `${id} dialog`);
            await tab.page.keyboard.press("Escape");
        }
        await tab.close();
    }
});

test("axe finds nothing wrong in the N-puzzle", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`, { colorScheme: "dark" });
    await tab.click("task:npuzzle");
    await tab.click("npuzzle.solve");
    await tab.until("it is solved", ({ npuzzle }) => npuzzle.answer?.status === "solved");
    assert.deepEqual(await violations(tab.page), []);
});

test("axe finds nothing wrong in the library with its atlas, nor in the finder", async () => {
    for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
    ]) {
        const tab = await Tab.ready(host.browser, `${host.address}/`, { viewport });
        await tab.click("task:library");
        await tab.click("library.show:atlas");
        await tab.awaitWidget("atlas:6");
        assert.deepEqual(await violations(tab.page), []);
        await tab.click("task:find");
        await tab.awaitWidget("find.start");
        if (await tab.widget("find.shapes.fold")) await tab.click("find.shapes.fold");
        await tab.awaitWidget("find.shapes");
        assert.deepEqual(await violations(tab.page), []);
        await tab.close();
    }
});

test("everything drawn has an element with role and name in its place", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const pieces = tab.page.getByRole("gridcell", { name: /^piece / });
    assert.equal(await pieces.count(), 10);
    const names = await pieces.evaluateAll((elements) => elements.map((element) => element.ariaLabel));
    assert.equal(new Set(names).size, 10, "every name once");
    const two = names.find((name) => name.startsWith("piece 2,"));
    assert.match(two, /2 by 2/);
    assert.match(two, /row 1/);
    assert.match(two, /column 2/);
    assert.match(
        names.find((name) => name.startsWith("piece 9,")),
        /can move right/,
    );
    assert.equal(await tab.page.getByRole("grid").getByRole("row").getByRole("gridcell").count(), 10);
    const widget = await tab.piece("2");
    const box = await tab.page.locator(`[data-id="${widget.id}"]`).boundingBox();
    for (const [side, value] of [
        ["x", widget.x],
        ["y", widget.y],
        ["width", widget.w],
        ["height", widget.h],
    ]) {
        assert.ok(Math.abs(box[side] - value) < 1, `${side}: ${box[side]} and ${value}`);
    }
    assert.equal(await tab.page.getByRole("heading", { level: 1 }).count(), 1);
    assert.equal((await tab.page.getByRole("option").count()) >= 12, true);
    await tab.close();
});

test("a puzzle is opened, played, solved and replayed by keyboard alone, and the answer is announced", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { reducedMotion: "reduce" });
    const { page } = tab;
    const heard = await page.evaluateHandle(() => {
        const texts = [];
        new MutationObserver(() => texts.push(document.getElementById("live").textContent)).observe(document.getElementById("live"), {
            childList: true,
            characterData: true,
            subtree: true,
        });
        return texts;
    });
    await tabTo(page, "puzzle:klotski");
    await page.keyboard.press("ArrowDown");
    const next = await page.evaluate(() => document.activeElement.dataset.id);
    await page.keyboard.press("Enter");
    await tab.until("the next puzzle is open", (state) => `puzzle:${state.puzzle_id}` === next);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await tab.until("Klotski is open again", (state) => state.puzzle_id === "klotski");

    await tabTo(page, (await tab.piece("1")).id);
    await page.keyboard.press("Tab");
    assert.doesNotMatch(await page.evaluate(() => document.activeElement.dataset.id), /^piece:/, "the board is one stop");
    await page.keyboard.press("Shift+Tab");
    const nine = await tab.piece("9");
    for (const key of ["ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), nine.id, "arrows go from piece to piece");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await tab.until("9 has moved", (state) => state.counts.step === 1 && state.position.split("\n")[4] === ".9.0");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), nine.id, "the focus stays on the piece");
    await page.keyboard.press("8");
    await page.keyboard.press("ArrowDown");
    const eight = await tab.piece("8");
    await tab.until("8 has moved into another row", (state) => state.counts.step === 2);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.id), eight.id, "it goes with the piece of the letter");
    await page.keyboard.press("Escape");
    await page.keyboard.press("z");
    await tabTo(page, "undo");
    await page.keyboard.press("Enter");
    await tab.until("it is taken back", (state) => state.start);
    await tabTo(page, "solve");
    await page.keyboard.press("Space");
    await tab.until("it is solved", (state) => state.job === null && state.solution?.length === 81);
    await eventually("the answer is announced", () =>
        heard.evaluate((texts) => texts.some((text) => /81/.test(text) && /move/.test(text))),
    );
    await page.locator('[data-id="player.scrub"]').focus();
    await page.keyboard.press("ArrowRight");
    await tab.until("one move is shown", (state) => state.solution.shown === 1);
    await page.keyboard.press("End");
    await tab.until("the end is shown", (state) => state.solution.shown === 81 && state.solved);
});

test("forced colours are those of the board too", async () => {
    for (const forcedColors of ["active", "none"]) {
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { forcedColors, deviceScaleFactor: 1 });
        const ground = await tab.page.evaluate(() => {
            const probe = document.body.appendChild(document.createElement("span"));
            probe.style.color = "Canvas";
            const { color } = getComputedStyle(probe);
            probe.remove();
            return color.match(/\d+/g).map(Number);
        });
        const isForced = async () => String((await coloursAt(tab.page, [[5, 500]]))[0]) === String(ground.slice(0, 3));
        if (forcedColors === "active") await eventually("the page is in the system's colour", isForced);
        else assert.equal(await isForced(), false);
        tab.assertQuiet();
        await tab.close();
    }
});

test("patterns on the pieces are chosen in the help, and kept", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { deviceScaleFactor: 1 });
    const { x, y, w } = await tab.piece("1"); // its pattern has a dot in this place
    const dot = async () => String((await coloursAt(tab.page, [[x + w * 0.2, y + w * 0.2]]))[0]);
    const plain = await dot();
    await tab.click("help");
    const choice = tab.page.getByRole("checkbox", { name: /^Patterns/ });
    await choice.check();
    await tab.page.keyboard.press("Escape");
    await eventually("the piece has a pattern", async () => (await dot()) !== plain);
    await tab.page.reload();
    await tab.untilReady();
    await eventually("it still has", async () => (await dot()) !== plain);
    await tab.click("task:build");
    const shape = await tab.awaitWidget("build.shape:tall"); // blue as well, cells of 13
    const [middle, top] = centre(shape);
    const [mark, ground] = await coloursAt(tab.page, [
        [middle - 3.9, top - 10.4],
        [middle, top - 6.5],
    ]);
    assert.notEqual(String(mark), String(ground), "a shape of the palette has it too");
    await tab.click("task:play");
    await tab.click("help");
    await choice.uncheck();
    await tab.page.keyboard.press("Escape");
    await eventually("it is plain again", async () => (await dot()) === plain);
});

test("the first stop of Tab leads to the board", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tabTo(tab.page, "skip");
    await tab.page.keyboard.press("Enter");
    await eventually("a piece has the focus", () => tab.page.evaluate(() => document.activeElement.dataset.id?.startsWith("piece:")));
    assert.equal(await tab.page.getAttribute('[data-id="undo"]', "aria-keyshortcuts"), "Z");
    await tab.close();
});

test("the focus can be seen", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tabTo(tab.page, "solve");
    const outline = await tab.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    assert.equal(outline, "solid");
    await tab.close();
});

test("a finger that opens a sheet leaves no ring round what has the focus then, and the next key shows it", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, phone);
    const { x, y, w, h } = await tab.awaitWidget("tasks.more");
    const active = () => tab.page.evaluate(() => document.activeElement.dataset.id ?? "");
    const ring = () => tab.page.evaluate(() => getComputedStyle(document.activeElement).outlineStyle);
    const before = await active();
    await tab.page.touchscreen.tap(x + w / 2, y + h / 2);
    await eventually("the sheet has the focus", async () => !["", before, "tasks.more"].includes(await active()));
    assert.equal(await ring(), "none", await active());
    await tab.page.keyboard.press("Tab");
    await eventually("the ring is there", async () => (await ring()) === "solid");
    await tab.close();
});

test("typing, Tab, F5 and the browser's shortcuts are not taken from a field on the page itself", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const { page } = tab;
    await page.evaluate(() => {
        const field = document.createElement("input");
        field.id = "outside";
        document.body.append(field);
        field.focus();
        globalThis.prevented = [];
        // Last in the bubbling phase: whatever was prevented on the way is seen here.
        addEventListener("keydown", (event) => {
            if (event.defaultPrevented) prevented.push(event.key);
            if (event.key === "F5" || event.ctrlKey) event.preventDefault(); // the test itself must not reload
        });
    });
    const before = await tab.state();
    await page.keyboard.type("zyr 123");
    await page.keyboard.press("Backspace");
    assert.equal(await page.inputValue("#outside"), "zyr 12");
    assert.deepEqual(await page.evaluate(() => prevented), []);

    await page.mouse.click(...centre(await tab.piece("2")));
    for (const key of ["F5", "Control+f", "Control+r", "Control+l", "Tab", "Shift+Tab", "F6"]) await page.keyboard.press(key);
    assert.deepEqual(await page.evaluate(() => prevented), [], "with the focus on the board");
    assert.equal((await tab.state()).position, before.position);
    await page.keyboard.press("Escape");
    await tab.close();
});

test("the wheel is taken only over what scrolls", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { viewport: { width: 1280, height: 560 } });
    const wheelAt = async (point) => {
        await tab.page.mouse.move(...point);
        const seen = tab.page.evaluate(
            () => new Promise((resolve) => addEventListener("wheel", (event) => resolve(event.defaultPrevented), { once: true })),
        );
        await tab.page.mouse.wheel(0, 120);
        return seen;
    };
    assert.equal(await wheelAt(centre(await tab.piece("2"))), false, "over the board");
    const first = await tab.widget("puzzle:klotski");
    assert.equal(await wheelAt([first.x + first.w / 2, first.y + 10]), true, "over the list of puzzles");
    await tab.close();
});
