// What the page keeps in the browser (web/src/store), under node: drafts in a shelf that may refuse, and may be changed by another tab.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { MemoryShelf, SafeShelf } = await importSource("store/shelf");
const { Drafts } = await importSource("store/drafts");
const { isArchive, printArchive, readArchive } = await importSource("store/archive");

/** A tab with its own drafts over a shelf that tabs share; time goes on by one with every change. */
let time = 0;
let ids = 0;
const tabOver = (shelf) =>
    new Drafts(
        shelf,
        () => ++time,
        () => `draft ${++ids}`,
    );
const texts = async (drafts) => (await drafts.list()).map(({ text }) => text);

test("a draft is saved at every change, and recent ones come first", async () => {
    const drafts = tabOver(new MemoryShelf());
    let { hold } = await drafts.save("a", undefined);
    for (const text of ["ab", "abc"]) ({ hold } = await drafts.save(text, hold));
    await drafts.save("x", undefined);
    assert.deepEqual(await texts(drafts), ["x", "abc"]);
    ({ hold } = await drafts.save("abcd", hold));
    assert.deepEqual(await texts(drafts), ["abcd", "x"]);
    const before = (await drafts.get(hold.id)).revision;
    await drafts.save("abcd", hold);
    assert.equal((await drafts.get(hold.id)).revision, before, "what is no change is none");
});

test("what is proved of a text is kept until that changes", async () => {
    const drafts = tabOver(new MemoryShelf());
    const { hold } = await drafts.save("a", undefined);
    await drafts.judge("a", "81 moves");
    await drafts.judge("b", "no solution");
    assert.equal((await drafts.get(hold.id)).verdict, "81 moves");
    const { hold: next, parted } = await drafts.save("ab", hold);
    assert.equal(parted, false, "it is no change");
    assert.equal((await drafts.get(next.id)).verdict, undefined);
});

test("two tabs never overwrite each other: the later one goes on as a second draft", async () => {
    const shelf = new MemoryShelf();
    const [one, two] = [tabOver(shelf), tabOver(shelf)];
    const { hold } = await one.save("start", undefined);
    const first = await one.save("of one", hold);
    const second = await two.save("of two", hold);
    assert.deepEqual([first.parted, second.parted], [false, true]);
    assert.notEqual(second.hold.id, hold.id);
    const next = await two.save("of two, on", second.hold);
    assert.equal(next.parted, false);
    await one.save("of one, on", first.hold);
    assert.deepEqual((await texts(one)).sort(), ["of one, on", "of two, on"]);
});

test("a draft that another tab has deleted comes back with the next change", async () => {
    const shelf = new MemoryShelf();
    const [one, two] = [tabOver(shelf), tabOver(shelf)];
    const { hold } = await one.save("start", undefined);
    await two.remove(hold.id);
    assert.equal((await one.save("on", hold)).parted, false);
    assert.deepEqual(await texts(two), ["on"]);
});

test("drafts are duplicated, deleted, and brought back", async () => {
    const drafts = tabOver(new MemoryShelf());
    const { hold } = await drafts.save("a", undefined);
    const copy = await drafts.duplicate(hold.id);
    assert.notEqual(copy.id, hold.id);
    assert.deepEqual(await texts(drafts), ["a", "a"]);
    const removed = await drafts.remove(hold.id);
    assert.equal(await drafts.get(hold.id), undefined);
    await drafts.restore(removed);
    assert.deepEqual(await drafts.get(hold.id), removed);
    assert.equal(await drafts.remove("nobody"), undefined);
    assert.equal(await drafts.duplicate("nobody"), undefined);
});

test("everything goes into one file and comes back; what is here already is skipped and counted", async () => {
    const drafts = tabOver(new MemoryShelf());
    for (const text of ["a\n", 'b "quoted"\n', "盤\n"]) await drafts.save(text, undefined);
    const plays = [
        { text: "a\n", play: "1R", moves: 1 },
        { text: "b", play: "", moves: null },
    ];
    const results = [{ name: "find", request: "{}", report: '{"a": "\\n"}' }];
    const file = printArchive({ drafts: await drafts.archived(), plays, results });
    assert.ok(isArchive(file));
    const archive = readArchive(file);
    assert.deepEqual({ plays: archive.plays, results: archive.results }, { plays, results });
    const other = tabOver(new MemoryShelf());
    await other.save("a\n", undefined);
    assert.deepEqual(await other.addAll(archive.drafts), { added: 2, skipped: 1 });
    assert.deepEqual((await texts(other)).sort(), (await texts(drafts)).sort());
    assert.deepEqual(await other.addAll(archive.drafts), { added: 0, skipped: 3 });
    for (const bad of [
        "",
        "{",
        "[]",
        "null",
        "board:\n1.\n",
        '{"format":"shunt drafts","version":2,"drafts":[]}',
        '{"format":"shunt drafts","version":1,"drafts":[{"text":1}]}',
        '{"format":"shunt drafts","version":1,"drafts":[null]}',
    ]) {
        assert.equal(readArchive(bad), undefined, bad);
    }
    for (const bad of [
        '"plays":[{"text":"a","play":1}]',
        '"plays":[{"text":"a","play":"1R","moves":"x"}]',
        '"results":[{"name":"n"}]',
        '"results":{}',
    ]) {
        assert.equal(readArchive(`{"format":"shunt archive","version":1,"drafts":[],${bad}}`), undefined, bad);
    }
    const old = '{"format":"shunt drafts","version":1,"drafts":[{"text":"a","changed":1}]}';
    assert.ok(isArchive(old));
    assert.deepEqual(readArchive(old), { drafts: [{ text: "a", changed: 1 }], plays: [], results: [] });
});

