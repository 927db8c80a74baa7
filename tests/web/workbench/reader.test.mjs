// The page as browsers let people read it: with larger letters, and by the browser's own search.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const kUsualSize = 16;

/** As somebody does in the browser's settings. */
async function chooseSize(tab, size) {
    const session = await tab.page.context().newCDPSession(tab.page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
}

const zoomOf = (tab) => tab.page.evaluate(() => Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")));

/** Sizes of letters in CSS pixels as they are seen, magnified. */
const seenSize = (tab, selector) =>
    tab.page.evaluate((which) => {
        const found = document.querySelector(which);
        return parseFloat(getComputedStyle(found).fontSize) * (found.currentCSSZoom ?? 1);
    }, selector);

const kSizes = [
    [1440, 900, 32],
    [1440, 900, 20],
    [1440, 900, 24],
    [1024, 768, 24],
    [2560, 1440, 32],
    [844, 390, 24],
];
for (const [width, height, size] of effort(kSizes.slice(0, 1), kSizes)) {
    test(`letters of ${size} px are followed by canvas and dialogs at ${width} x ${height}, and all stays in reach`, async () => {
        const prepare = async (page) => chooseSize({ page }, size);
        const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski", viewport: { width, height }, prepare });
        const zoom = await zoomOf(tab);
        assert.ok(zoom >= size / kUsualSize - 0.07, `magnified ${zoom}`);
        const { scrollWidth } = await tab.page.evaluate(() => document.documentElement);
        assert.ok(scrollWidth === undefined || scrollWidth <= width);
        const open = await tab.awaitWidget("open");
        assert.ok(open.x >= 0 && (open.x + open.w) * zoom <= width + 1, "Open is in the window");
        await tab.page.locator('[data-id="open"]').evaluate((button) => button.click());
        await tab.page.locator("#open-dialog[open]").waitFor();
        assert.ok((await seenSize(tab, "#open-dialog label")) >= 14 * zoom - 0.5);
        const box = await tab.page.locator("#open-dialog").boundingBox();
        assert.ok(box.x >= -1 && box.x + box.width <= width + 1 && box.y >= -1 && box.y + box.height <= height + 1, JSON.stringify(box));
    });
}

test("another size that is chosen while the page is open is followed at once, and a press meets what is drawn", async () => {
    const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski" });
    assert.equal(await zoomOf(tab), 1);
    await chooseSize(tab, 24);
    await eventually("it is magnified", async () => (await zoomOf(tab)) === 1.5);
    const { x, y, w, h } = await eventually("the mirror is laid out anew", async () => {
        const reset = await tab.widget("theme");
        return reset && reset.x + reset.w <= 1440 / 1.5 ? reset : undefined;
    });
    const { dark } = await tab.state();
    await tab.page.mouse.click((x + w / 2) * 1.5, (y + h / 2) * 1.5, { delay: 30 });
    await tab.until("the theme is the other one", (state) => state.dark !== dark);
    await chooseSize(tab, kUsualSize);
    await eventually("it is as at first", async () => (await zoomOf(tab)) === 1);
});

test("help and failures, which are no dialogs, follow the size of letters as well", async () => {
    const page = await (await host.browser.newContext()).newPage();
    await chooseSize({ page }, 32);
    await page.goto(`${host.address}/help.html`);
    assert.equal(await seenSize({ page }, ".help p"), 30);
    await page.route("**/workbench.wasm", (route) => route.abort());
    await page.goto(`${host.address}/#puzzle=klotski`);
    await page.locator("#failure").waitFor();
    assert.equal(await seenSize({ page }, "#failure"), 28);
    await page.context().close();
});

test("the browser's own search finds names, sentences and buttons where they are drawn", async () => {
    const tab = await Tab.ready(host.browser, host.address, { fragment: "/#puzzle=klotski" });
    const found = (words) =>
        tab.page.evaluate((text) => {
            getSelection().removeAllRanges();
            if (!window.find(text, false, false, true)) return undefined;
            const range = getSelection().getRangeAt(0);
            const { x, y, width } = range.getBoundingClientRect();
            return { id: range.startContainer.parentElement.dataset.id, x, y, width };
        }, words);
    for (const id of ["undo", "reset", "solve", "task:library", "title", "open", "metric:step"]) {
        const { label } = await tab.awaitWidget(id);
        const seen = await eventually(`"${label}" is found`, () => found(label));
        const { x, y, w, h, ...first } = await tab.widget(seen.id); // perhaps another one that says the same
        assert.ok(first.label.toLowerCase().includes(label.toLowerCase()));
        assert.ok(seen.width > 0, `"${label}" can be seen`);
        const isThere = seen.x >= x - 1 && seen.x <= x + w && seen.y >= y - 1 && seen.y <= y + h;
        assert.ok(isThere, `"${label}" of ${seen.id} at ${seen.x}, ${seen.y}`);
    }
    assert.equal(await found("no such words here"), undefined);
});
