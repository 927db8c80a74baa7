// The task Explore with its worker: every metric, any position of any depth, landmarks; by mouse, keys and mirror, on desktops and phones.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";
import { violations } from "../support/violations.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

async function explored(options = {}) {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski&view=explore`, options);
    await tab.counted();
    await tab.awaitWidget("landmark.fullest");
    return tab;
}

/** Types into a field of the page as a reader does. */
const type = (tab, id, text) => tab.page.locator(`[data-id="${id}"]`).fill(text);

test("any position of the fullest depth is shown by its number, the last as fast as the first, and leads on", async () => {
    const tab = await explored();
    assert.equal((await tab.widget("landmark.fullest")).label, "fullest depth: 41 moves, 1,084 positions");
    assert.equal((await tab.widget("landmark.goal")).label, "nearest goal: 81 moves");
    await tab.click("landmark.fullest");
    const first = await tab.until("the first is shown", ({ sample }) => sample?.depth === 41);
    assert.deepEqual(first.sample, { depth: 41, index: 0, total: 1_084 });
    await type(tab, "position.number", "1084");
    const last = await tab.until("the last is shown", ({ sample }) => sample?.index === 1_083);
    assert.notEqual(last.position, first.position);
    await tab.page.locator("canvas").first().focus();
    await tab.click("position.random");
    await tab.until("another is shown", ({ sample }) => sample !== null && sample.index !== 1_083);
    await tab.click("position.way");
    await tab.until(
        "the way is the reader's own, and played",
        ({ sample, counts }) => sample === null && counts.move > 0 && counts.move < 41,
    );
    await tab.until("it leads there", ({ counts, position }) => counts.move === 41 && position !== first.position);
    tab.assertQuiet();
    await tab.close();
});

test("what stands out is worked out when it is asked for: positions nearest to a goal, farthest from one, dead ends", async () => {
    const tab = await explored();
    await tab.click("landmark.fullest");
    await tab.until("a position is shown", ({ sample }) => sample?.depth === 41);
    await tab.click("position.nearest");
    await tab.awaitWidget("landmark.ends");
    assert.equal((await tab.widget("landmark.ends")).label, "dead ends: 5,161");
    assert.equal((await tab.widget("landmark.far")).label, "farthest from a goal: 93 moves, 2 positions");
    await eventually("the nearest one is shown", async () => (await tab.widget("position.goal"))?.label.startsWith("to a goal: 40 moves"));
    await tab.click("landmark.far");
    await eventually("the farthest one is shown", async () => (await tab.widget("position.goal"))?.label.startsWith("to a goal: 93 moves"));
    const far = (await tab.state()).sample.depth;
    await tab.page.locator('[data-id="landmark.ends"]').focus();
    await tab.page.keyboard.press("Enter");
    await tab.until("a dead end of the next depth is shown", ({ sample }) => sample?.depth === far + 1);
    tab.assertQuiet();
    await tab.close();
});

test("the chart shows fewer depths, larger, by the wheel with Ctrl, buttons and keys; without Ctrl the wheel is the page's", async () => {
    const tab = await explored();
    const words = async () => (await tab.widget("overview")).state.valuetext;
    assert.equal(await words(), "all depths");
    const chart = await tab.page.locator('[data-id="chart"]').boundingBox();
    await tab.page.mouse.move(chart.x + chart.width / 2, chart.y + chart.height / 2);
    await tab.page.mouse.wheel(0, -200);
    await tab.page.keyboard.down("Control");
    await tab.page.mouse.wheel(0, -200);
    await tab.page.keyboard.up("Control");
    await eventually("it is larger", async () => /^depths \d+ to \d+ of 124$/.test(await words()));
    const once = await words();
    await tab.click("zoom.in");
    await eventually("it is larger still", async () => (await words()) !== once && /^depths/.test(await words()));
    await tab.page.keyboard.press("-");
    await eventually("it is smaller", async () => (await words()) === once);
    await tab.click("zoom.all");
    await eventually("it shows all", async () => (await words()) === "all depths");
    tab.assertQuiet();
    await tab.close();
});

test("the other five metrics are counted for comparison, and one is chosen by its chart", async () => {
    const tab = await explored();
    for (const metric of ["step", "slide", "super-step", "super-slide", "super-move"]) await tab.awaitWidget(`chart:${metric}`);
    assert.match((await tab.widget("chart:super-step")).label, /the farthest 105 super-steps away/);
    await tab.click("chart:step");
    await tab.until("the metric is chosen", ({ metric }) => metric === "step");
    await eventually("its landmarks are told", async () => (await tab.widget("landmark.goal"))?.label === "nearest goal: 116 steps");
    tab.assertQuiet();
    await tab.close();
});

for (const [width, height] of [
    [1440, 900],
    [390, 844],
]) {
    for (const colorScheme of ["light", "dark"]) {
        test(`axe finds nothing wrong with a position of a depth shown: ${width} x ${height}, ${colorScheme}`, async () => {
            const tab = await explored({ colorScheme, viewport: { width, height } });
            await tab.page.locator('[data-id="chart"]').focus();
            await tab.page.keyboard.press("Home");
            await tab.page.keyboard.press("ArrowRight");
            await tab.page.keyboard.press("ArrowRight");
            await tab.until("a position is shown", ({ sample }) => sample !== null);
            assert.deepEqual(await violations(tab.page), []);
            const pictures = process.env.SHUNT_PICTURES;
            if (pictures) await tab.page.screenshot({ path: `${pictures}/explore-${width}-${colorScheme}.png` });
            tab.assertQuiet();
            await tab.close();
        });
    }
}

async function solutions(options = {}) {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski&view=explore&settings=solutions`, options);
    await tab.awaitWidget("solutions.columns");
    return tab;
}

