// The board before the workbench is there: playable at once, at the place of the workbench's own board, which takes over what was played.
import assert from "node:assert/strict";
import { test } from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { importSource } from "../support/bundle.mjs";
import { atRest, dragPiece, placeOf, stateOf } from "../support/widget_page.mjs";

const { greeting } = await importSource("workbench/welcome");
const { isPhone } = await importSource("page/poster_place");
const kPoster = "#poster shunt-puzzle";
const kTwo = "board:\nAAB.\nCCB.\n....\ngoal:\n....\n....\n.AA.\n";

const host = browserOfTests();

/** A tab whose workbench comes when `arrive` is called; after `hold` it has to be called again. */
async function openTab(fragment = "", options = {}) {
    let [arrive, held] = [];
    const hold = () => (held = new Promise((resolve) => (arrive = resolve)));
    hold();
    const prepare = (page) => page.route("**/workbench.wasm", async (route) => (await held, route.continue()));
    const tab = await Tab.open(host.browser, `${host.address}/`, { fragment, prepare, ...options });
    return { tab, page: tab.page, hold, arrive: () => arrive(), played: (holds) => stateOf(tab.page, holds, kPoster) };
}

async function boxOfPoster(page) {
    return page.evaluate((which) => {
        const { x, y, width, height } = document.querySelector(which).shadowRoot.querySelector(".board").getBoundingClientRect();
        return { x, y, w: width, h: height };
    }, kPoster);
}

const kSizes = [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [2560, 1440],
];
const kFragments = ["", "#puzzle=8-puzzle", "#puzzle=rush-hour-1", "#puzzle=mas"];
for (const [index, [width, height]] of kSizes.entries()) {
    for (const fragment of effort([kFragments[index % kFragments.length]], kFragments)) {
        test(`at ${width} x ${height} it lies where the workbench draws the board: ${fragment}`, async () => {
            const { tab, page, arrive, played } = await openTab(fragment, { viewport: { width, height }, deviceScaleFactor: 1 });
            await played();
            const before = await boxOfPoster(page);
            arrive();
            await tab.untilReady();
            // The workbench counts in pixels of its own, which are larger on large screens.
            const zoom = await page.evaluate(() => {
                const mirror = document.getElementById("mirror");
                return mirror.getBoundingClientRect().width / mirror.clientWidth;
            });
            const board = await tab.awaitWidget("board");
            const [x, y, w, h] = [board.x, board.y, board.w, board.h].map((length) => length * zoom);
            if ((await tab.state()).welcome === "cards" && isPhone(width, height)) {
                // Once the positions are counted, the length is no longer a stated one.
                const { label } = await tab.widget("task");
                assert.ok([greeting(), greeting().replace(", as its text states", "")].includes(label), label);
            }
            for (const [name, seen, wanted] of [
                ["x", before.x, x],
                ["y", before.y, y],
                ["w", before.w, w],
                ["h", before.h, h],
            ]) {
                assert.ok(Math.abs(seen - wanted) < 1.5, `${name}: ${seen}, the workbench has ${wanted}`);
            }
            tab.assertQuiet();
            await tab.close();
        });
    }
}

test("what was played on it is played in the workbench, and can be taken back there", async () => {
    const { tab, page, arrive, played } = await openTab();
    await played();
    await dragPiece(page, "9", [[1, 0]], kPoster);
    await played(({ made }) => made === 1);
    await dragPiece(page, "8", [[0, 1]], kPoster);
    const { position } = await played(({ made }) => made === 2);
    await atRest(page, kPoster);
    const { x, y } = await placeOf(page, "8", kPoster);
    arrive();
    await tab.untilReady();
    const state = await tab.until("it has come over", ({ counts }) => counts.move === 2);
    assert.equal(state.position, position);
    assert.equal(state.puzzle_id, "klotski");
    assert.equal(await page.evaluate(() => document.querySelector("#poster").checkVisibility()), false);
    const piece = await tab.piece("8");
    assert.ok(Math.hypot(piece.x + piece.w / 2 - x, piece.y + piece.h / 2 - y) < 2, "without a jump");
    await page.keyboard.press("z");
    await tab.until("one is taken back", ({ counts }) => counts.move === 1);
});

