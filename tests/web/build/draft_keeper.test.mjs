// The keeper of drafts (web/src/keepers/draft_keeper.ts) under node: which draft the workbench changes, wherever undo leads.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { installDocument } from "../support/fake_document.mjs";

installDocument();
delete globalThis.BroadcastChannel; // one tab is enough
const { DraftKeeper } = await importSource("keepers/draft_keeper");

const { OpenDraft } = await importSource("places/open_draft");
const { MemoryShelf } = await importSource("store/shelf");

/** What a tab remembers, as a browser does. */
function tabMemory() {
    const values = new Map();
    return {
        getItem: (name) => values.get(name) ?? null,
        setItem: (name, value) => values.set(name, value),
        removeItem: (name) => values.delete(name),
    };
}

/** The list with those that were saved in front, as the workbench shows it. */
function withSaved(list, saved) {
    return [...saved, ...list.filter(({ id }) => !saved.some((draft) => draft.id === id))];
}

/** A keeper and what it tells: the list, newest first, how often it was told, whole or not, and what it opens. */
function keeper({ shelf = new MemoryShelf(), memory = tabMemory() } = {}) {
    const told = { list: [], open: "", edits: [], times: 0, whole: 0 };
    const bench = {
        drafts: ({ drafts, saved = [], open }) => {
            const list = withSaved(drafts ?? told.list, saved);
            Object.assign(told, { list, open, times: told.times + 1, whole: told.whole + (drafts === undefined ? 0 : 1) });
        },
        edit: (text, work) => told.edits.push({ text, work }),
        play: () => undefined,
        share: () => undefined,
    };
    const other = { all: async () => [], change: async () => undefined };
    const keeping = new DraftKeeper(bench, { notice: () => undefined }, other, other, new OpenDraft(memory), shelf);
    const settled = () => new Promise((done) => setTimeout(done));
    const take = async (...wish) => {
        keeping.take(...wish);
        await settled();
    };
    const texts = () => told.list.map(({ text }) => text).sort();
    return { told, take, texts, keeping, settled, shelf, memory };
}

/** A shelf that takes a change only when it is let. */
function slowShelf() {
    const shelf = new MemoryShelf();
    const waiting = [];
    const change = (name, make) => new Promise((done) => waiting.push(() => done(shelf.change(name, make))));
    const changes = () => waiting.length;
    const go = async () => {
        waiting.splice(0).forEach((next) => next());
        await new Promise((done) => setTimeout(done));
    };
    return { shelf: { lasting: true, all: () => shelf.all(), get: (name) => shelf.get(name), change }, changes, go };
}

test("of letters typed faster than the store takes them one change is on its way and the newest waits", async () => {
    const { shelf, changes, go } = slowShelf();
    const { told, keeping, settled, texts } = keeper({ shelf });
    await settled();
    const before = told.times;
    for (let letters = 1; letters <= 22; ++letters) {
        keeping.take("save", "new 1", "name: " + "x".repeat(letters));
        await settled();
        assert.ok(changes() <= 1);
    }
    await go();
    await go();
    assert.equal(changes(), 0, "two changes in all");
    assert.deepEqual(texts(), ["name: " + "x".repeat(22)]);
    assert.ok(told.times - before <= 2, "the list is told when all is done");
});

test("a page that is left in the middle of a change loses nothing, and makes no second draft of it", async () => {
    for (const arrives of [true, false]) {
        const slow = slowShelf();
        const { keeping, settled, memory, take } = keeper({ shelf: slow.shelf });
        await settled();
        await take("save", "new 1", "one");
        await slow.go();
        keeping.take("save", "new 1", "two");
        await settled();
        keeping.take("save", "new 1", "three");
        keeping.keep();
        if (arrives) await slow.go(); // two, and three is lost with the page
        const store = { lasting: true, all: slow.shelf.all, get: slow.shelf.get, change: async () => undefined };
        const kept = await store.all();
        const again = new MemoryShelf();
        for (const draft of kept) await again.change(draft.id, () => draft);
        const { texts, settled: rest } = keeper({ shelf: again, memory });
        await rest();
        assert.deepEqual(texts(), ["three"], arrives ? "the change before it had arrived" : "it had not");
    }
});

