// What workers hold when a job is over: results, what was stopped and goes on, and the memory of both.
import assert from "node:assert/strict";
import test from "node:test";
import { settled } from "../support/fake_worker.mjs";
import { loaded } from "../support/job_bench.mjs";

test("results are held by ticket, several at once, until they are released", async () => {
    const bench = await loaded();
    const [klotski, pennant] = [await bench.start("klotski", { hold: true }), await bench.start("pennant", { hold: true })];
    bench.jobs.ask(klotski, { question: "why" });
    await bench.done(klotski);
    await bench.done(pennant);
    bench.jobs.ask(klotski, { question: "why" });
    bench.jobs.ask(pennant, { question: "how" });
    assert.deepEqual(bench.worker.words.slice(2), [`ask ${klotski}`, `ask ${pennant}`], "not before it is done");
    bench.news();
    await bench.worker.says({ type: "answer", id: klotski, question: { question: "why" }, report: "{}" });
    assert.deepEqual(bench.news(), ["klotski answers why: {}"]);
    bench.jobs.release(klotski);
    bench.jobs.ask(klotski, { question: "why" });
    assert.equal(bench.worker.words.at(-1), `release ${klotski}`);
});

/** A job that is held if it is stopped, and that was, having held so many bytes. */
async function stopped(bench, name, bytes) {
    const ticket = await bench.start(name, { hold: "stopped", lane: name });
    await bench.worker.says({ type: "progress", id: ticket, done: 5, bytes, bytes_needed: 0 });
    bench.jobs.cancel(ticket);
    await bench.worker.says({ type: "done", id: ticket, report: "cancelled", goes_on: true });
    return ticket;
}

test("what was stopped goes on in its turn, and can be stopped again", async () => {
    const bench = await loaded();
    const solve = await stopped(bench, "solve", 1000);
    assert.equal(bench.news().at(-1), "solve done cancelled, goes on");
    const other = await bench.start("other");
    bench.worker.sent.splice(0);
    assert.equal(bench.jobs.goOn(solve), true);
    await settled();
    assert.deepEqual(bench.worker.words, [`go_on ${solve}`, `pause ${solve}`]);
    await bench.done(other);
    assert.equal(bench.worker.words.at(-1), `resume ${solve}`);
    bench.jobs.cancel(solve);
    await bench.worker.says({ type: "done", id: solve, report: "cancelled", goes_on: true });
    assert.equal(bench.jobs.goOn(solve), true);
    await settled();
    await bench.done(solve, "solved");
    assert.deepEqual(bench.news().slice(-3), ["solve done cancelled, goes on", "solve running", "solve done solved"]);
    assert.equal(bench.jobs.goOn(solve), false, "it is done");
});

test("what was stopped is begun anew when its worker is lost while it goes on, and is gone when it is lost before", async () => {
    const bench = await loaded();
    const [solve, held] = [await stopped(bench, "solve", 1000), await stopped(bench, "held", 1000)];
    bench.jobs.goOn(solve);
    bench.jobs.pause(solve, true);
    await settled();
    bench.news();
    await bench.worker.fails("trap");
    await bench.ready();
    assert.deepEqual(bench.news(), ["held gone", "solve waiting"]);
    bench.jobs.pause(solve, false);
    await settled();
    assert.deepEqual(bench.worker.words, [`start ${solve}`]);
    assert.equal(bench.jobs.goOn(held), false);
});

test("what is stopped since a newer one of its lane came is not held", async () => {
    const bench = await loaded();
    const older = await bench.start("older", { hold: "stopped", lane: "here" });
    await bench.start("newer", { hold: "stopped", lane: "here" });
    await bench.worker.says({ type: "done", id: older, report: "cancelled", goes_on: true });
    assert.equal(bench.worker.words.at(-1), `release ${older}`);
    assert.ok(bench.news().includes("older done cancelled"));
});

