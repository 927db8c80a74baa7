// A page of somebody else keeps its keys, its wheel and its fingers around a puzzle, be it an element of that page or in a frame.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually, startBrowser } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { dragFinger } from "../support/touch.mjs";
import { atRest, placeOf, startBlog, stateOf } from "../support/widget_page.mjs";

let host;
let shunt;
before(async () => {
    host = await startBrowser({ plain: true });
    shunt = await serveChanged({ plain: true, headers: { "Access-Control-Allow-Origin": "*" } });
    host.later(shunt.close);
});
after(() => host.stop());

const kKinds = {
    element: () => '<shunt-puzzle puzzle="klotski" style="max-width: 420px"></shunt-puzzle>',
    frame: () => `<iframe title="puzzle" width="420" height="640" src="${shunt.address}/embed.html#puzzle=klotski"></iframe>`,
};

/** A post with a field before the puzzle, a link and much text after it. `inside`: the page or frame that has the puzzle. */
async function openPost(kind, options = {}) {
    const script = `<script type="module" src="${shunt.address}/shunt-puzzle.js"></script>`;
    const head = `<meta name="viewport" content="width=device-width">${script}`;
    const end = '<p><a id="after" href="#x">link</a></p><p style="height: 4000px">long</p>';
    const body = `<label>Comment <input id="before"></label><div id="puzzle">${kKinds[kind]()}</div>${end}`;
    const page = await (await host.browser.newContext({ viewport: { width: 800, height: 900 }, ...options })).newPage();
    await page.goto(await startBlog(host, body, { head }));
    const inside = kind === "element" ? page : await eventually("the frame is there", () => page.frames()[1]);
    await stateOf(inside);
    await atRest(inside);
    return { page, inside, close: () => page.context().close() };
}

/** The middle of a piece in the page around, and the side of a cell. */
async function piece(page, inside, name) {
    const frame = inside === page ? { x: 0, y: 0 } : await page.locator("iframe").boundingBox();
    const { x, y, cell } = await placeOf(inside, name);
    return { x: frame.x + x, y: frame.y + y, cell };
}

/** Which of these keys the board takes while a piece has the focus. Not pressed in earnest: the browser would search, or reload. */
function keysTaken(inside, keys) {
    return inside.evaluate((all) => {
        const board = document.querySelector("shunt-puzzle").shadowRoot;
        const event = (key) => new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true, composed: true });
        const fire = (key) => {
            board.querySelector(".piece").focus();
            return !board.activeElement.dispatchEvent(event(key));
        };
        return all.filter(fire).map(({ key }) => key);
    }, keys);
}

const made = async (inside) => (await stateOf(inside)).made;
const scrolled = (page) => page.evaluate(() => scrollY);
const focused = (page) => page.evaluate(() => document.activeElement.id || document.activeElement.tagName);
/** The same, and what has the focus within the puzzle. */
const focusedWithin = async (page, inside) => {
    const within = () => document.querySelector("shunt-puzzle").shadowRoot.activeElement?.outerHTML ?? "";
    return (await focused(page)) + (await inside.evaluate(within));
};

for (const kind of Object.keys(kKinds)) {
    test(`typing and Backspace are the field's (${kind})`, async () => {
        const { page, inside, close } = await openPost(kind);
        await page.click("#before");
        await page.keyboard.type("hub u z");
        await page.keyboard.press("Backspace");
        assert.equal(await page.inputValue("#before"), "hub u ");
        assert.equal(await made(inside), 0);
        await close();
    });

    test(`Tab goes into the puzzle, through it and on, and back (${kind})`, async () => {
        const { page, inside, close } = await openPost(kind);
        await page.click("#before");
        const way = async (key, end) => {
            const places = [];
            while (places.length < 12 && places.at(-1) !== end) {
                const last = await focusedWithin(page, inside);
                await page.keyboard.press(key);
                // A frame is another process, so the focus arrives there a moment later.
                await eventually("the focus goes on", async () => (await focusedWithin(page, inside)) !== last);
                places.push(await focused(page));
            }
            return places;
        };
        const within = kind === "frame" ? "IFRAME" : "SHUNT-PUZZLE";
        // The board, undo, restart, Hint, Solve, the chart and the link.
        assert.deepEqual(await way("Tab", "after"), [...Array(7).fill(within), "after"]);
        assert.deepEqual(await way("Shift+Tab", "before"), [...Array(7).fill(within), "before"]);
        await close();
    });

    test(`with the focus on a piece, reload, search and Backspace are the browser's (${kind})`, async () => {
        const { inside, close } = await openPost(kind);
        const held = ["f", "F", "r", "l", "t", "h", "u", "c"].map((key) => ({ key, ctrlKey: true }));
        const alt = ["ArrowLeft", "h", "u"].map((key) => ({ key, altKey: true }));
        const plain = ["F5", "F3", "F6", "Backspace", "Tab", "PageDown", "Home", "End", "x", "/", "z"].map((key) => ({ key }));
        assert.deepEqual(await keysTaken(inside, [...plain, ...held, ...alt]), []);
        assert.deepEqual(await keysTaken(inside, [{ key: "ArrowRight" }, { key: "z", ctrlKey: true }]), ["ArrowRight", "z"]);
        assert.equal(await made(inside), 0);
        await close();
    });

    test(`the wheel over the board scrolls the post (${kind})`, async () => {
        const { page, inside, close } = await openPost(kind);
        const { x, y } = await piece(page, inside, "2");
        await page.mouse.move(x, y);
        // The browser learns only after a while which process a frame is in; what is turned before is lost.
        await eventually("it scrolls", async () => (await page.mouse.wheel(0, 60), (await scrolled(page)) > 200));
        await close();
    });

    test(`a finger beside the pieces scrolls the post, and one on a piece moves that (${kind})`, async () => {
        const phone = { hasTouch: true, viewport: { width: 420, height: 700 } };
        const { page, inside, close } = await openPost(kind, phone);
        const { x, y, cell } = await piece(page, inside, "9");
        await dragFinger(page, [
            [x, y],
            [x + cell, y],
        ]);
        await stateOf(inside, (state) => state.made === 1);
        assert.equal(await scrolled(page), 0);
        await dragFinger(page, [
            [x, y],
            [x, y - 200],
        ]); // where 9 has been
        await eventually("it scrolls", async () => (await scrolled(page)) > 100);
        assert.equal(await made(inside), 1);
        await close();
    });
}