test("a refused or full store is said once, and costs nothing but the store", async () => {
    let full = false;
    let told = 0;
    const inner = new MemoryShelf();
    const flaky = new Proxy(inner, {
        get: (shelf, name) => {
            const member = shelf[name];
            if (typeof member !== "function") return member;
            return (...given) => (full ? Promise.reject(new Error("full")) : member.apply(shelf, given));
        },
    });
    const shelf = new SafeShelf(
        "test",
        { refused: () => ++told },
        () => flaky,
        ({ id }) => id,
    );
    const drafts = tabOver(shelf);
    let { hold } = await drafts.save("before", undefined);
    full = true;
    ({ hold } = await drafts.save("after", hold));
    await drafts.save("another", undefined);
    assert.deepEqual(await texts(drafts), ["another", "after"]);
    assert.equal(told, 1);

    told = 0;
    const refusing = new SafeShelf(
        "test",
        { refused: () => ++told },
        () => {
            throw new Error("not allowed here");
        },
        ({ id }) => id,
    );
    const others = tabOver(refusing);
    await others.save("x", undefined);
    assert.deepEqual([await texts(others), told, refusing.lasting], [["x"], 1, false]);
});

test("in a thousand random changes of three tabs none takes away a text that it has not seen", async () => {
    let seed = 3;
    const roll = (most) => ((seed = (Math.imul(seed, 1103515245) + 12345) >>> 0), (seed >>> 8) % most);
    const shelf = new MemoryShelf();
    const tabs = [0, 1, 2].map(() => ({ drafts: tabOver(shelf), hold: undefined, text: undefined }));
    let conflicts = 0;
    for (let count = 0; count < 1000; ++count) {
        const tab = tabs[roll(3)];
        const all = await tab.drafts.list();
        if (roll(5) === 0 && all.length > 0) {
            const { id, revision, text } = all[roll(Math.min(3, all.length))];
            Object.assign(tab, { hold: { id, revision }, text });
        }
        const before = tab.hold && (await shelf.get(tab.hold.id));
        const unseen = before && before.text !== tab.text;
        tab.text = `text ${count}`;
        const saved = await tab.drafts.save(tab.text, tab.hold);
        tab.hold = saved.hold;
        assert.equal((await shelf.get(tab.hold.id)).text, tab.text);
        assert.equal(saved.parted, Boolean(unseen));
        if (unseen) assert.equal((await shelf.get(before.id)).text, before.text);
        conflicts += Number(Boolean(unseen));
    }
    assert.ok(conflicts > 50, `${conflicts} conflicts`);
});

/** A database that answers when it is let go. */
class SlowShelf extends MemoryShelf {
    lasting = true;
    gate = new Promise((open) => (this.open = open));

    all() {
        return this.gate.then(() => super.all());
    }

    get(name) {
        return this.gate.then(() => super.get(name));
    }

    change(name, make) {
        return this.gate.then(() => super.change(name, make));
    }
}

test("a database that never answers keeps nothing, and does not say so", async () => {
    const told = [];
    const slow = new SlowShelf();
    const watch = { refused: (silent) => told.push(silent ? "silent" : "refused"), returned: () => told.push("returned") };
    const shelf = new SafeShelf(
        "test",
        watch,
        () => slow,
        ({ id }) => id,
        20,
    );
    assert.equal((await shelf.change("a", () => ({ id: "a", text: "1" }))).text, "1");
    assert.deepEqual([shelf.lasting, told], [false, ["silent"]]);
    assert.deepEqual(await shelf.all(), [{ id: "a", text: "1" }]);
    await shelf.change("b", () => ({ id: "b", text: "2" }));
    slow.open();
    await new Promise((done) => (watch.returned = done));
    assert.equal(shelf.lasting, true, "it has answered late");
    assert.deepEqual((await slow.all()).map(({ text }) => text).sort(), ["1", "2"], "and has what it missed");
    await shelf.change("b", () => ({ id: "b", text: "3" }));
    assert.equal((await slow.get("b")).text, "3");
});