test("a reload whose address is a few letters behind goes on with the draft that was open", async () => {
    const first = keeper();
    await first.take("save", "new 1", "name: Har");
    await first.take("save", "new 1", "name: Harder");
    const [{ id }] = first.told.list;
    const second = keeper({ shelf: first.shelf, memory: first.memory });
    await second.take("opened", "new 1", "name: Har");
    assert.deepEqual(second.told.edits, [{ text: "name: Harder", work: id }]);
    assert.equal(second.told.open, id);
    await second.take("save", id, "name: Harder donkey");
    assert.deepEqual(second.texts(), ["name: Harder donkey"]);
    const other = keeper({ shelf: first.shelf, memory: first.memory });
    await other.take("opened", "new 1", "somebody else's");
    assert.deepEqual(other.told.edits, [], "another link is another puzzle");
});

test("undo back to what was opened is a change of the draft like any other, also when the page is left at once", async () => {
    const first = keeper();
    await first.take("opened", "klotski 1", "as opened");
    assert.deepEqual(first.texts(), [], "what is only looked at is no draft");
    await first.take("save", "klotski 1", "changed");
    await first.take("opened", "klotski 1", "as opened");
    assert.deepEqual(first.texts(), ["as opened"]);
    const again = keeper({ shelf: first.shelf, memory: first.memory });
    await again.take("opened", "new 1", "as opened");
    await again.take("save", "new 1", "with a column");
    again.keeping.take("opened", "new 1", "as opened");
    again.keeping.keep();
    const { texts, settled } = keeper({ shelf: first.shelf, memory: first.memory });
    await settled();
    assert.deepEqual(texts(), ["as opened"]);
});

test("what is proved of a draft stays with it when only its name changes", async () => {
    const { told, take } = keeper();
    await take("save", "new 1", "name: A\nboard:\n1.\n");
    await take("judged", "1 move", "name: A\nboard:\n1.\n");
    await take("save", "new 1", "name: Ab\nboard:\n1.\n");
    assert.equal(told.list[0].verdict, "1 move");
    await take("save", "new 1", "name: Ab\nboard:\n.1\n");
    assert.equal(told.list[0].verdict, undefined);
});

test("a change of one draft, then undo into the one that was drawn before, costs the first nothing", async () => {
    const { told, take, texts } = keeper();
    await take("save", "new 1", "one");
    await take("opened", "new 2", "");
    await take("save", "new 2", "two");
    assert.deepEqual(texts(), ["one", "two"]);
    const idOf = (wanted) => told.list.find(({ text }) => text === wanted).id;
    const [one, two] = [idOf("one"), idOf("two")];

    await take("open", one, "");
    await take("save", told.edits.at(-1).work, "one");
    await take("open", two, "");
    const { work } = told.edits.at(-1);
    await take("save", work, "two");
    await take("save", one, "one"); // undo
    assert.deepEqual(texts(), ["one", "two"]);
    assert.equal(told.open, one);
    await take("save", one, "one, more");
    assert.deepEqual(texts(), ["one, more", "two"]);
    await take("save", work, "two, more");
    assert.deepEqual(texts(), ["one, more", "two, more"]);
    assert.equal(told.open, two);
});

test("a draft that is opened again after it was drawn is the same one, by either of its works", async () => {
    const { told, take, texts } = keeper();
    await take("save", "new 1", "a");
    const [{ id }] = told.list;
    await take("open", id, "");
    await take("save", id, "ab");
    await take("save", "new 1", "a");
    assert.deepEqual(texts(), ["a"]);
    await take("save", id, "abc");
    assert.deepEqual(texts(), ["abc"]);
});

test("a stroke on one of hundreds of drafts tells of that draft, and reads no other", async () => {
    const shelf = new MemoryShelf();
    for (let number = 0; number < 300; ++number) {
        await shelf.change(`${number}`, () => ({ id: `${number}`, text: `name: ${number}`, changed: number, revision: 1 }));
    }
    let reads = 0;
    const counting = {
        lasting: true,
        all: () => (++reads, shelf.all()),
        get: (name) => shelf.get(name),
        change: (name, make) => shelf.change(name, make),
    };
    const { told, take, settled } = keeper({ shelf: counting });
    await settled();
    assert.equal(told.list.length, 300);
    await take("open", "7", "");
    const before = { reads, whole: told.whole, times: told.times };
    for (const text of ["one", "two", "three"]) await take("save", "7", `name: ${text}`);
    assert.equal(told.times, before.times + 3);
    assert.equal(told.whole, before.whole);
    assert.equal(reads, before.reads);
    assert.equal(told.open, "7");
    assert.deepEqual([told.list.length, told.list[0].text], [300, "name: three"]);
});
