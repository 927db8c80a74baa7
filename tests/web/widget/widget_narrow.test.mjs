// <shunt-puzzle> in a narrow column: what is to be done stands there at every width, nothing is cut, and a hint moves nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browserOfTests } from "../support/browser.mjs";
import { openPage, stateOf } from "../support/widget_page.mjs";

const host = browserOfTests({ plain: true });

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

test("the numbers below the bars stand where their depths are, each apart from the next", async () => {
    const body = '<div style="width: 240px"><shunt-puzzle puzzle="klotski"></shunt-puzzle></div>';
    const { page } = await openPage(host.browser, host.address, body);
    await stateOf(page);
    const source = await (await import("../support/bundle.mjs")).addressOfSource("widget/chart_view");
    const shown = (count, goal) =>
        page.evaluate(
            async ([from, count, goal]) => {
                const { ChartView } = await import(from);
                const chart = new ChartView();
                const depths = Array.from({ length: count }, () => 1);
                const counted = { depths, goals: [], reachable: count, complete: true, eccentricity: count - 1, metric: "move" };
                document.querySelector("shunt-puzzle").shadowRoot.querySelector(".card").append(chart.root);
                chart.show(counted, { here: undefined, goal });
                const ticks = [...chart.root.querySelectorAll(".axis span")].map((tick) => [
                    tick.textContent,
                    tick.getBoundingClientRect(),
                ]);
                const { left, width } = chart.root.getBoundingClientRect();
                chart.root.remove();
                return ticks.map(([text, box]) => [text, (box.left - left) / width, (box.right - left) / width]);
            },
            [source, count, goal],
        );
    for (const [count, goal] of [
        [32, 31],
        [32, 0],
        [32, 17],
        [20, 17],
        [20, 18],
        [1, 0],
        [2, 1],
        [12345, 11000],
        [12345, 6000],
    ]) {
        const ticks = (await shown(count, goal)).sort((a, b) => a[1] - b[1]);
        const texts = ticks.map(([text]) => text);
        assert.equal(texts[0], "0", `${goal} of ${count}`);
        assert.equal(texts.at(-1), String(count - 1), `${goal} of ${count}`);
        for (const [at, [text, , right]] of ticks.entries())
            if (at + 1 < ticks.length) assert.ok(right < ticks[at + 1][1], `${text} of ${count} has a gap behind it`);
        for (const [text, left, right] of ticks.slice(1, -1))
            assert.ok(left * count < Number(text) + 1 && right * count > Number(text), `${text} stands below its bar`);
    }
});

test("a chart of very many depths is drawn, goal positions as the feet of its bars", async () => {
    const { page } = await openPage(host.browser, host.address, '<shunt-puzzle puzzle="klotski"></shunt-puzzle>');
    await stateOf(page);
    const bars = await page.evaluate(
        async (source) => {
            const { ChartView } = await import(source);
            const chart = new ChartView();
            const depths = Array.from({ length: 1_000_000 }, (_count, depth) => 1 + (depth % 97));
            const goals = depths.map((_count, depth) => (depth === 700_000 ? 48.5 : depth === 900_500 ? 97 : 0));
            const figures = { reachable: 1, complete: true, eccentricity: 999_999, metric: "move" };
            chart.show({ depths, goals, ...figures }, { here: 5, goal: 700_000 });
            const feet = [...chart.root.querySelectorAll(".bar.goal")].map((foot) => Number(foot.getAttribute("height")));
            return [chart.root.querySelectorAll(".bar:not(.goal)").length, feet];
        },
        await (await import("../support/bundle.mjs")).addressOfSource("widget/chart_view"),
    );
    assert.deepEqual(bars, [1000, [50, 100]]);
});
