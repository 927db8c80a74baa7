// The play that is kept for every puzzle (web/src/page/play_keeper.ts), under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "./support/bundle.mjs";
import { FakeClock, settled } from "./support/fake_worker.mjs";

const { PlayKeeper } = await importSource("page/play_keeper");
const { MemoryShelf } = await importSource("store/shelf");

/** A page's keeper over a shelf; what it offers, and what was resumed. */
function keeper(context, shelf = new MemoryShelf()) {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    const offers = [];
    const resumed = [];
    const notices = { notice: (text, _kind, [action]) => offers.push({ text, take: action.run }) };
    const made = new PlayKeeper(shelf, notices, (kept) => resumed.push(kept.play));
    const is = async (text, play, more = {}) => {
        made.changed({ text, play, metric: "move", counts: { move: play.split(" ").length }, solved: false, ...more });
        await settled();
    };
    return { made, shelf, clock, offers, resumed, is };
}

test("a puzzle that is opened again offers the play that was left", async (context) => {
    const { clock, offers, resumed, is } = keeper(context);
    await is("A", "");
    await is("A", "1R");
    await is("A", "1R 2D");
    await clock.pass(500);
    await is("B", "");
    assert.deepEqual(offers, []);
    await is("A", "");
    assert.deepEqual(offers.map(({ text }) => text), ["You left this puzzle at move 2."]);
    offers[0].take();
    assert.deepEqual(resumed, ["1R 2D"]);
});

test("the last move before another puzzle is opened is kept, and no start takes a play away", async (context) => {
    const { clock, shelf, is } = keeper(context);
    await is("A", "");
    await is("A", "1R");
    await is("B", "");
    assert.equal((await shelf.get("A")).play, "1R");
    await is("A", "");
    await clock.pass(5000);
    assert.equal((await shelf.get("A")).play, "1R");
    await is("A", "3U");
    await clock.pass(500);
    assert.equal((await shelf.get("A")).play, "3U");
});

test("nothing is offered where play goes on, and a solved puzzle begins anew", async (context) => {
    const { clock, shelf, offers, is } = keeper(context);
    await is("A", "");
    await is("A", "1R");
    await clock.pass(500);
    await is("B", "");
    await is("A", "1R");
    assert.deepEqual(offers, [], "the history has brought the play back");
    await is("A", "1R 1R", { solved: true });
    await clock.pass(500);
    assert.equal(await shelf.get("A"), undefined);
});

test("an offer that comes too late is not made", async (context) => {
    const { clock, offers, shelf, is, made } = keeper(context);
    await is("A", "");
    await is("A", "1R");
    await clock.pass(500);
    await is("B", "");
    let answer;
    shelf.get = () => new Promise((resolve) => (answer = resolve));
    made.changed({ text: "A", play: "", metric: "move", counts: {}, solved: false });
    await is("A", "5L");
    answer({ text: "A", play: "1R", moves: 1 });
    await settled();
    assert.deepEqual(offers, []);
});
