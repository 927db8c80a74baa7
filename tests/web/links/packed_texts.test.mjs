// Texts compressed for addresses (web/src/places/packed_texts.ts): the last are remembered, and no others.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { PackedTexts } = await importSource("places/packed_texts");

const long = (number) => `name: ${number}\n`.padEnd(500, "#");

test("only the texts packed last are remembered, however many are drawn", async () => {
    const texts = new PackedTexts();
    for (let number = 0; number < 100; ++number) assert.equal(await texts.pack(long(number)), true);
    assert.equal(texts.size, PackedTexts.kMost);
    assert.notEqual(texts.get(long(99)), undefined);
    assert.equal(texts.get(long(0)), undefined);
    assert.equal(await texts.pack(long(99)), false, "it is known");
    assert.equal(await texts.pack("short"), false);
});
