// Keys by what a person means, as twelve keyboards send them. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { meantKey, meantKeys } = await importSource("dom/meant_key");

/** What each keyboard types with the key on which its people have the letter, and where that key is. */
const kUndoKeys = {
    American: ["z", "KeyZ"],
    French: ["z", "KeyW"],
    German: ["z", "KeyY"],
    Dvorak: ["z", "Slash"],
    Colemak: ["z", "KeyZ"],
    Russian: ["я", "KeyZ"],
    Ukrainian: ["я", "KeyZ"],
    Bulgarian: ["з", "KeyZ"],
    Serbian: ["ѕ", "KeyZ"],
    Greek: ["ζ", "KeyZ"],
    Arabic: ["ئ", "KeyZ"],
    Hebrew: ["ז", "KeyZ"],
    Persian: ["ظ", "KeyZ"],
    Georgian: ["ზ", "KeyZ"],
    Thai: ["ผ", "KeyZ"],
    Hindi: ["ॆ", "KeyZ"],
};

test("the key of Z is Z on every keyboard", () => {
    for (const [layout, [key, code]] of Object.entries(kUndoKeys)) assert.equal(meantKey({ key, code, shiftKey: false }), "z", layout);
    for (const [key, code] of [
        ["Я", "KeyZ"],
        ["Ζ", "KeyZ"],
        ["Z", "KeyW"],
    ])
        assert.equal(meantKey({ key, code, shiftKey: true }), "Z");
});

test("what is typed comes first, where it may name a piece", () => {
    assert.deepEqual(meantKeys({ key: "я", code: "KeyZ", shiftKey: false }), ["я", "z"]);
    assert.deepEqual(meantKeys({ key: "لا", code: "KeyB", shiftKey: false }), ["لا", "b"]);
    assert.deepEqual(
        meantKeys({ key: "z", code: "KeyW", shiftKey: false }),
        ["z"],
        "the letter that is typed, not that of another keyboard",
    );
});

test("Caps Lock changes no letter", () => {
    assert.equal(meantKey({ key: "Z", code: "KeyZ", shiftKey: false }), "z");
    assert.equal(meantKey({ key: "z", code: "KeyZ", shiftKey: true }), "Z");
    assert.equal(meantKey({ key: "Я", code: "KeyZ", shiftKey: false }), "z");
});

test("digits where their row types signs", () => {
    for (const [key, code, digit] of [
        ["&", "Digit1", "1"],
        ["é", "Digit2", "2"],
        ["ě", "Digit2", "2"],
        ["١", "Digit1", "1"],
        ["1", "Digit1", "1"],
    ]) {
        assert.equal(meantKey({ key, code, shiftKey: false }), digit, key);
    }
    assert.equal(meantKey({ key: "2", code: "Digit2", shiftKey: true }), "2", "AZERTY with Shift");
    assert.equal(meantKey({ key: "!", code: "Digit1", shiftKey: true }), "!", "a sign of an American keyboard");
});

test("signs on keys of letters are letters only where the keyboard has others", () => {
    assert.equal(meantKey({ key: "a", code: "KeyA", shiftKey: false }), "a");
    assert.equal(meantKey({ key: ";", code: "KeyZ", shiftKey: false }), ";", "Dvorak");
    assert.equal(meantKey({ key: "ש", code: "KeyA", shiftKey: false }), "a");
    assert.equal(meantKey({ key: "'", code: "KeyW", shiftKey: false }), "w", "Hebrew");
    assert.equal(meantKey({ key: "ö", code: "Semicolon", shiftKey: false }), "ö");
});

test("keys with names are those", () => {
    for (const key of ["ArrowUp", "Escape", "Enter", " ", "Tab", "F2", "Delete"])
        assert.deepEqual(meantKeys({ key, code: "KeyA", shiftKey: false })[0], key);
    assert.deepEqual(meantKeys({ key: "Unidentified", code: "KeyA", shiftKey: false }), ["Unidentified"]);
});
