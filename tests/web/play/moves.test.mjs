// Moves as text, links to a step of a solution, and what is told of a puzzle that is solved.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const kLane = `#text=${encodeURIComponent("name: Lane\nmetric: step\nboard:\n1...\ngoal:\n...1\n")}`;

const hash = (tab) => tab.page.evaluate(() => location.hash);

test("a press on a move of the solution shows it; its link and a reload show the same step", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    await tab.until("the answer is there", (state) => state.job === null && state.solution?.length === 81);
    await tab.click("solution.move:7");
    const { position } = await tab.until("step 7 is shown", (state) => state.on_show?.step === 7);
    await eventually("the address says so", async () => (await hash(tab)) === "#puzzle=klotski&step=7");
    await tab.click("share");
    assert.match(await tab.page.inputValue("#share-link"), /#puzzle=klotski&step=7$/);
    assert.match(await tab.page.textContent("#share-dialog label"), /at step 7 of a shortest solution/);
    const again = await Tab.ready(host.browser, `${host.address}/`, { fragment: "#puzzle=klotski&step=7" });
    const there = await again.until("the step is shown", (state) => state.on_show?.step === 7);
    assert.equal(there.position, position);
    await tab.page.reload();
    await tab.untilReady();
    assert.equal((await tab.until("the step is back", (state) => state.on_show?.step === 7)).position, position);
    again.assertQuiet();
    tab.assertQuiet();
    await again.close();
    await tab.close();
});

test("the user's own moves are a list: a press leads to each of them", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/${kLane}`);
    await tab.take("1");
    await tab.page.keyboard.press("ArrowRight");
    await tab.page.keyboard.press("ArrowRight");
    await tab.until("two moves are made", (state) => state.counts.step === 2);
    const list = tab.page.getByRole("listbox", { name: /^Your moves: 2 steps/ });
    await eventually("both are listed", async () => (await list.getByRole("option").count()) === 3);
    await tab.click("own.move:1");
    await tab.until("the first is shown", (state) => state.counts.step === 1);
    await tab.click("own.move:2");
    await tab.until("the second is still there", (state) => state.counts.step === 2);
    tab.assertQuiet();
    await tab.close();
});

test("a solved puzzle tells whether a shorter solution is possible; Again begins anew", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/${kLane}`);
    await tab.take("1");
    for (let step = 0; step < 3; ++step) await tab.page.keyboard.press("ArrowRight");
    await tab.until("it is solved", (state) => state.solved);
    // The positions of a puzzle so small are counted unasked, and a count proves the length, too.
    await eventually("it is told", async () =>
        /^Solved in 3 steps\. No solution is shorter: 3 steps, proved/.test((await tab.widget("solved"))?.label ?? ""),
    );
    await tab.click("solved.again");
    await tab.until("it is at its start", (state) => state.start && !state.solved);
    tab.assertQuiet();
    await tab.close();
});
