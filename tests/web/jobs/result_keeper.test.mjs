// What is kept of jobs and tasks (web/src/keepers/result_keeper.ts), under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { FakeClock, settled } from "../support/fake_worker.mjs";

const { ResultKeeper } = await importSource("keepers/result_keeper");
const { MemoryShelf } = await importSource("store/shelf");
const { valueBytes } = await importSource("wasm/value_bytes");

/** A report as jobs hand it over. */
const bytes = (json) => valueBytes(JSON.parse(json));

/** A visit of the page over a shelf: its keeper, and what the workbench was told. */
async function visit(context, shelf, state = {}) {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    const told = [];
    let shown = state.text ?? "A";
    const bench = {
        game: () => gameOf(shown),
        recall: (request, report) => told.push({ ...JSON.parse(request), report }),
        recallTask: (task, settings) => told.push({ task, settings }),
        markSolved: (solved) => told.push({ solved }),
    };
    const made = new ResultKeeper(shelf, bench, { text: "A", task: "play", settings: "", ...state });
    const open = async (text) => {
        shown = text;
        made.changed({ text, task: "play", settings: "" });
        await settled();
    };
    await settled();
    return { made, clock, told, open };
}

/** The game of a puzzle: what it is called is no part of it. */
const gameOf = (text) => `game ${text.slice(-1)}`;

/** What the workbench hands over. */
const known = (job, metric, text, report) => JSON.stringify({ request: { job, metric, puzzle: gameOf(text) }, report });

test("answers come back with their puzzle, under whatever name, and with no other", async (context) => {
    const shelf = new MemoryShelf();
    const { made } = await visit(context, shelf);
    made.known(known("solve", "move", "A", { status: "solved" }));
    made.known(known("census", "move", "A", { status: "complete" }));
    await settled();
    const again = await visit(context, shelf, { text: "B" });
    assert.deepEqual(again.told, []);
    await again.open("another name of A");
    const came = again.told.map(({ job, metric, puzzle }) => `${job} ${metric}, ${puzzle}`);
    assert.deepEqual(came, ["solve move, game A", "census move, game A"]);
});

test("answers that an earlier version has kept under the text of the puzzle come back", async (context) => {
    const shelf = new MemoryShelf();
    const request = { job: "solve", metric: "move", puzzle: "A" };
    await shelf.change("solve move A", () => ({ name: "solve move A", request: JSON.stringify(request), report: '{"status":"solved"}' }));
    assert.deepEqual((await visit(context, shelf)).told, [{ ...request, report: '{"status":"solved"}' }]);
});

test("what jobs report about a puzzle is kept only when the workbench says so", async (context) => {
    const shelf = new MemoryShelf();
    const { made } = await visit(context, shelf);
    made.reported({ job: "solve", metric: "move", puzzle: "A" }, bytes('{"status":"solved"}'), false);
    made.reported({ job: "difficulty", puzzle: "A" }, bytes('{"status":"complete"}'), false);
    await settled();
    assert.deepEqual(await shelf.all(), []);
});

test("puzzles that were solved are known in the next visit, whatever else the list holds", async (context) => {
    const shelf = new MemoryShelf();
    const { made, told } = await visit(context, shelf);
    made.changed({ text: "A", task: "play", settings: "", own_solution: false });
    made.changed({ text: "A", task: "play", settings: "", own_solution: true });
    made.changed({ text: "A", task: "play", settings: "", own_solution: true });
    made.changed({ text: "B", task: "play", settings: "", own_solution: true });
    await settled();
    assert.deepEqual(told, [{ solved: "A" }, { solved: "B" }]);
    assert.deepEqual((await visit(context, shelf)).told, [{ solved: "A" }, { solved: "B" }]);
    await shelf.change("solved", () => ({ name: "solved", request: "", report: '["C", 7]' }));
    assert.deepEqual((await visit(context, shelf)).told, [{ solved: "C" }]);
    await shelf.change("solved", () => ({ name: "solved", request: "", report: "{" }));
    assert.deepEqual((await visit(context, shelf)).told, []);
});

test("a report that counts the solutions is not given up for one that does not", async (context) => {
    const shelf = new MemoryShelf();
    const { made } = await visit(context, shelf);
    made.known(known("solve", "move", "A", { status: "solved", shortest_solutions: "256" }));
    made.known(known("solve", "move", "A", { status: "solved" }));
    await settled();
    assert.match((await shelf.get("solve move game A")).report, /256/);
});

test("a search is kept while it runs and when it ends; the page that is left keeps the last of it", async (context) => {
    const shelf = new MemoryShelf();
    const { made, clock } = await visit(context, shelf);
    const request = { job: "find", rows: 3, columns: 3 };
    made.reported(request, bytes('{"searched":1}'), true);
    await settled();
    assert.equal(await shelf.get("find"), undefined, "not at every report");
    await clock.pass(3000);
    await settled();
    assert.equal((await shelf.get("find")).report, '{"searched":1}');
    made.reported(request, bytes('{"searched":2}'), true);
    made.keep();
    await settled();
    assert.equal((await shelf.get("find")).report, '{"searched":2}');
    made.reported(request, bytes('{"searched":3}'), true);
    made.reported(request, bytes('{"hardest":[]}'), false);
    await clock.pass(3000);
    await settled();
    assert.equal((await shelf.get("find")).report, '{"hardest":[]}', "what is over is not overwritten by what it said before");
    assert.deepEqual((await visit(context, shelf)).told, [{ ...request, report: '{"hardest":[]}' }]);
});

test("what a task was set to comes back, but not over what the address says", async (context) => {
    const shelf = new MemoryShelf();
    const { made } = await visit(context, shelf);
    made.changed({ text: "A", task: "find", settings: "4x4" });
    made.changed({ text: "A", task: "tilings", settings: "8x8" });
    made.changed({ text: "A", task: "tilings", settings: "" });
    await settled();
    assert.deepEqual((await visit(context, shelf)).told, [{ task: "find", settings: "4x4" }]);
    const shown = await visit(context, shelf, { task: "find", settings: "" });
    assert.deepEqual(shown.told, []);
});

test("what a task was set to under the name that it had is found", async (context) => {
    const shelf = new MemoryShelf();
    const former = "settings tiles"; // older pages
    await shelf.change(former, () => ({ name: former, request: "", report: "1 2/3 0" }));
    assert.deepEqual((await visit(context, shelf)).told, [{ task: "npuzzle", settings: "1 2/3 0" }]);
});
