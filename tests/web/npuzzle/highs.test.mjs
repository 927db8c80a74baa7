// The worker for integer programs: its client against workers that misbehave, and the real one in the browser.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { startBrowser } from "../support/browser.mjs";
import { addressOfSource, importSource } from "../support/bundle.mjs";
import { FakeClock, settled } from "../support/fake_worker.mjs";

const { HighsClient } = await importSource("worker/highs_client");

// Three to choose from, at least two together, as cheap as possible: b and c.
const kProgram = `Minimize
 obj: 3 a + b + c
Subject To
 c1: a + b + c >= 2
Binary
 a b c
End
`;
const kInfeasible = kProgram.replace(">= 2", ">= 4");

/** A program that HiGHS works on for minutes: a market split problem (Cornuejols and Dawande), three equations with weights below 100. */
function hardProgram(columns = 24) {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) % 100;
    const names = Array.from({ length: columns }, (_, index) => `x${index}`);
    const rows = [1, 2, 3].map((row) => {
        const weights = names.map(random);
        const half = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) / 2);
        return ` c${row}: ${weights.map((weight, index) => `${weight} ${names[index]}`).join(" + ")} = ${half}`;
    });
    return `Minimize\n obj: 0 x0\nSubject To\n${rows.join("\n")}\nBinary\n ${names.join(" ")}\nEnd\n`;
}

/** A worker without a thread: `behave(message)` answers, or does not. */
class FakeWorker {
    static made = [];
    terminated = false;
    constructor(behave) {
        this.postMessage = (message) => queueMicrotask(() => behave(this, message));
        FakeWorker.made.push(this);
    }
    terminate() {
        this.terminated = true;
    }
}

function clientOf(behave, marginSeconds) {
    FakeWorker.made.length = 0;
    return new HighsClient(() => new FakeWorker(behave), marginSeconds);
}

const begin = (worker, { id }) => worker.onmessage({ data: { id, type: "begun" } });
const answer = (worker, { id }) => worker.onmessage({ data: { id, type: "solution", text: "Model status", seconds: 0.5 } });

/** Time that passes when the test says so. */
function clockOf(context) {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    context.mock.method(performance, "now", () => clock.now);
    return clock;
}

