// The list of jobs in the page: what runs and what waits, cancelled one by one, and asked for again when it was lost.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const jobs = async (tab) => (await tab.state()).jobs.map(({ title, status }) => `${title}: ${status}`);

/** Begins a search of all boards of 4 x 4, which takes minutes, and asks for a count of tilings. */
async function findAndCount(tab) {
    await tab.click("task:find");
    await tab.click("find.rows.more");
    await tab.click("find.columns.more");
    await tab.click("find.start");
    await tab.until("the search goes on", ({ jobs: [job] }) => job?.status === "running" && job.done > 0);
    await tab.click("task:tilings");
    await tab.click("tilings.count");
}

for (const [shape, viewport] of [
    ["a desktop", { width: 1440, height: 900 }],
    ["a phone", { width: 390, height: 844 }],
]) {
    test(`on ${shape} a count of tilings waits, in sight, for the search that runs, and is done when that is cancelled`, async () => {
        const tab = await Tab.ready(host.browser, host.address, { viewport });
        await findAndCount(tab);
        await tab.until("the second job waits", (state) => state.jobs.length === 2);
        assert.deepEqual(await jobs(tab), ["Searching 4 × 4: running", "Counting tilings by dominoes: waiting"]);
        await eventually("the first tells how far it is", async () =>
            /running, \d+ %, .* boards .* at most .* left/.test((await tab.job(/^Searching/)).label),
        );
        assert.match((await tab.job(/^Counting/)).label, /waiting/);
        await tab.pressJob(/^Searching/);
        await eventually("the tilings are counted", async () => /^12,988,816 tilings/.test((await tab.widget("tilings.answer")).label));
        assert.deepEqual(await jobs(tab), []);
        await tab.click("task:find");
        await eventually("what was searched is told", async () => /not all are searched/.test((await tab.widget("find.summary"))?.label));
        tab.assertQuiet();
        await tab.close();
    });
}

test("a job that waits is cancelled alone", async () => {
    const tab = await Tab.ready(host.browser, host.address);
    await findAndCount(tab);
    await tab.pressJob(/^Counting/);
    await tab.until("one job is left", (state) => state.jobs.length === 1);
    const {
        jobs: [before],
    } = await tab.state();
    await tab.until("it goes on", ({ jobs: [job] }) => job.status === "running" && job.done > before.done);
    tab.assertQuiet();
    await tab.close();
});

test("two short jobs are both done, one after the other", async () => {
    const tab = await Tab.ready(host.browser, host.address);
    await tab.click("task:find");
    await tab.click("find.start");
    await tab.click("task:tilings");
    await tab.click("tilings.count");
    await eventually("the tilings are counted", async () => /^12,988,816 tilings/.test((await tab.widget("tilings.answer")).label));
    await tab.click("task:find");
    assert.match((await tab.awaitWidget("find.summary")).label, /13,329 of 13,329 boards/);
    const order = (await tab.messages()).filter(({ module, type }) => module === "lab" && /^(start|done)$/.test(type));
    assert.deepEqual(
        order.map(({ type }) => type),
        ["start", "done", "start", "done"],
    );
    tab.assertQuiet();
    await tab.close();
});

test("jobs whose module could not be loaded are named and asked for again, each by itself", async () => {
    const files = "**/lab.wasm";
    const tab = await Tab.ready(host.browser, host.address, {
        prepare: (page) => page.route(files, (route) => route.fulfill({ status: 503, body: "" })),
    });
    await tab.click("task:find");
    await tab.click("find.start");
    const failed = await tab.job(/^Searching 3 × 3, failed/);
    assert.match(failed.label, /503/);
    await eventually("a message names it", async () =>
        (await tab.page.locator(".toast").allInnerTexts()).some((text) => /^Searching 3 × 3: /.test(text)),
    );
    await tab.page.unroute(files);
    await tab.pressJob(/^Searching/, "again");
    await eventually("it is done", async () => /13,329 of 13,329/.test((await tab.widget("find.summary")).label));
    assert.deepEqual(await jobs(tab), []);
    await tab.close();
});
