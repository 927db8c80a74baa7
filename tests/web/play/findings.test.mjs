// What is found out beyond Solve and the census: all shortest solutions, the parts of a census, difficulty, the table of depths.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const kLabel = async (tab, id) => (await tab.awaitWidget(id)).label;

/** Klotski with its card "More" open. */
async function openMore(fragment = "#puzzle=klotski") {
    const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`);
    await tab.counted();
    await tab.click("more");
    await tab.awaitWidget("find.difficulty");
    return tab;
}

test("all shortest solutions of Klotski are counted, 256 (move metric), and stepped through", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    await tab.until("it is solved", (state) => state.job === null && state.solution?.length === 81);
    await tab.click("solve.all");
    await tab.until("they are counted", (state) => state.job === null && state.solution.all === "256");
    assert.equal(await kLabel(tab, "row.all"), "all shortest: 256 shortest solutions (move metric)");
    await tab.click("solutions.next");
    await tab.until("the second is shown", (state) => state.solution.number === 1);
    assert.equal(await kLabel(tab, "solutions"), "solution 2 of 100 listed");
    await tab.click("solutions.previous");
    await tab.click("solutions.previous");
    await tab.until("the last is shown", (state) => state.solution.number === 99);
    const scrub = await tab.awaitWidget("player.scrub");
    await tab.drag([
        [scrub.x + 8, scrub.y + scrub.h / 2],
        [scrub.x + scrub.w + 40, scrub.y + scrub.h / 2],
    ]);
    const end = await tab.until("its end is shown", (state) => state.solution.shown === 81);
    assert.equal(end.solved, true);
    tab.assertQuiet();
    await tab.close();
});

test("a census also tells goal positions and edges", async () => {
    const tab = await openMore();
    assert.match(await kLabel(tab, "row.goals"), /: 964$/);
    assert.equal(await kLabel(tab, "row.edges"), "pairs of positions one move apart: 47,151");
    await tab.close();
});

test("hardest start, diameter and components are worked out when somebody looks, in the lab, which is loaded only then", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.counted();
    const modules = async () => new Set((await tab.messages()).map(({ module }) => module));
    assert.equal((await modules()).has("lab"), false, "the lab was loaded before it was needed");
    await tab.click("more");
    const { findings } = await tab.until("they are found", (state) => state.lab === null && state.findings.components !== undefined);
    assert.deepEqual(findings.hardest_start, { distance: 93, starts: 2 });
    assert.equal(findings.diameter, 145);
    assert.equal(findings.components, 898);
    assert.match(await kLabel(tab, "finding.hardest"), /93 moves from a goal; 2 positions/);
    // What takes longer is asked for.
    assert.equal(findings.difficulty, undefined);
    assert.equal(await kLabel(tab, "find.difficulty"), "Measure");
    await tab.click("find.hardest");
    const opened = await tab.until("it is on the board", (state) => !state.start);
    await tab.click("find.hardest");
    await tab.until("the other one is on the board", (state) => state.position !== opened.position);
    await tab.click("undo");
    await tab.until("undo leads back", (state) => state.position === opened.position);
    tab.assertQuiet();
    await tab.close();
});

test("difficulty is shown while it runs, can be stopped, and counts as V - 1 - mean path", async () => {
    const tab = await openMore("#puzzle=pe766-sample&metric=step");
    assert.match(await kLabel(tab, "finding.difficulty"), /needs a goal/);
    await tab.page.goto(`${host.address}/#puzzle=quzzle`);
    await tab.until("Quzzle is open", (state) => state.puzzle_id === "quzzle");
    await tab.counted();
    await tab.until("what takes little is known", (state) => state.lab === null && state.findings.difficulty !== undefined);
    // Each time it is asked for it becomes more precise, so sooner or later there is time to stop it.
    let stopped = false;
    for (let round = 0; round < 12 && !stopped; ++round) {
        await tab.click("find.difficulty");
        await tab.until("it samples", (seen) => seen.findings.difficulty?.samples > 0);
        const asked = await tab.page.evaluate(() => {
            const cancel = document.querySelector('[data-id$=".cancel"]');
            cancel?.click();
            return Boolean(cancel);
        });
        await tab.until("nothing runs", (seen) => seen.lab === null);
        stopped = asked && (await tab.messages()).some(({ to, type }) => to === "worker" && type === "cancel");
    }
    assert.ok(stopped, "it ended by itself every time");
    assert.ok(await kLabel(tab, "finding.difficulty").then((label) => label.includes("±")), "what was found stays");
    const { findings } = await tab.state();
    const { bb, mean_path: mean, vertices, samples, standard_error: error } = findings.difficulty;
    assert.ok(samples > 1 && error > 0, JSON.stringify(findings.difficulty));
    assert.ok(Math.abs(bb - (vertices - 1 - mean)) < 1e-6);
    assert.match(await kLabel(tab, "finding.difficulty"), /BB: [0-9,.]+ ± [0-9,.]+/);
    tab.assertQuiet();
    await tab.close();
});

test("the table of depths tells the numbers, selects depths and is copied as CSV", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, { permissions: ["clipboard-read", "clipboard-write"] });
    await tab.counted();
    await tab.click("table");
    await eventually("it is open", async () => (await tab.page.getAttribute('[data-id="table"]', "aria-expanded")) === "true");
    await tab.click("table.copy");
    const text = await tab.copied();
    const lines = text.trim().split("\n");
    assert.equal(lines.length, 126);
    assert.deepEqual(lines.slice(0, 4), ["depth (moves),positions,goal positions", "0,1,0", "1,8,0", "2,10,0"]);
    assert.match(lines.at(-1), /^124,8,\d+$/);
    assert.equal(
        lines.slice(1).reduce((sum, line) => sum + Number(line.split(",")[2]), 0),
        964,
    );
    assert.equal(await kLabel(tab, "depth:2"), "depth 2 moves: 10 positions");
    await tab.click("depth:2");
    await tab.until("a position of that depth is shown", (state) => state.sample?.depth === 2);

    // The last depth is far out of sight, but not out of reach.
    await tab.page.focus('[data-id="depth:2"]');
    await tab.page.keyboard.press("End");
    await tab.page.keyboard.press("Enter");
    await tab.until("a farthest position is shown", (state) => state.sample?.depth === 124);
    tab.assertQuiet();
    await tab.close();
});
