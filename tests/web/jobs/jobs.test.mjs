// The queue of jobs: turns, priorities, lanes, cancel.
import assert from "node:assert/strict";
import test from "node:test";
import { settled } from "../support/fake_worker.mjs";
import { Bench, Jobs, loaded } from "../support/job_bench.mjs";

test("a job is started once its module is loaded, and reports to who asked", async () => {
    const bench = new Bench();
    const ticket = await bench.start("solve");
    assert.deepEqual(bench.worker.words, []);
    await bench.ready();
    assert.deepEqual(bench.worker.sent, [{ v: 5, module: "solver", type: "start", id: ticket, request: { job: "solve" }, hold: false }]);
    await bench.worker.says({ type: "progress", id: ticket, done: 5 });
    await bench.done(ticket, "report");
    assert.deepEqual(bench.news(), ["solve running", "solve at 5", "solve done report"]);
});

test("starting a job ends no other one: it waits for its turn", async () => {
    const bench = await loaded();
    const [first, second] = [await bench.start("first"), await bench.start("second")];
    assert.deepEqual(bench.worker.words, [`start ${first}`]);
    await bench.done(first);
    assert.deepEqual(bench.worker.words, [`start ${first}`, `start ${second}`]);
    assert.deepEqual(bench.news(), ["first running", "first done {}", "second running"]);
});

test("modules work side by side", async () => {
    const bench = await loaded();
    await bench.start("here");
    await bench.start("there", { module: "lab" });
    assert.deepEqual(
        bench.workers.workers.map(({ name }) => name),
        ["solver", "lab"],
    );
    await bench.ready();
    assert.deepEqual(bench.news(), ["here running", "there running"]);
});

test("a job of higher priority puts one of lower priority to rest, which goes on after it", async () => {
    const bench = await loaded();
    const low = await bench.start("low");
    const high = await bench.start("high", { priority: 1 });
    assert.deepEqual(bench.worker.words, [`start ${low}`, `pause ${low}`, `start ${high}`]);
    await bench.done(high);
    assert.equal(bench.worker.words.at(-1), `resume ${low}`);
    assert.deepEqual(bench.news(), ["low running", "low resting", "high running", "high done {}", "low running"]);
});

test("in a lane only the newest request counts", async () => {
    const bench = await loaded();
    const first = await bench.start("first", { lane: "verdict" });
    const second = await bench.start("second", { lane: "verdict" });
    const other = await bench.start("other");
    await bench.start("third", { lane: "verdict" });
    // The newest follows right behind the cancel; of those in between the worker hears nothing until it has ended what it does.
    const words = [`start ${first}`, `cancel ${first}`, `start ${second}`, `cancel ${second}`];
    assert.deepEqual(bench.worker.words, words);
    const fourth = await bench.start("fourth", { lane: "verdict" });
    assert.deepEqual(bench.worker.words, words);
    await bench.done(first, "cancelled");
    assert.equal(bench.worker.words.at(-1), `start ${other}`);
    await bench.done(second, "cancelled");
    await bench.done(other);
    assert.equal(bench.worker.words.at(-1), `start ${fourth}`);
    const news = bench.news().filter((line) => !line.startsWith("other"));
    const begun = ["first running", "second running", "third dropped", "first done cancelled", "second done cancelled"];
    assert.deepEqual(news, [...begun, "fourth running"]);
});

test("its owner puts a job to rest, so that others have their turn", async () => {
    const bench = await loaded();
    const [long, short] = [await bench.start("long"), await bench.start("short")];
    bench.jobs.pause(long, true);
    await settled();
    assert.deepEqual(bench.worker.words, [`start ${long}`, `pause ${long}`, `start ${short}`]);
    bench.jobs.pause(long, false);
    await settled();
    assert.equal(bench.worker.words.length, 3, "what runs goes first");
    await bench.done(short);
    assert.equal(bench.worker.words.at(-1), `resume ${long}`);
});

test("a job that waits is cancelled at once, and nobody else notices", async () => {
    const bench = await loaded();
    const [first, second, third] = [await bench.start("first"), await bench.start("second"), await bench.start("third")];
    bench.jobs.cancel(second);
    await settled();
    await bench.done(first);
    assert.deepEqual(bench.worker.words, [`start ${first}`, `start ${third}`]);
    assert.ok(bench.news().includes("second dropped"));
});

