// The memory of a module with threads, which another thread makes grow while nobody here looks.
import assert from "node:assert/strict";
import test from "node:test";
import { addressOfSource } from "../support/bundle.mjs";

const { heapOf, withBytes } = await import(await addressOfSource("wasm/wasm_text"));
const kPage = 65_536;

/** What emcc puts on the object of a module, whose allocator hands out what lies behind the memory that it began with. */
function grownElsewhere() {
    const wasmMemory = new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true });
    const runtime = { wasmMemory, HEAPU8: new Uint8Array(wasmMemory.buffer), _malloc: () => kPage + 8, _free: () => {} };
    wasmMemory.grow(1);
    return runtime;
}

test("all of it is read and written, however far it has grown", () => {
    const runtime = grownElsewhere();
    assert.equal(heapOf(runtime).length, 2 * kPage);
    const copied = withBytes(runtime, Uint8Array.of(1, 2, 3), (pointer, size) => heapOf(runtime).slice(pointer, pointer + size));
    assert.deepEqual([...copied], [1, 2, 3]);
});

test("a module without threads has one view of it", () => {
    const HEAPU8 = new Uint8Array(8);
    assert.equal(heapOf({ HEAPU8 }), HEAPU8);
});
