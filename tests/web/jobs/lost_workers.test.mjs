// Jobs whose worker does not load, is lost or says nothing: one is lost and nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import { settled } from "../support/fake_worker.mjs";
import { Bench, loaded } from "../support/job_bench.mjs";

test("a module that could not be loaded is loaded for the next job", async () => {
    const bench = new Bench();
    await bench.start("first");
    await bench.start("second");
    await bench.worker.says({ type: "error", id: 0, kind: "load", message: "503.", line: 0, column: 0 });
    assert.deepEqual(bench.news(), ["first failed: load, 503. Again?", "second failed: load, 503. Again?"]);
    assert.equal(bench.workers.workers.length, 1, "nobody waits, so nothing is loaded");
    const third = await bench.start("third");
    await bench.ready();
    assert.deepEqual(bench.worker.words, [`start ${third}`]);
    assert.equal(bench.workers.workers.length, 2);
});

test("a worker whose script fails while it loads is not started over and over", async () => {
    const bench = new Bench();
    await bench.start("first");
    await bench.worker.fails("404");
    assert.match(bench.news()[0], /^first failed: load, .*404.* Again\?$/);
    assert.equal(bench.workers.workers.length, 1);
});

test("a job that was being cancelled when its worker was lost is not complained about", async () => {
    const bench = await loaded();
    const first = await bench.start("first");
    bench.jobs.cancel(first);
    await bench.worker.fails("trap");
    await bench.clock.pass(1000);
    assert.deepEqual(bench.news(), ["first running", "first dropped"]);
    assert.equal(bench.workers.workers.length, 2);
});

test("a module that could not be loaded beforehand is loaded for the first job", async () => {
    const bench = new Bench();
    bench.jobs.warmUp("solver");
    await bench.worker.fails("404");
    const first = await bench.start("first");
    await bench.ready();
    assert.deepEqual(bench.worker.words, [`start ${first}`]);
});

test("a browser that starts no workers is no end either", async () => {
    const bench = new Bench();
    bench.workers.refusal = "forbidden";
    await bench.start("first");
    assert.match(bench.news()[0], /first failed: load, .*forbidden.* Again\?/);
    bench.workers.refusal = undefined;
    const second = await bench.start("second");
    await bench.ready();
    assert.deepEqual(bench.worker.words, [`start ${second}`]);
});

for (const [what, dies] of [
    ["reports a crash", (worker, id) => worker.says({ type: "error", id, kind: "crash", message: "It stopped.", line: 0, column: 0 })],
    ["is refused memory", (worker, id) => worker.says({ type: "error", id, kind: "memory", message: "No memory.", line: 0, column: 0 })],
    ["stops by itself", (worker) => worker.fails("trap")],
]) {
    test(`a worker that ${what} loses the job that ran, and nothing else`, async () => {
        const bench = await loaded();
        const old = bench.worker;
        const resting = await bench.start("resting");
        bench.jobs.pause(resting, true);
        const victim = await bench.start("victim");
        const waiting = await bench.start("waiting");
        bench.news();
        await dies(old, victim);
        assert.ok(old.ended);
        await bench.start("late");
        assert.deepEqual(bench.worker.words, [], "the next one is still loading");
        await bench.ready();
        assert.match(bench.told.shift(), /^victim failed: (crash|memory), .* Again\?$/);
        assert.deepEqual(bench.news(), ["resting waiting", "waiting running"]);
        bench.jobs.pause(resting, false);
        await bench.done(waiting);
        assert.deepEqual(bench.worker.words, [`start ${waiting}`, `start ${resting}`]);
    });
}

test("the job is told after the worker was ended: what is asked for then goes to the next worker", async () => {
    const bench = await loaded();
    const old = bench.worker;
    let second;
    const failed = () => (second = bench.jobs.start({ module: "solver", request: { job: "again" }, events: { done() {}, failed() {} } }));
    const first = bench.jobs.start({ module: "solver", request: { job: "solve" }, events: { done() {}, failed } });
    await settled();
    await old.fails("trap");
    await bench.ready();
    assert.deepEqual(old.words, [`start ${first}`]);
    assert.deepEqual(bench.worker.words, [`start ${second}`]);
});

test("a worker that goes away without a word is noticed while a job runs", async () => {
    const bench = await loaded();
    const first = await bench.start("first");
    await bench.clock.pass(60_000);
    assert.ok(bench.worker !== undefined && bench.workers.workers[0].ended);
    assert.ok(bench.workers.workers[0].words.includes(`ping ${first}`));
    assert.match(bench.news()[1], /first failed: crash, The solver went silent\. Again\?/);
});

test("a worker that answers is left alone, and so is one without a job", async () => {
    const bench = await loaded();
    await bench.clock.pass(600_000);
    const first = await bench.start("first");
    for (let beat = 0; beat < 100; ++beat) {
        await bench.clock.pass(3000);
        await bench.worker.says({ type: "pong", id: first });
    }
    await bench.done(first);
    await bench.clock.pass(600_000);
    assert.equal(bench.workers.workers.length, 1);
    assert.deepEqual(bench.clock.timers, [], "nothing is left to be done later");
});
