// The live verdict of the task Build, with the real solver: that it is there, and never that of another drawing.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, centre, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const verdict = async (tab) => (await tab.widget("verdict"))?.label ?? "";
const says = (tab, pattern) => eventually(`the verdict says ${pattern}`, async () => pattern.test(await verdict(tab)));

test("Klotski: the first answer is there after an edit, and the rest follows", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build&puzzle=klotski`);
    await says(tab, /^81 moves, proved shortest/);
    const rows = async (id) => (await tab.widget(`verdict.${id}`))?.label ?? "";
    await eventually("all is known", async () => /256/.test(await rows("solutions")));
    assert.match(await rows("each"), /116 step · 90 slide · 81 move/);
    assert.match(await rows("reachable"), /25,955 of 65,880/);
    assert.match(await rows("farthest"), /124 moves/);
    // A row more and back again. How soon the answer is there is a matter of the machine: tests/bench/verdict.mjs measures it.
    await tab.click("build.rows.more");
    await says(tab, /^(?!81 )(≥ )?[0-9,]+ moves/);
    await tab.click("build.undo");
    await says(tab, /^81 moves, proved shortest/);
    assert.deepEqual(
        (await tab.state()).jobs.filter(({ status }) => status === "failed"),
        [],
    );
});

test("a small change is shown on the board while it is looked at, taken in one step, and undone in one", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=metric-demo`, { deviceScaleFactor: 1 });
    await tab.click("task:build");
    await says(tab, /^1 move, proved shortest/);
    await eventually("all changes are tried", async () =>
        /^73 small changes tried, 16 make it longer$/.test((await tab.widget("ideas.summary"))?.label ?? ""),
    );
    const { x, y, w, h } = await tab.widget("build.board");
    const picture = async () => (await tab.page.screenshot({ clip: { x, y, width: w, height: h } })).toString("base64");
    const before = await picture();
    const [left, top] = centre(await tab.widget("ideas:0"));
    await tab.page.mouse.move(left, top);
    await eventually("the board shows the change", async () => (await picture()) !== before);
    await tab.page.mouse.move(5, 5);
    await eventually("the board is as before", async () => (await picture()) === before);
    await tab.page.focus('[data-id="ideas:0.take"]');
    await eventually("the board shows the change", async () => (await picture()) !== before);
    await tab.click("ideas:0.take");
    await says(tab, /^3 moves, proved shortest/);
    await tab.click("build.undo");
    await says(tab, /^1 move, proved shortest/);
});
