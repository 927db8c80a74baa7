// The task Explore with its worker: what a mouse, keys and fields of the page come to there, and what axe says of it. What it shows and
// says is tested at the desk (tests/unit/workbench/explore).
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { violations } from "../support/violations.mjs";

const host = browserOfTests();

async function explored(options = {}, fragment = "#puzzle=klotski&view=explore") {
    const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`, options);
    await tab.counted();
    return tab;
}

test("any position of the fullest depth is shown by its number, the last as fast as the first, and leads on", async () => {
    const tab = await explored();
    await tab.click("landmark.fullest");
    const first = await tab.until("the first is shown", ({ sample }) => sample?.depth === 41);
    assert.deepEqual(first.sample, { depth: 41, index: 0, total: 1_084 });
    await tab.page.locator('[data-id="position.number"]').fill("1084");
    const last = await tab.until("the last is shown", ({ sample }) => sample?.index === 1_083);
    assert.notEqual(last.position, first.position);
    await tab.click("position.way");
    await tab.until("the way leads there", ({ counts }) => counts.move === 41);
});

test("the wheel makes the chart larger with Ctrl; without, it is the page's", async () => {
    const tab = await explored();
    const words = async () => (await tab.widget("overview")).state.valuetext;
    const chart = await tab.page.locator('[data-id="chart"]').boundingBox();
    await tab.page.mouse.move(chart.x + chart.width / 2, chart.y + chart.height / 2);
    await tab.page.mouse.wheel(0, -200);
    await tab.drawn();
    assert.equal(await words(), "all depths");
    await tab.page.keyboard.down("Control");
    await tab.page.mouse.wheel(0, -200);
    await tab.page.keyboard.up("Control");
    await eventually("it is larger", async () => /^depths \d+ to \d+ of 124$/.test(await words()));
});

/** By keys: to a position of a depth, and to a move of a solution. */
const kParts = {
    depths: async (tab) => {
        await tab.page.locator('[data-id="chart"]').focus();
        for (const key of ["Home", "ArrowRight", "ArrowRight"]) await tab.page.keyboard.press(key);
        await tab.until("a position is shown", ({ sample }) => sample !== null);
    },
    solutions: async (tab) => {
        await tab.click("explore:solutions");
        await tab.awaitWidget("solutions.columns");
        await tab.page.locator('[data-id="solutions.number"]').focus();
        await tab.page.keyboard.press("ArrowUp");
        await eventually("the next one is shown", async () =>
            /^solution 2 of 256$/.test((await tab.widget("solutions.number")).state.valuetext),
        );
        await tab.page.locator('[data-id="solutions.columns"]').focus();
        for (const key of ["End", "ArrowLeft"]) await tab.page.keyboard.press(key);
        await tab.until("a move is shown", ({ on_show: shown }) => shown?.step === 80);
        assert.match(await tab.page.evaluate(() => location.hash), /view=explore&settings=solutions/);
    },
};

for (const [width, height, colorScheme] of [
    [1440, 900, "light"],
    [390, 844, "dark"],
]) {
    test(`axe finds nothing wrong with depths and solutions: ${width} x ${height}, ${colorScheme}`, async () => {
        const tab = await explored({ colorScheme, viewport: { width, height } });
        for (const [part, show] of Object.entries(kParts)) {
            await show(tab);
            assert.deepEqual(await violations(tab.page), []);
            const pictures = process.env.SHUNT_PICTURES;
            if (pictures) await tab.page.screenshot({ path: `${pictures}/${part}-${width}-${colorScheme}.png` });
        }
    });
}

test("a puzzle that a link names stands beside the open one, counted in the lab", async () => {
    const tab = await explored({}, "#puzzle=klotski&view=explore&settings=depths+pennant");
    await eventually("it is counted", async () =>
        ((await tab.widget("beside:pennant"))?.label ?? "").includes("1,398 positions can be reached, the farthest 80 moves"),
    );
    await tab.page.locator('[data-id="beside.table"]').press("Enter");
    await tab.awaitWidget("beside.row:124");
    assert.deepEqual(await violations(tab.page), []);
});