test("all shortest solutions are drawn unasked, gone through, bent and played, and the address says so", async () => {
    const tab = await solutions();
    assert.equal((await tab.widget("solutions.all")).label, "shortest solutions: 256");
    assert.equal((await tab.widget("solutions.positions")).label, "positions they pass through: 191");
    assert.equal((await tab.widget("solutions.shared")).label, "shared by all: the start: 1");
    assert.equal((await tab.widget("solutions.mirrored")).label, "shared, mirror images as one: 70 of 82");
    const numbered = (number) =>
        eventually(`solution ${number} is shown`, async () => {
            const widget = await tab.widget("solutions.number");
            return widget?.state.valuetext === `solution ${number} of 256`;
        });
    await tab.click("solutions.on");
    await numbered(2);
    await tab.page.locator('[data-id="solutions.number"]').focus();
    await tab.page.keyboard.press("ArrowUp");
    await numbered(3);
    await tab.page.keyboard.press("ArrowDown");
    await numbered(2);
    await tab.page.locator('[data-id="solutions.columns"]').focus();
    await tab.page.keyboard.press("ArrowRight");
    await tab.until("the first move is shown", ({ on_show: shown }) => shown?.step === 1);
    await tab.page.keyboard.press("ArrowRight");
    const before = await tab.until("the second move is shown", ({ on_show: shown }) => shown?.step === 2);
    const picked = ["choice:0", "choice:1", "choice:2", "choice:3"];
    const states = await Promise.all(picked.map((id) => tab.widget(id)));
    const other = picked[states.findIndex((widget) => !widget.state.selected)];
    await tab.click(other);
    const isBent = ({ on_show: shown, position }) => shown?.step === 2 && position !== before.position;
    await tab.until("the way goes through another position", isBent);
    assert.match(await tab.page.evaluate(() => location.hash), /view=explore&settings=solutions/);
    await tab.click("explore:depths");
    await tab.awaitWidget("strip.title");
    await tab.click("explore:solutions");
    await tab.awaitWidget("solutions.columns");
    tab.assertQuiet();
    await tab.close();
});

for (const [width, height] of [
    [1440, 900],
    [390, 844],
]) {
    for (const colorScheme of ["light", "dark"]) {
        test(`axe finds nothing wrong with all shortest solutions: ${width} x ${height}, ${colorScheme}`, async () => {
            const tab = await solutions({ colorScheme, viewport: { width, height } });
            await tab.page.locator('[data-id="solutions.columns"]').focus();
            await tab.page.keyboard.press("End");
            await tab.page.keyboard.press("ArrowLeft");
            await tab.until("a move is shown", ({ on_show: shown }) => shown?.step === 80);
            assert.deepEqual(await violations(tab.page), []);
            const pictures = process.env.SHUNT_PICTURES;
            if (pictures) await tab.page.screenshot({ path: `${pictures}/solutions-${width}-${colorScheme}.png` });
            tab.assertQuiet();
            await tab.close();
        });
    }
}

test("other puzzles stand beside the open one: from a link, from the library, at a depth chosen by key, and in a table", async () => {
    for (const viewport of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
    ]) {
        const address = `${host.address}/#puzzle=klotski&view=explore&settings=depths+pennant`;
        const tab = await Tab.ready(host.browser, address, { viewport });
        await tab.counted();
        const counted = (id, words) => eventually(`${id} is counted`, async () => ((await tab.widget(id))?.label ?? "").includes(words));
        await counted("beside:pennant", "1,398 positions can be reached, the farthest 80 moves");
        await tab.page.locator('[data-id="beside.add"]').focus();
        await tab.page.keyboard.press("Enter");
        await tab.awaitWidget("beside.search");
        await type(tab, "beside.search", "motor");
        await tab.awaitWidget("beside.offer:motor-car");
        await tab.page.locator('[data-id="beside.offer:motor-car"]').press("Enter");
        await counted("beside:motor-car", "4,200 positions can be reached, the farthest 19 moves");
        assert.match(decodeURIComponent(tab.page.url()), /settings=depths.pennant.motor-car/);
        await tab.page.locator('[data-id="beside.depth"]').press("ArrowRight");
        const told = async () => (await tab.widget("beside.depth")).state.valuetext;
        await eventually("a depth is told of all", async () => (await told())?.startsWith("depth 0 (moves); Klotski: 1 position"));
        await tab.page.locator('[data-id="beside.table"]').press("Enter");
        await tab.awaitWidget("beside.row:124");
        assert.deepEqual(await violations(tab.page), []);
        tab.assertQuiet();
        await tab.close();
    }
});

test("the facts that the library states of a puzzle are verified when that is asked for", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pennant&view=explore`);
    await tab.counted();
    await tab.page.locator('[data-id="stated"]').press("Enter");
    await tab.awaitWidget("stated.note");
    if (!(await tab.widget("stated.verify")).state.disabled) await tab.page.locator('[data-id="stated.verify"]').press("Enter");
    await eventually("all are told", async () => (await tab.widget("stated.note"))?.label === "All of it is what is found here.");
    const facts = (await tab.widgets()).filter(({ id }) => /^stated:\d/.test(id));
    assert.ok(facts.length > 0 && facts.every(({ label }) => label.endsWith(", equal")));
    tab.assertQuiet();
    await tab.close();
});
