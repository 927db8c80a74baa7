// Solving in the page: progress and the exact answer; what takes another module has it loaded only then.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const solved = (length, metric) => (state) => state.job === null && state.solution?.length === length && state.solution.metric === metric;

test("Klotski is solved: 81 moves, proved shortest, with progress on the way", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    const state = await tab.until("the answer is there", solved(81, "move"));
    assert.equal(state.solution.status, "solved");
    assert.match((await tab.widget("answer")).label, /^81 moves, proved shortest; a move: /);
    const types = (await tab.messages()).filter((message) => message.to === "page").map((message) => message.type);
    assert.ok(types.includes("progress") && types.includes("done"), types.join(" "));
});

test("what else there is to know is worked out when somebody looks, in the lab, which is loaded only then", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.counted();
    const modules = async () => new Set((await tab.messages()).map(({ module }) => module));
    assert.equal((await modules()).has("lab"), false, "the lab was loaded before it was needed");
    await tab.click("more");
    const { findings } = await tab.until("they are found", (state) => state.lab === null && state.findings.components !== undefined);
    assert.deepEqual(findings.hardest_start, { distance: 93, starts: 2 });
});
