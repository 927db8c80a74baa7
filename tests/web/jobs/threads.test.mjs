// The solver with threads, where the host isolates the page: equal answers, cancel, and one thread wherever threads cannot be had.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { importSource } from "../support/bundle.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { fragmentOf, wideKlotski } from "../support/long_search.mjs";

const { valueOfBytes } = await importSource("wasm/value_bytes");
const kThreads = 3;
const host = browserOfTests();

const idle = (state) => state.job === null;

/**
 * The page at a host that isolates it, unless `plain`, on a machine of so many processors; `change` as for serveChanged(). Also gives the
 * files of the solver that were asked for.
 */
async function open({ fragment = "#puzzle=klotski", processors = kThreads, plain = false, change = (_file, body) => body } = {}) {
    const machine = `Object.defineProperty(navigator, "hardwareConcurrency", { get: () => ${processors} });`;
    const changed = await serveChanged({ plain, change: (file, body) => (file === "worker.js" ? machine + body : change(file, body)) });
    host.later(changed.close);
    const tab = await Tab.ready(host.browser, `${changed.address}/${fragment}`);
    return { tab, asked: () => changed.asked.filter((file) => file.startsWith("solver")) };
}

/** How many threads the solver has, once it is loaded. */
async function threadsOf(tab) {
    const ready = await eventually("the solver is loaded", async () => (await tab.messages()).find(({ type }) => type === "ready"));
    return Number(ready.detail);
}

/** Solves and analyses the puzzle; everything the page knows of both. */
async function answers(tab) {
    await tab.click("solve");
    const { solution } = await tab.until("it is solved", (state) => idle(state) && state.solution !== null);
    const { census } = await tab.counted();
    return { solution, census: { ...census, hovered: undefined } }; // where the mouse happens to be
}

test("isolated, with threads, the page says the same as without", async () => {
    const several = await open();
    const single = await open({ plain: true });
    assert.equal(await several.tab.page.evaluate(() => crossOriginIsolated), true);
    assert.equal(await single.tab.page.evaluate(() => crossOriginIsolated), false);
    assert.deepEqual([await threadsOf(several.tab), await threadsOf(single.tab)], [kThreads, 1]);
    assert.deepEqual(await answers(several.tab), await answers(single.tab));
    for (const { tab } of [several, single]) {
        tab.assertQuiet();
        await tab.close();
    }
});

test("each kind of host loads its own build and nothing of the other", async () => {
    for (const [kind, expected] of [
        [{}, /^solver_threads\./],
        [{ processors: 1 }, /^solver\./],
        [{ plain: true }, /^solver\./],
    ]) {
        const { tab, asked } = await open(kind);
        await threadsOf(tab);
        assert.ok(asked().length >= 2, asked().join(" "));
        assert.deepEqual(
            asked().filter((file) => !expected.test(file)),
            [],
        );
        await tab.close();
    }
});

test("at most eight threads", async () => {
    const { tab } = await open({ processors: 64 });
    assert.equal(await threadsOf(tab), 8);
    await answers(tab);
    await tab.close();
});

test("a cancel ends a job while its threads work, and the next one runs in the same worker", async () => {
    const { tab } = await open({ fragment: fragmentOf(wideKlotski(6)) });
    await tab.click("census");
    await tab.until("the search runs", (state) => state.job?.status === "running" && state.job.done > 0);
    await tab.cancelAtOnce();
    await tab.until("it is cancelled", idle);
    await tab.page.evaluate(() => (location.hash = "#puzzle=klotski"));
    await tab.until("Klotski is open", (state) => state.puzzle_id === "klotski" && state.metric === "move");
    await tab.click("solve");
    await tab.until("it is solved", (state) => idle(state) && state.solution?.length === 81);
    assert.equal((await tab.messages()).filter(({ detail }) => detail === "starting").length, 1);
});

test("a job with threads rests, goes on, and can be cancelled while it rests", async () => {
    const { tab } = await open();
    const bytes = await tab.page.evaluate(async (puzzle) => {
        const worker = new Worker("worker.js", { name: "solver" });
        let wanted, resolve;
        worker.onmessage = ({ data }) => wanted?.(data) && resolve(data);
        const message = (holds) => new Promise((done) => ([wanted, resolve] = [holds, done]));
        const send = (type, rest) => worker.postMessage({ v: 5, module: "solver", id: 1, type, ...rest });
        const searching = (more) => (data) => data.type === "progress" && data.phase === "searching" && data.done > more;
        send("start", { request: { job: "census", puzzle, metric: "move" }, hold: false });
        const { done } = await message(searching(0));
        send("pause");
        send("resume");
        await message(searching(done));
        send("pause");
        send("cancel");
        const ended = await message((data) => data.type === "done");
        worker.terminate();
        return [...ended.report];
    }, wideKlotski(6));
    const report = valueOfBytes(Uint8Array.from(bytes));
    assert.equal(report.status, "cancelled");
    assert.equal(report.threads, kThreads);
    await tab.close();
});

for (const file of ["solver_threads.js", "solver_threads.wasm", "solver_threads.worker.js"]) {
    test(`without ${file} the solver has one thread, and what was asked meanwhile is answered`, async () => {
        let release;
        const held = new Promise((resolve) => (release = resolve));
        const { tab } = await open({ change: async (asked, body) => (asked === file ? void (await held) : body) });
        await tab.click("solve");
        await tab.until("the job waits for the solver", (state) => state.job !== null);
        release();
        await tab.until("it is solved", (state) => idle(state) && state.solution?.length === 81);
        assert.equal(await threadsOf(tab), 1);
        assert.equal((await tab.messages()).filter(({ type }) => type === "error").length, 0);
        await tab.close();
    });
}

test("when the threads stop at their start the solver has one", async () => {
    const failure = 'performance.now = () => { throw new Error("broken"); };'; // the first thing that a thread looks at
    const { tab } = await open({ change: (file, body) => (file === "solver_threads.worker.js" ? failure + body : body) });
    assert.equal(await threadsOf(tab), 1);
    await answers(tab);
    assert.equal((await tab.messages()).filter(({ type }) => type === "error").length, 0);
    await tab.close();
});