test("a piece in the reader's hand is not taken from him", async () => {
    const { tab, page, arrive, played } = await openTab();
    await played();
    await atRest(page, kPoster);
    const { x, y, cell } = await placeOf(page, "9", kPoster);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + cell / 2, y, { steps: 4 });
    arrive();
    const runs = () => page.evaluate(() => performance.getEntriesByName("shunt:workbench").length > 0);
    await eventually("the workbench runs", runs);
    await page.mouse.move(x + cell, y, { steps: 4 });
    assert.equal(await page.evaluate(() => document.documentElement.dataset.state), "loading");
    await page.mouse.up();
    await tab.untilReady();
    await tab.until("the move is made", ({ counts }) => counts.move === 1);
    await tab.close();
});

test("a finger taken for a pinch, and a button that comes up elsewhere, keep the workbench waiting no longer", async () => {
    const ways = {
        pinch: (id) => document.querySelector("#poster").dispatchEvent(new PointerEvent("pointercancel", { pointerId: id, bubbles: true })),
        elsewhere: (id) => document.body.dispatchEvent(new PointerEvent("pointerup", { pointerId: id, bubbles: true })),
        unseen: (id) => document.body.dispatchEvent(new PointerEvent("pointermove", { pointerId: id, buttons: 0, bubbles: true })),
    };
    for (const end of Object.values(ways)) {
        const { tab, page, arrive, played } = await openTab();
        await played();
        await page.evaluate(() => {
            const poster = document.querySelector("#poster");
            for (const pointerId of [7, 8]) poster.dispatchEvent(new PointerEvent("pointerdown", { pointerId, bubbles: true }));
        });
        arrive();
        await page.waitForFunction(() => performance.getEntriesByName("shunt:workbench").length > 0);
        await page.evaluate(end, 7);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.state), "loading", "one of two is still down");
        await page.evaluate(end, 8);
        await tab.untilReady();
        tab.assertQuiet();
        await tab.close();
    }
});

test("the puzzle, the position and the play of a link or of an earlier visit go on", async () => {
    const text = `#text=${encodeURIComponent(kTwo)}&position=${encodeURIComponent("AA..\nCCB.\n..B.")}`;
    const { tab, page, arrive, hold, played } = await openTab(text);
    await played();
    await dragPiece(page, "B", [[0, -1]], kPoster);
    const { position } = await played(({ made }) => made === 1);
    arrive();
    await tab.untilReady();
    await tab.until("the move is there", (state) => state.position === position && state.counts.move === 1);
    await page.keyboard.press("z");
    await tab.until("the play begins where the link says", (state) => state.position === "AA..\nCCB.\n..B.\n");
    await page.keyboard.press("y");
    await tab.until("again", (state) => state.counts.move === 1);
    await eventually("the address follows", () => page.evaluate(() => history.state?.play.startsWith("1U")));
    hold();
    await page.reload();
    await played();
    await dragPiece(page, "C", [[0, 1]], kPoster);
    await played(({ made }) => made === 1);
    arrive();
    await tab.untilReady();
    await tab.until("both moves are there", (state) => state.counts.move === 2);
    await tab.close();
});

test("where the workbench fails, the play goes on beside the message", async () => {
    let fail;
    const failed = new Promise((resolve) => (fail = resolve));
    const prepare = (page) => page.route("**/workbench.wasm", async (route) => (await failed, route.fulfill({ status: 404, body: "" })));
    const tab = await Tab.open(host.browser, `${host.address}/`, { prepare });
    await stateOf(tab.page, undefined, kPoster);
    await dragPiece(tab.page, "9", [[1, 0]], kPoster);
    const { position } = await stateOf(tab.page, ({ made }) => made === 1, kPoster);
    fail();
    const board = tab.page.frameLocator("#failure iframe").locator("shunt-puzzle");
    await eventually("it shows that position", async () => (await board.evaluate((puzzle) => puzzle.state?.()?.position)) === position);
    await tab.close();
});

test("other tasks, solutions and links that cannot be read have none", async () => {
    for (const fragment of ["#view=build", "#puzzle=klotski&step=3", "#nonsense"]) {
        const { tab, page, arrive } = await openTab(fragment);
        await page.waitForFunction(() => document.readyState === "complete");
        assert.equal(await page.locator(kPoster).count(), 0);
        arrive();
        await tab.close();
    }
});
