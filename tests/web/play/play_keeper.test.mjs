// The play that is kept for every puzzle (web/src/keepers/play_keeper.ts), under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { FakeClock, settled } from "../support/fake_worker.mjs";

const { PlayKeeper } = await importSource("keepers/play_keeper");
const { MemoryShelf } = await importSource("store/shelf");

/** A page's keeper over a shelf; what it offers, and what was resumed. */
function keeper(context, shelf = new MemoryShelf()) {
    const clock = new FakeClock();
    context.mock.method(globalThis, "setTimeout", (action, milliseconds) => clock.after(milliseconds, action));
    context.mock.method(globalThis, "clearTimeout", (cancel) => cancel?.());
    const offers = [];
    const resumed = [];
    const notices = {
        notice: (text, _kind, actions = []) =>
            offers.push({ text, take: actions[0]?.run, actions: Object.fromEntries(actions.map(({ label, run }) => [label, run])) }),
    };
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
    assert.deepEqual(
        offers.map(({ text }) => text),
        ["You left this puzzle at move 2."],
    );
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

/** Two tabs over one store, and how to let all be kept that both have played. */
function twoTabs(context) {
    const shelf = new MemoryShelf();
    const [first, second] = [keeper(context, shelf), keeper(context, shelf)];
    const keep = async () => {
        for (const { made } of [first, second]) made.keep();
        await settled();
    };
    const left = async (text = "A") => {
        const kept = await shelf.get(text);
        return kept && [kept, ...(kept.others ?? [])].map(({ play }) => play).sort();
    };
    return { first, second, keep, left };
}

test("two tabs that play one puzzle lose nothing, in whatever order they are kept", async (context) => {
    for (const order of ["12", "21", "1212", "2112", "1122", "122112"]) {
        const { first, second, keep, left } = twoTabs(context);
        for (const tab of [first, second]) await tab.is("A", "");
        const line = { 1: "1R", 2: "3U" };
        for (const number of order) {
            line[number] += " 2D";
            await (number === "1" ? first : second).is("A", line[number]);
            await keep();
        }
        assert.deepEqual(await left(), [line[1], line[2]].sort(), order);
    }
});

test("who opens it again may go on with either, and the other stays", async (context) => {
    const { first, second, keep, left } = twoTabs(context);
    for (const tab of [first, second]) await tab.is("A", "");
    await first.is("A", "1R 2D");
    await keep();
    await second.is("A", "3U");
    await keep();
    const third = keeper(context, first.shelf);
    await third.is("A", "");
    assert.deepEqual(Object.keys(third.offers[0].actions).sort(), ["Resume at move 1", "Resume at move 2"]);
    third.offers[0].actions["Resume at move 2"]();
    assert.deepEqual(third.resumed, ["1R 2D"]);
    await third.is("A", "1R 2D");
    await third.is("A", "1R 2D 4L");
    third.made.keep();
    await settled();
    assert.deepEqual(await left(), ["1R 2D 4L", "3U"]);
});

test("a tab that solves the puzzle takes away what it has kept, and nothing else", async (context) => {
    const { first, second, keep, left } = twoTabs(context);
    for (const tab of [first, second]) await tab.is("A", "");
    await first.is("A", "1R");
    await keep();
    await second.is("A", "3U");
    await keep();
    await first.is("A", "1R 1R", { solved: true });
    await keep();
    assert.deepEqual(await left(), ["3U"]);
});

test("of a second tab the reader is told once, and of his own reload not at all", async (context) => {
    const { first, second, keep } = twoTabs(context);
    await first.is("A", "");
    await first.is("A", "1R");
    await keep();
    await second.is("A", "1R"); // as after a reload
    for (const play of ["1R 2D", "1R 2D 3U"]) {
        await second.is("A", play);
        await keep();
    }
    assert.deepEqual(second.offers, []);
    for (const play of ["1R 4L", "1R 4L 4L", "1R 4L 4L 4L"]) {
        await first.is("A", play);
        await keep();
        await second.is("A", `1R 2D 3U ${play}`);
        await keep();
    }
    for (const { offers } of [first, second]) assert.equal(offers.length, 1);
    assert.match(first.offers[0].text, /Another tab plays this puzzle/);
});

test("a line that only begins the one that is kept is no second play", async (context) => {
    const { shelf, is, made } = keeper(context);
    await shelf.change("A", () => ({ text: "A", play: "1R", moves: 1 }));
    await is("A", "1R 2D");
    await is("A", "1R 2D 3U");
    made.keep();
    await settled();
    assert.deepEqual(await shelf.get("A"), { text: "A", play: "1R 2D 3U", moves: 3 });
});