test("of what was stopped the oldest is let go when all do not fit, and a count that is done never", async () => {
    const bench = await loaded();
    const census = await bench.start("census", { hold: true });
    await bench.worker.says({ type: "progress", id: census, done: 5, bytes: 500e6, bytes_needed: 0 });
    await bench.done(census);
    const [one, two] = [await stopped(bench, "one", 400e6), await stopped(bench, "two", 400e6)];
    assert.equal(bench.news().includes("one gone"), false);
    const third = await bench.start("third");
    await bench.worker.says({ type: "progress", id: third, done: 5, bytes: 0, bytes_needed: 300e6 });
    assert.equal(bench.worker.words.at(-1), `release ${one}`);
    assert.ok(bench.news().includes("one gone"));
    assert.deepEqual([bench.jobs.goOn(one), bench.jobs.goOn(two)], [false, true]);
});

test("a job that is refused memory beside what was stopped has it once that is gone", async () => {
    const bench = await loaded();
    await stopped(bench, "one", 400e6);
    const other = await bench.start("other");
    bench.news();
    const refused = () => bench.worker.says({ type: "error", id: other, kind: "memory", message: "No memory.", line: 0, column: 0 });
    await refused();
    assert.deepEqual(bench.news(), ["one gone", "other waiting"]);
    await bench.ready();
    assert.equal(bench.worker.words.at(-1), `start ${other}`);
    await refused();
    assert.equal(bench.news().at(-1), "other failed: memory, No memory. Again?");
});

test("what is released while it is counted is let go of when it is done", async () => {
    const bench = await loaded();
    const census = await bench.start("census", { hold: true });
    bench.jobs.release(census);
    assert.equal(bench.worker.words.at(-1), `start ${census}`);
    await bench.done(census);
    assert.equal(bench.worker.words.at(-1), `release ${census}`);
});

test("who held a result is told when it is gone with its worker", async () => {
    const bench = await loaded();
    const census = await bench.start("census", { hold: true });
    await bench.done(census);
    const other = await bench.start("other");
    bench.news();
    await bench.worker.says({ type: "error", id: other, kind: "crash", message: "It stopped.", line: 0, column: 0 });
    assert.deepEqual(bench.news(), ["other failed: crash, It stopped. Again?", "census gone"]);
    await bench.ready();
    bench.jobs.ask(census, { question: "why" });
    assert.deepEqual(bench.worker.words, [], "nobody is asked for it");
});

test("a worker that has held much memory gives it back once it has been idle", async () => {
    const bench = await loaded();
    const little = await bench.start("little");
    await bench.worker.says({ type: "progress", id: little, done: 1, bytes: 20_000_000 });
    await bench.done(little);
    await bench.clock.pass(60_000);
    assert.equal(bench.workers.workers.length, 1);
    const much = await bench.start("much");
    await bench.worker.says({ type: "progress", id: much, done: 1, bytes: 400_000_000 });
    await bench.worker.says({ type: "progress", id: much, done: 2, bytes: 1_000_000 });
    await bench.done(much);
    assert.equal(bench.worker.ended, false);
    await bench.clock.pass(60_000);
    assert.deepEqual(
        bench.workers.workers.map(({ ended }) => ended),
        [true, false],
    );
    // The next one is loaded already, and has held nothing.
    await bench.ready();
    await bench.start("next");
    assert.equal(bench.news().at(-1), "next running");
    await bench.clock.pass(1);
    assert.equal(bench.workers.workers.length, 2);
});

test("a worker that holds a result, or has been asked again, is not ended for its memory", async () => {
    const bench = await loaded();
    const held = await bench.start("held", { hold: true });
    await bench.worker.says({ type: "progress", id: held, done: 1, bytes: 400_000_000 });
    await bench.done(held);
    await bench.clock.pass(60_000);
    assert.equal(bench.workers.workers.length, 1);
    bench.jobs.release(held);
    const again = await bench.start("again");
    await bench.clock.pass(4_000);
    assert.equal(bench.workers.workers.length, 1);
    await bench.done(again);
    await bench.clock.pass(60_000);
    assert.equal(bench.workers.workers.length, 2);
    assert.ok(!bench.news().includes("held gone"));
});
