// <shunt-puzzle> in a narrow column: what is to be done stands there at every width, nothing is cut, and a hint moves nothing.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startBrowser } from "./support/browser.mjs";
import { openPage, stateOf } from "./support/widget_page.mjs";

let host;
before(async () => (host = await startBrowser({ plain: true })));
after(() => host.stop());

/** What is seen of a widget of that width: texts, sizes, and what leaves the card. */
async function seen(page) {
    return page.evaluate(() => {
        const root = document.querySelector("shunt-puzzle").shadowRoot;
        const card = root.querySelector(".card").getBoundingClientRect();
        const parts = [...root.querySelectorAll(".card *:not(.live)")].filter(
            (part) => !part.closest("svg, .live") && part.getClientRects().length > 0,
        );
        const outside = parts.filter((part) => {
            const box = part.getBoundingClientRect();
            return box.left < card.left - 0.5 || box.right > card.right + 0.5 || box.bottom > card.bottom + 0.5;
        });
        const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline");
        const picture = root.querySelector(".goal-picture")?.getBoundingClientRect();
        return {
            note: root.querySelector(".note").innerText,
            picture: picture === undefined ? 0 : picture.width,
            wrong: [...outside, ...cut].map((part) => part.className),
            height: card.height,
            covered: root.querySelectorAll(".covered path").length,
        };
    });
}

for (const width of [240, 286, 320, 480, 640]) {
    test(`in ${width} pixels it says what to do, shows how it ends, and is not cut`, async () => {
        for (const [name, note] of [
            ["hughes", /bar/],
            ["8-puzzle", /order/],
            ["rush-hour-1", /moves only along its length/],
        ]) {
            const body = `<div style="width: ${width}px"><shunt-puzzle puzzle="${name}"></shunt-puzzle></div>`;
            const { page, complaints, close } = await openPage(host.browser, host.address, body);
            await stateOf(page);
            const before = await seen(page);
            assert.match(before.note, note, name);
            assert.ok(before.picture >= 40, `${name}: the goal is seen`);
            assert.deepEqual(before.wrong, [], name);
            if (name === "hughes") assert.ok(before.covered > 0, "the outline shows through the pieces on it");
            await page.evaluate(() => document.querySelector("shunt-puzzle").hint());
            const hinted = await seen(page);
            assert.deepEqual(hinted.wrong, [], `${name} with a hint`);
            assert.equal(hinted.height, before.height, `${name}: a hint moves nothing`);
            assert.deepEqual(complaints, []);
            await close();
        }
    });
}

test("a chart of very many depths is drawn", async () => {
    const { page, complaints, close } = await openPage(host.browser, host.address, '<shunt-puzzle puzzle="klotski"></shunt-puzzle>');
    await stateOf(page);
    const bars = await page.evaluate(
        async (source) => {
            const { ChartView } = await import(source);
            const chart = new ChartView();
            const depths = Array.from({ length: 1_000_000 }, (_count, depth) => 1 + (depth % 97));
            chart.show({ depths, reachable: 1, complete: true, eccentricity: 999_999, metric: "move" }, { here: 5, goal: 700_000 });
            return [chart.root.querySelectorAll(".bar").length, chart.root.querySelectorAll(".bar.goal").length];
        },
        await (await import("./support/bundle.mjs")).addressOfSource("widget/chart_view"),
    );
    assert.deepEqual(bars, [1000, 1]);
    assert.deepEqual(complaints, []);
    await close();
});
