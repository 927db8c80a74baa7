// What the workbench says of its jobs, and is told: between its numbers and the queue, with a worker that the tests move by hand.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { FakeClock, FakeWorkers, settled } from "../support/fake_worker.mjs";

const { Jobs } = await importSource("jobs/jobs");
const { JobMessages } = await importSource("workbench/job_messages");
const { parsePageMessage } = await importSource("jobs/protocol");

class Bench {
    workers = new FakeWorkers();
    told = [];

    constructor(reported) {
        const jobs = new Jobs(this.workers.make, new FakeClock());
        this.messages = new JobMessages(jobs, (message) => this.told.push(message), reported);
    }

    async send(type, id, rest = {}) {
        this.messages.send(JSON.stringify({ type, id, ...rest }));
        await settled();
    }

    start(id, rest = {}) {
        return this.send("start", id, { module: "lab", request: { job: "find" }, lane: "", priority: 0, hold: false, ...rest });
    }

    ready() {
        return this.workers.last.says({ type: "ready", version: "1", threads: 1 });
    }

    /** Type of what was told since the last call, with the workbench's number: "done 7". */
    news() {
        return this.told.splice(0).map(({ type, id, state }) => `${type}${state ? ` ${state}` : ""} ${id}`);
    }
}

test("jobs of both modules go by one numbering, and keep it", async () => {
    const bench = new Bench();
    await bench.start(1);
    await bench.ready();
    const lab = bench.workers.last;
    await bench.start(2, { module: "solver" });
    await bench.ready();
    await bench.start(3);
    assert.deepEqual(
        lab.sent.map(({ request }) => request.job),
        ["find"],
    );
    await bench.workers.last.says({ type: "done", id: bench.workers.last.sent[0].id, report: "{}" });
    assert.deepEqual(bench.news(), ["state running 1", "state running 2", "done 2"]);
    await bench.send("cancel", 3);
    assert.deepEqual(bench.news(), ["dropped 3"]);
});

test("reports come as bytes: the workbench is told them as they are, and so is who keeps them", async () => {
    const reported = [];
    const bench = new Bench((...told) => reported.push(told));
    const request = { job: "solve", puzzle: "A", metric: "move" };
    await bench.start(1, { module: "solver", request });
    await bench.ready();
    const worker = bench.workers.last;
    const [part, whole] = [Uint8Array.of(0x6e), Uint8Array.of(0x74)];
    await worker.says({ type: "progress", id: 1, done: 1, report: part });
    await worker.says({ type: "done", id: 1, report: whole });
    assert.deepEqual(
        bench.told.slice(1).map(({ report }) => report),
        [part, whole],
    );
    assert.deepEqual(reported, [
        [request, part, true],
        [request, whole, false],
    ]);
});

test("a job that was lost begins anew under its number", async () => {
    const bench = new Bench();
    await bench.start(1);
    await bench.ready();
    await bench.workers.last.fails("trap");
    assert.equal(bench.told.at(-1).again, true);
    assert.deepEqual(bench.news(), ["state running 1", "error 1"]);
    await bench.start(1);
    await bench.ready();
    assert.deepEqual(bench.news(), ["state running 1"]);
    await bench.send("cancel", 1);
    assert.match(bench.workers.last.words.at(-1), /^cancel/);
});

test("only what is to be held is held, and by its own number", async () => {
    const bench = new Bench();
    await bench.start(1, { hold: true });
    await bench.start(2);
    await bench.ready();
    const worker = bench.workers.last;
    for (const number of [0, 1]) await worker.says({ type: "done", id: worker.sent[number].id, report: "{}" });
    assert.deepEqual(
        worker.sent.map(({ hold }) => hold),
        [true, false],
    );
    await bench.send("ask", 1, { question: { question: "why" } });
    await bench.send("ask", 2, { question: { question: "why" } });
    await bench.send("release", 1);
    await bench.send("ask", 1, { question: { question: "why" } });
    assert.deepEqual(
        worker.sent.slice(2).map(({ type }) => type),
        ["ask", "release"],
    );
});

test("what was stopped goes on by its own number, and begins anew when it is gone", async () => {
    const bench = new Bench();
    const start = { module: "lab", request: { job: "find" }, lane: "", priority: 0, hold: "stopped" };
    await bench.start(1, start);
    await bench.ready();
    const worker = bench.workers.last;
    const ticket = worker.sent[0].id;
    const stop = () => worker.says({ type: "done", id: ticket, report: "{}", goes_on: true });
    const goOn = () => bench.send("go_on", 1, { start: { type: "start", id: 1, ...start } });
    await bench.send("cancel", 1);
    await stop();
    assert.deepEqual(bench.told.at(-1), { type: "done", id: 1, report: "{}", goes_on: true });
    await goOn();
    assert.deepEqual(worker.words.slice(2), [`go_on ${ticket}`, `pause ${ticket}`, `resume ${ticket}`]);
    await bench.send("cancel", 1);
    await stop();
    await worker.fails("trap");
    await bench.ready();
    assert.equal(bench.news().at(-1), "gone 1");
    await goOn();
    assert.deepEqual(
        bench.workers.last.sent.map(({ type, request }) => [type, request?.job]),
        [["start", "find"]],
    );
});

test("of 500 requests in a lane one is left that runs, the newest, and the others are told to be over", async () => {
    const bench = new Bench();
    await bench.start(1, { lane: "verdict", priority: -1 });
    await bench.ready();
    const worker = bench.workers.last;
    for (let id = 2; id <= 500; ++id) await bench.start(id, { lane: "verdict", priority: -1 });
    assert.deepEqual(worker.words, ["start 1", "cancel 1", "start 2", "cancel 2"]);
    await worker.says({ type: "done", id: 1, report: "{}" });
    assert.equal(worker.words.length, 5);
    await worker.says({ type: "done", id: 2, report: "{}" });
    const over = bench.news().filter((line) => /^(dropped|done)/.test(line));
    assert.equal(new Set(over).size, 499);
    await worker.says({ type: "done", id: worker.sent.at(-1).id, report: "{}" });
    assert.deepEqual(bench.news(), ["done 500"]);
});

test("a message to a worker that holds what JSON cannot say is refused, in a line", () => {
    const circle = {};
    circle.itself = circle;
    const message = { v: 5, module: "lab", id: 7, type: "cancel" };
    assert.equal(parsePageMessage(message).type, "cancel");
    for (const odd of [10n ** 5000n, circle, [circle], "p".repeat(10_000_000), Symbol("s"), () => 1, NaN, undefined, null]) {
        for (const field of ["v", "type", "module", "id"]) {
            const { type, kind, message: fault } = parsePageMessage({ ...message, [field]: odd });
            assert.deepEqual([type, kind], ["error", "protocol"], field);
            assert.ok(fault.length < 200, `${fault.length} characters for ${field}`);
        }
    }
    for (const request of [10n, circle, "text", [], null])
        assert.equal(parsePageMessage({ ...message, type: "start", request }).kind, "protocol");
});
