// Solving and analysing in the page: progress, exact answers, the player, the chart.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const solved = (length, metric) => (state) => state.job === null && state.solution?.length === length && state.solution.metric === metric;

test("Klotski is solved: 81 moves, proved shortest, with progress on the way", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    const state = await tab.until("the answer is there", solved(81, "move"));
    assert.equal(state.solution.status, "solved");
    assert.match((await tab.widget("answer")).label, /^81 moves, proved shortest; a move: /);
    const types = (await tab.messages()).filter((message) => message.to === "page").map((message) => message.type);
    assert.ok(types.includes("progress") && types.includes("done"), types.join(" "));
    tab.assertQuiet();
    await tab.close();
});

for (const [puzzle, lengths] of [
    ["klotski", { step: 116, slide: 90, move: 81 }],
    ["rush-hour-51", { slide: 51, step: 83 }],
]) {
    const said = Object.entries(lengths)
        .map(([metric, length]) => `${length} (${metric})`)
        .join(", ");
    test(`shortest solutions of ${puzzle}: ${said}`, async () => {
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${puzzle}`);
        for (const [metric, length] of Object.entries(lengths)) {
            await tab.click(`metric:${metric}`);
            await tab.until(`the metric is ${metric}`, (state) => state.metric === metric);
            await tab.click("solve");
            await tab.until(`the answer is ${length} (${metric})`, solved(length, metric));
        }
        await tab.close();
    });
}

for (const [puzzle, metric, reachable, packings, eccentricity] of [
    ["klotski", "step", 25_955, 65_880, 167],
    ["klotski", "slide", 25_955, 65_880, 133],
    ["pe766-sample", "step", 208, 216],
    ["8-puzzle", "step", 181_440],
    ["rush-hour-51", "slide", 4_780],
]) {
    test(`census of ${puzzle} (${metric}): ${reachable} positions`, async () => {
        const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${puzzle}&metric=${metric}`);
        const { census } = await tab.counted();
        assert.equal(census.metric, metric);
        assert.equal(Number(census.reachable), reachable);
        if (packings) assert.equal(Number(census.packings), packings);
        if (eccentricity) assert.equal(census.eccentricity, eccentricity);
        await tab.close();
    });
}

test("the player shows the solution to its end, step by step and by itself", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { reducedMotion: "reduce" });
    await tab.click("solve");
    await tab.until("the answer is there", solved(81, "move"));
    await tab.click("player.forward");
    await tab.until("one move is shown", (state) => state.solution.shown === 1);
    await tab.click("player.forward");
    await tab.until("two moves are shown", (state) => state.solution.shown === 2);
    await tab.click("player.back");
    await tab.until("one move is shown again", (state) => state.solution.shown === 1);
    const scrub = await tab.awaitWidget("player.scrub");
    const middle = scrub.y + scrub.h / 2;
    await tab.drag([
        [scrub.x + scrub.w * 0.2, middle],
        [scrub.x + scrub.w + 40, middle],
    ]);
    const end = await tab.until("the end is shown", (state) => state.solution.shown === 81);
    assert.equal(end.solved, true);
    assert.equal(
        end.position
            .split("\n")
            .slice(3, 5)
            .every((line) => line.slice(1, 3) === "22"),
        true,
        end.position,
    );
    await tab.close();
});

test("the player plays by itself and the puzzle is solved", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pe766-sample`);
    await tab.page.goto(`${host.address}/#text=${encodeURIComponent("name: Short\nboard:\n1..\n.2.\ngoal:\n..1\n2..\n")}`);
    await tab.until("the short puzzle is open", (state) => state.title === "Short");
    await tab.click("solve");
    const { solution } = await tab.until("it is solved", (state) => state.job === null && state.solution !== null);
    assert.equal(solution.status, "solved");
    await tab.click("player.play");
    const end = await tab.until("the end is shown", (state) => state.solution.shown === solution.length);
    assert.equal(end.solved, true);
    await tab.close();
});

test("the 25,955 positions of Klotski are counted unasked, in 125 bars; bars tell their depth and count, and show a position", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const { census } = await tab.counted();
    assert.equal(Number(census.reachable), 25_955);
    assert.equal(Number(census.packings), 65_880);
    assert.equal(census.metric, "move");
    assert.equal(census.eccentricity, 124);
    assert.equal(census.depths.length, 125);
    assert.deepEqual(census.depths.slice(0, 6).map(Number), [1, 8, 10, 15, 18, 18]);
    assert.equal(
        census.depths.reduce((sum, count) => sum + Number(count), 0),
        25_955,
    );

    const chart = await tab.awaitWidget("chart");
    const [x, y] = [chart.x + chart.w * 0.45, chart.y + chart.h * 0.6];
    await tab.page.mouse.move(x, y);
    const hovered = (await tab.until("a bar is hovered", (state) => state.census.hovered >= 0)).census.hovered;
    assert.ok(hovered > 20 && hovered < 90, `depth ${hovered} in the middle of the chart`);
    await tab.page.mouse.click(x, y, { delay: 30 });
    const shown = await tab.until("a position of that depth is shown", (state) => state.sample?.depth === hovered);
    assert.equal(shown.sample.total > 16, true);
    assert.notEqual(shown.position.trim(), "");
    tab.assertQuiet();
    await tab.close();
});

test("the chart tells depth and exact count to keyboard and screen reader", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.counted();
    await tab.page.locator('[data-id="chart"]').focus();
    await tab.page.keyboard.press("ArrowRight");
    const { census } = await tab.until("a depth is selected", (state) => state.census.selected >= 0);
    const text = (await tab.widget("chart")).state.valuetext;
    assert.match(text, new RegExp(`\\b${census.selected}\\b`));
    assert.ok(text.replace(/,/g, "").includes(census.depths[census.selected]), text);
    await tab.close();
});

test("logarithmic and linear scale", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.counted();
    for (const scale of ["log", "linear"]) {
        await tab.click(`scale:${scale}`);
        await tab.until(`the scale is ${scale}`, (state) => state.census.scale === scale);
    }
    await tab.close();
});

test("an unsolvable puzzle is said to be unsolvable", async () => {
    const text = "name: Stuck\nboard:\n12\n\ngoal:\n21\n";
    const tab = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(text)}`);
    await tab.click("solve");
    await tab.until("it is proved unsolvable", (state) => state.job === null && state.solution?.status === "unsolvable");
    assert.match((await tab.widget("answer")).label, /^Unsolvable, proved;/);
    await tab.close();
});
