// Letters as strokes, and the probe that tells whether pixels can be read back. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { glyphs } = await importSource("workbench/strokes");
const { readsNoise } = await importSource("workbench/glyphs");
const codeOf = (character) => character.codePointAt(0);

/** A picture of a character, as rows of "#" and ".". */
function pictureOf(character, size, stretch = 1) {
    const [, , , width, height] = glyphs.shape(400, size, stretch, codeOf(character));
    const cover = glyphs.cover(400, size, stretch, codeOf(character));
    assert.equal(cover.length, width * height, character);
    return Array.from({ length: height }, (_, row) =>
        [...cover.slice(row * width, (row + 1) * width)].map((value) => (value > 127 ? "#" : ".")).join(""),
    );
}

test("letters look like themselves", () => {
    const rows = pictureOf("L", 20).filter((row) => row.includes("#"));
    assert.match(rows[0], /^\.*#+\.*$/, "one stroke at the top");
    assert.ok(rows.at(-1).split("#").length > rows[0].split("#").length + 4, "a long one at the bottom");
    const different = new Set(
        [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"].map((letter) => pictureOf(letter, 40).join("\n")),
    );
    assert.equal(different.size, 62);
});

test("every character has a picture of the size that it says, at every size", () => {
    for (const character of [..." !~Ωя盤é…“×→🧩", "\u0000", "\u{10ffff}"]) {
        for (const size of [8, 14, 38, 120]) for (const stretch of [1, 2, 3]) pictureOf(character, size, stretch);
        assert.ok(glyphs.shape(400, 20, 1, codeOf(character))[0] > 0, "and takes room");
    }
    assert.deepEqual(pictureOf(" ", 20), []);
    assert.deepEqual(pictureOf("é", 20), pictureOf("e", 20), "rather a letter without its mark than none");
});

test("heavier letters are darker, digits equally wide", () => {
    const ink = (weight) => glyphs.cover(weight, 24, 1, codeOf("H")).reduce((sum, value) => sum + value, 0);
    assert.ok(ink(700) > 1.2 * ink(400));
    assert.equal(new Set([..."0123456789"].map((digit) => glyphs.shape(400, 24, 1, codeOf(digit))[0])).size, 1);
});

/** A canvas that gives back what `noise` makes of each value. */
function withCanvas(noise) {
    const pixels = new Uint8ClampedArray(4 * 16 * 16);
    const context = {
        fillRect: (x, y, width, height) => {
            for (let row = y; row < y + height; ++row)
                for (let column = x; column < x + width; ++column) pixels.fill(255, 4 * (16 * row + column), 4 * (16 * row + column + 1));
        },
        getImageData: () => ({ data: pixels.map(noise) }),
    };
    globalThis.document = { createElement: () => ({ getContext: () => context }) };
    return readsNoise();
}

test("the probe tells noise from what browsers round", () => {
    let state = 1;
    const random = () => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0), state >>> 24);
    assert.equal(
        withCanvas((value) => value),
        false,
    );
    assert.equal(
        withCanvas((value) => value + (random() % 5) - 2),
        false,
        "slight noise can be read",
    );
    assert.equal(withCanvas(random), true, "Tor, LibreWolf");
    assert.equal(
        withCanvas(() => 255),
        true,
        "all white",
    );
    assert.equal(
        withCanvas(() => 0),
        true,
        "nothing",
    );
    assert.equal(
        withCanvas((value) => 255 - value),
        true,
    );
});
