// The queue of jobs, with workers and a clock that the tests move by hand.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { FakeClock, FakeWorkers, settled } from "../support/fake_worker.mjs";

const { Jobs } = await importSource("jobs/jobs");

/** A queue whose jobs write down what they are told; `ready` loads the module. */
class Bench {
    clock = new FakeClock();
    workers = new FakeWorkers();
    jobs = new Jobs(this.workers.make, this.clock);
    told = [];

    get worker() {
        return this.workers.last;
    }

    /** Asks for a job called `name`. */
    async start(name, more = {}) {
        const tell = (word) => this.told.push(`${name} ${word}`);
        const events = {
            state: (state) => tell(state),
            progress: ({ done }) => tell(`at ${done}`),
            done: (report, goesOn) => tell(`done ${report}${goesOn ? ", goes on" : ""}`),
            failed: ({ kind, message, again }) => tell(`failed: ${kind}, ${message}${again ? " Again?" : ""}`),
            dropped: () => tell("dropped"),
            answer: ({ question, report }) => tell(`answers ${question.question}: ${report}`),
            gone: () => tell("gone"),
        };
        const ticket = this.jobs.start({ module: "solver", request: { job: name }, events, ...more });
        await settled();
        return ticket;
    }

    ready() {
        return this.worker.says({ type: "ready", version: "1", threads: 1 });
    }

    done(id, report = "{}") {
        return this.worker.says({ type: "done", id, report });
    }

    /** What was told since the last call. */
    news() {
        return this.told.splice(0);
    }
}

async function loaded() {
    const bench = new Bench();
    bench.jobs.warmUp("solver");
    await bench.ready();
    return bench;
}

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
