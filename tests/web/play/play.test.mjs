// Playing with mouse, touch and keyboard.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, centre, eventually, shifted, Tab } from "../support/browser.mjs";
import { dragFinger } from "../support/touch.mjs";

const host = browserOfTests();

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const row = (state, index) => state.position.split("\n")[index];

test("a visitor picks Klotski, drags a piece along an L, takes it back and repeats it", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await tab.click("puzzle:pennant");
    await tab.until("Pennant is open", (state) => state.puzzle_id === "pennant");
    await tab.click("puzzle:klotski");
    const start = await tab.until("Klotski is open", (state) => state.puzzle_id === "klotski");
    assert.equal(start.start, true);
    assert.equal(row(start, 3), "4786");

    const seven = await tab.piece("7");
    const unit = seven.h;
    const from = centre(seven);
    await tab.drag([from, shifted(from, unit, 0, 1), shifted(from, unit, 1, 1)]);
    const moved = await tab.until("7 has moved", (state) => state.counts.move === 1);
    assert.deepEqual([row(moved, 3), row(moved, 4)], ["4.86", "9.70"]);
    assert.deepEqual([moved.counts.move, moved.counts.slide, moved.counts.step], [1, 2, 2], "one move, two slides, two steps");
    assert.equal(moved.start, false);

    await tab.click("undo");
    await tab.until("the move is taken back", (state) => state.counts.move === 0 && state.position === start.position);
    await tab.click("redo");
    await tab.until("the move is repeated", (state) => state.position === moved.position && state.counts.step === 2);
    await tab.page.keyboard.press("Control+z");
    await tab.until("Ctrl+Z takes it back", (state) => state.position === start.position);
    await tab.page.keyboard.press("Control+y");
    await tab.until("Ctrl+Y repeats it", (state) => state.position === moved.position);
    await tab.click("reset");
    await tab.until("the puzzle is at its start", (state) => state.start);
    await tab.page.mouse.click(...centre(await tab.piece("9")), { delay: 30 });
    await tab.page.keyboard.press("ArrowRight");
    await tab.until("the keys slide what was clicked", (state) => row(state, 4) === ".9.0");
});

test("a finger drags pieces on a phone", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, kPhone);
    assert.equal((await tab.state()).layout, "phone");
    const seven = await tab.piece("7");
    const from = centre(seven);
    await dragFinger(tab.page, [from, shifted(from, seven.h, 0, 1), shifted(from, seven.h, 1, 1)]);
    const moved = await tab.until("7 has moved", (state) => state.counts.move === 1);
    assert.equal(row(moved, 4), "9.70");
    assert.equal(moved.counts.step, 2);
    const undo = await tab.widget("undo");
    await tab.page.touchscreen.tap(...centre(undo));
    await tab.until("a tap on Undo takes it back", (state) => state.start);
});

test("a finger scrolls the phone's page and its list of puzzles, and a tap opens one", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, kPhone);
    await tab.page.touchscreen.tap(...centre(await tab.widget("solve")));
    await tab.until("there is an answer, which makes the page longer", (state) => state.solution?.length === 81);
    const { y: before } = await tab.widget("undo");
    await dragFinger(
        tab.page,
        [
            [195, 750],
            [195, 550],
        ],
        20,
    );
    await eventually("the page has scrolled", async () => (await tab.widget("undo")).y < before - 50);
    assert.equal((await tab.state()).start, true, "no piece was moved");

    await tab.page.touchscreen.tap(...centre(await tab.widget("task:library")));
    const first = await tab.awaitWidget("puzzle:klotski");
    await dragFinger(
        tab.page,
        [
            [195, 600],
            [195, 300],
        ],
        20,
    );
    await eventually("the list has scrolled", async () => (await tab.widget("puzzle:klotski")).y < first.y - 50);
    const inView = (await tab.widgets()).find(({ id, y }) => id.startsWith("puzzle:") && y > 300);
    await tab.page.touchscreen.tap(...centre(inView));
    await tab.until("the puzzle is open", (state) => `puzzle:${state.puzzle_id}` === inView.id);
});

test("in a frame, a finger beside the controls is left to the page around, and two fingers are never taken", async () => {
    const page = await (await host.browser.newContext({ viewport: { width: 500, height: 800 }, hasTouch: true })).newPage();
    await page.setContent(`<iframe width="420" height="620" src="${host.address}/index.html#puzzle=klotski"></iframe>`);
    const frame = await eventually("the frame is there", () => page.frames().find((found) => found.url().includes("index.html")));
    await eventually("it is ready", () => frame.evaluate(() => document.documentElement.dataset.state === "ready"));
    const taken = await frame.evaluate(() => {
        const canvas = document.getElementById("canvas");
        const piece = shunt.mirror().widgets.find((widget) => widget.id === "piece:1");
        const onPiece = [piece.x + piece.w / 2, piece.y + piece.h / 2];
        const moveOf = (places) => {
            const touches = places.map(([clientX, clientY], identifier) => new Touch({ identifier, target: canvas, clientX, clientY }));
            const events = touches.map(
                (touch, index) =>
                    new TouchEvent("touchstart", { touches: touches.slice(0, index + 1), changedTouches: [touch], cancelable: true }),
            );
            const move = new TouchEvent("touchmove", { touches, changedTouches: touches, cancelable: true });
            const end = new TouchEvent("touchend", { changedTouches: touches, cancelable: true });
            for (const event of [...events, move, end]) canvas.dispatchEvent(event);
            return [...events, move].map((event) => event.defaultPrevented);
        };
        return { piece: moveOf([onPiece]), margin: moveOf([[2, 300]]), two: moveOf([onPiece, [300, 300]]) };
    });
    assert.deepEqual(taken, { piece: [false, true], margin: [false, false], two: [false, false, false] });
    await page.context().close();
});
