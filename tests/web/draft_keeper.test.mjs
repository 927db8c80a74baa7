// The keeper of drafts (web/src/page/draft_keeper.ts) under node: which draft is changed by what the workbench says, wherever undo leads.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "./support/bundle.mjs";
import { installDocument } from "./support/fake_document.mjs";

installDocument();
delete globalThis.BroadcastChannel; // one tab is enough
const { DraftKeeper } = await importSource("page/draft_keeper");

/** A keeper and what it tells: the list, newest first, and what it opens. */
function keeper() {
    const told = { list: [], open: "", edits: [] };
    const bench = {
        drafts: ({ drafts, open }) => Object.assign(told, { list: drafts, open }),
        edit: (text, work) => told.edits.push({ text, work }),
        play: () => undefined,
        share: () => undefined,
    };
    const shelf = { all: async () => [], change: async () => undefined };
    const keeping = new DraftKeeper(bench, { notice: () => undefined }, shelf, shelf);
    const take = async (...wish) => {
        keeping.take(...wish);
        await new Promise((done) => setTimeout(done));
    };
    const texts = () => told.list.map(({ text }) => text).sort();
    return { told, take, texts };
}

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
