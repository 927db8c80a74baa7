// The page's copy of the widgets: whatever follows each other, patches make the whole of it (web/src/workbench/patched.ts).
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { patched } = await importSource("workbench/patched");

/** The same numbers in every run. */
function randomNumbers(seed) {
    return (bound) => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return Math.floor((seed / 2 ** 32) * bound);
    };
}

/** Some of twelve widgets, in any order. */
function randomWidgets(below) {
    const widgets = [];
    for (let number = 0; number < 12; ++number) {
        if (below(3) > 0) widgets.splice(below(widgets.length + 1), 0, { id: `w${number}`, x: below(4) });
    }
    return widgets;
}

/** A patch as ui/app/bridge.hpp describes it: any widgets that keep their order may stay. */
function patchBetween(before, now, below) {
    const removed = before.filter(({ id }) => !now.some((widget) => widget.id === id)).map(({ id }) => id);
    const changed = [];
    let last = -1;
    for (const [at, widget] of now.entries()) {
        const was = before.findIndex(({ id }) => id === widget.id);
        const stays = was > last && below(4) > 0;
        if (stays) last = was;
        if (!stays) changed.push({ ...widget, at });
        else if (before[was].x !== widget.x) changed.push(widget);
    }
    return { removed, changed };
}

test("whatever patches follow each other, they make the whole in its order", () => {
    const below = randomNumbers(7);
    let before = [];
    let copy = new Map();
    for (let frame = 0; frame < 2000; ++frame) {
        const now = randomWidgets(below);
        copy = patched(copy, patchBetween(before, now, below));
        assert.deepEqual(
            [...copy.values()].map(({ id, x }) => ({ id, x })),
            now,
        );
        assert.deepEqual(
            [...copy.keys()],
            now.map(({ id }) => id),
        );
        before = now;
    }
});

test("a widget that has not changed stays the object that it was", () => {
    const [a, b] = [{ id: "a" }, { id: "b" }];
    const all = patched(new Map(), {
        removed: [],
        changed: [
            { ...a, at: 0 },
            { ...b, at: 1 },
        ],
    });
    const kept = all.get("b");
    assert.equal(patched(all, { removed: ["a"], changed: [{ id: "c", at: 1 }] }).get("b"), kept);
});