test("a solver whose script cannot be loaded says so, and without a connection that it needs one once", async (context) => {
    const fails = (worker) => worker.onerror({ preventDefault() {}, message: "" });
    const outcome = () => clientOf(fails).solve({ text: kProgram });
    assert.match((await outcome()).reason, /^the solver's script could not be loaded/);
    const known = Object.getOwnPropertyDescriptor(globalThis, "navigator");
    Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
    context.after(() => (known ? Object.defineProperty(globalThis, "navigator", known) : delete globalThis.navigator));
    assert.match((await outcome()).reason, /need a connection once/);
});

test("one worker serves many programs", async () => {
    const client = clientOf(answer);
    for (let round = 0; round < 3; ++round) {
        assert.deepEqual(await client.solve({ text: "" }), { outcome: "solution", text: "Model status", seconds: 0.5 });
    }
    assert.equal(FakeWorker.made.length, 1);
});

test("a second program at the same time is a mistake of the caller", async () => {
    const client = clientOf(answer);
    const first = client.solve({ text: "" });
    assert.throws(() => client.solve({ text: "" }), /already/);
    assert.equal((await first).outcome, "solution");
});

test("a worker that is silent beyond its time limit is ended, and another one takes over", async (context) => {
    const clock = clockOf(context);
    let silent = true;
    const client = clientOf((worker, message) => (silent ? begin(worker, message) : answer(worker, message)), 2);
    const solving = client.solve({ text: "", seconds: 3 });
    await settled();
    await clock.pass(4_999);
    assert.equal(FakeWorker.made[0].terminated, false);
    await clock.pass(1);
    const { outcome, reason, seconds } = await solving;
    assert.equal(outcome, "hung");
    assert.match(reason, /did not end 2 s after its time limit of 3 s/);
    assert.equal(seconds, 5);
    assert.ok(FakeWorker.made[0].terminated);
    silent = false;
    assert.equal((await client.solve({ text: "", seconds: 10 })).outcome, "solution");
    assert.equal(FakeWorker.made.length, 2);
});

test("the time that loading takes is not the program's", async (context) => {
    const clock = clockOf(context);
    let load;
    const client = clientOf((worker, message) => (load = () => (begin(worker, message), answer(worker, message))), 2);
    const solving = client.solve({ text: "", seconds: 3 });
    await settled();
    await clock.pass(60_000);
    load();
    assert.equal((await solving).outcome, "solution");
    assert.equal(FakeWorker.made[0].terminated, false);
});

test("stopping ends the worker at once", async () => {
    const client = clientOf(() => undefined);
    const solving = client.solve({ text: "" });
    client.stop();
    assert.equal((await solving).outcome, "cancelled");
    assert.ok(FakeWorker.made[0].terminated);
});

test("a fault, a crash and a refused worker are told with their reason, and the next program gets a new worker", async () => {
    const faults = clientOf((worker, { id }) => worker.onmessage({ data: { id, type: "fault", message: "out of memory" } }));
    assert.deepEqual(outline(await faults.solve({ text: "" })), { outcome: "failed", reason: "out of memory" });
    assert.ok(FakeWorker.made[0].terminated);
    const crashes = clientOf((worker) => worker.onerror({ message: "unreachable", preventDefault: () => undefined }));
    assert.deepEqual(outline(await crashes.solve({ text: "" })), { outcome: "failed", reason: "unreachable" });
    const refused = new HighsClient(() => {
        throw new Error("no workers here");
    });
    assert.match((await refused.solve({ text: "" })).reason, /refused to start the solver: Error: no workers here/);
});

const outline = ({ outcome, reason }) => ({ outcome, reason });

let host;
let page;
before(async () => {
    host = await startBrowser();
    page = await host.browser.newPage();
    await page.goto(`${host.address}/puzzles.json`); // any document of the same origin
    await page.evaluate(
        async (address) => {
            const { HighsClient: Client } = await import(address);
            /** Resolves when the worker says that it begins to solve. */
            globalThis.begun = () => new Promise((resolve) => (globalThis.heard = resolve));
            globalThis.client = new Client(() => {
                const worker = new Worker("highs_worker.js");
                worker.addEventListener("message", ({ data }) => data.type === "begun" && globalThis.heard?.());
                return worker;
            }, 1);
        },
        await addressOfSource("worker/highs_client"),
    );
});
after(() => host.stop());

const solve = (program) => page.evaluate((given) => client.solve(given), program);

test("in the browser: an optimum, and that there is none", async () => {
    const solved = await solve({ text: kProgram, seconds: 20 });
    assert.equal(solved.outcome, "solution", solved.reason);
    assert.match(solved.text, /^Model status\nOptimal\n# Nodes \d+\n# Seconds \d/);
    assert.match(solved.text, /\nObjective 2\n# Columns 3\na 0\nb 1\nc 1\n$/);
    assert.match((await solve({ text: kInfeasible, seconds: 20 })).text, /^Model status\nInfeasible\n/);
    assert.match((await solve({ text: kInfeasible, seconds: 20, presolve: false })).text, /^Model status\nInfeasible\n/);
});

test("in the browser: the time limit is kept", async () => {
    const { outcome, text, seconds } = await solve({ text: hardProgram(40), seconds: 1 });
    assert.equal(outcome, "solution");
    assert.match(text, /^Model status\nTime limit reached\n/);
    assert.ok(seconds < 5, `${seconds} s`);
});

test("in the browser: a program that is none is a fault, and the next one is solved", async () => {
    const { outcome, reason } = await solve({ text: "nonsense" });
    assert.deepEqual({ outcome, reason }, { outcome: "failed", reason: "HiGHS ended with status 6 instead of an answer" });
    assert.equal((await solve({ text: kProgram })).outcome, "solution");
});

test("in the browser: stopping answers within 200 ms", async () => {
    const { outcome, late } = await page.evaluate(async (text) => {
        const working = begun();
        const solving = client.solve({ text });
        await working;
        const begin = performance.now();
        client.stop();
        return { ...(await solving), late: performance.now() - begin };
    }, hardProgram(50));
    assert.equal(outcome, "cancelled");
    assert.ok(late < 200, `${late} ms`);
});