test("a job that runs has 200 ms to end; then its worker is replaced", async () => {
    const bench = await loaded();
    const old = bench.worker;
    const [first, second] = [await bench.start("first"), await bench.start("second")];
    bench.jobs.cancel(first);
    await bench.clock.pass(199);
    assert.equal(old.ended, false);
    await bench.clock.pass(1);
    assert.equal(old.ended, true);
    await bench.ready();
    assert.deepEqual(bench.worker.words, [`start ${second}`]);
    assert.deepEqual(bench.news(), ["first running", "first dropped", "second running"]);
});

test("a job that answers its cancel in time keeps its worker", async () => {
    const bench = await loaded();
    const first = await bench.start("first");
    bench.jobs.cancel(first);
    await bench.done(first, "cancelled");
    await bench.clock.pass(1000);
    assert.equal(bench.worker.ended, false);
    assert.equal(bench.workers.workers.length, 1);
});

test("cancelling while the module is being loaded disturbs the loading never", async () => {
    const bench = new Bench();
    const first = await bench.start("first");
    bench.jobs.cancel(first);
    await bench.clock.pass(60_000);
    const second = await bench.start("second");
    assert.equal(bench.workers.workers.length, 1);
    assert.equal(bench.worker.ended, false);
    await bench.ready();
    assert.deepEqual(bench.worker.words, [`start ${second}`]);
});

test("a request that is refused concerns nobody else", async () => {
    const bench = await loaded();
    const first = await bench.start("first");
    await bench.start("second");
    await bench.worker.says({ type: "error", id: first, kind: "input", message: "no such piece", line: 3, column: 7 });
    assert.deepEqual(bench.news(), ["first running", "first failed: input, no such piece", "second running"]);
    assert.equal(bench.workers.workers.length, 1);
});

test("words about jobs that are over, or never were, do nothing", async () => {
    const bench = await loaded();
    const first = await bench.start("first");
    await bench.done(first);
    for (const ticket of [first, 77]) {
        bench.jobs.cancel(ticket);
        bench.jobs.pause(ticket, true);
        bench.jobs.ask(ticket, { question: "why" });
        bench.jobs.release(ticket);
    }
    await bench.worker.says({ type: "progress", id: first, done: 5 });
    await bench.worker.says({ type: "done", id: first, report: "again" });
    assert.deepEqual(bench.news(), ["first running", "first done {}"]);
    assert.deepEqual(bench.worker.words, [`start ${first}`]);
});

/** A queue that works in turns of 500 ms. */
async function inTurns() {
    const bench = new Bench();
    bench.jobs = new Jobs(bench.workers.make, bench.clock, 500);
    bench.jobs.warmUp("solver");
    await bench.ready();
    return bench;
}

test("in turns, a question is answered while another counts, which goes on afterwards", async () => {
    const bench = await inTurns();
    const count = await bench.start("count");
    await bench.clock.pass(2_000);
    assert.deepEqual(
        bench.worker.words.filter((word) => !word.startsWith("ping")),
        [`start ${count}`],
        "alone it runs on",
    );
    const hint = await bench.start("hint");
    assert.ok(!bench.worker.words.includes(`start ${hint}`));
    await bench.clock.pass(500);
    assert.deepEqual(bench.worker.words.slice(-2), [`pause ${count}`, `start ${hint}`]);
    await bench.done(hint);
    assert.equal(bench.worker.words.at(-1), `resume ${count}`);
    await bench.done(count);
    assert.deepEqual(bench.news(), ["count running", "count resting", "hint running", "hint done {}", "count running", "count done {}"]);
});

test("in turns, all that have begun go on one after the other, and no more than three begin", async () => {
    const bench = await inTurns();
    const tickets = [];
    for (const name of ["a", "b", "c", "d"]) tickets.push(await bench.start(name));
    for (let turn = 0; turn < 7; ++turn) await bench.clock.pass(500);
    const begun = bench
        .news()
        .filter((word) => word.endsWith("running"))
        .map(([name]) => name);
    assert.deepEqual(begun, ["a", "b", "c", "a", "b", "c", "a", "b"]);
    await bench.done(tickets[0]);
    for (let turn = 0; turn < 3; ++turn) await bench.clock.pass(500);
    assert.ok(bench.news().includes("d running"), "the fourth begins when one is done");
});
