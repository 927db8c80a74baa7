// The page's modules that need no browser: messages, values, slices. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { parsePageMessage } = await importSource("jobs/protocol");
const { valueBytes, valueOfBytes, valueOfJson } = await importSource("wasm/value_bytes");
const { SliceBudget, RateMeter } = await importSource("worker/slices");

test("every message to a worker is checked, except what its module knows", () => {
    const start = { v: 5, module: "solver", type: "start", id: 3, request: { job: "solve", puzzle: "board:" }, hold: true };
    assert.deepEqual(parsePageMessage(start), start);
    assert.equal(parsePageMessage({ ...start, request: { job: "cook", steps: 7 } }).type, "start");
    const bad = [
        null,
        7,
        "start",
        [],
        {},
        { ...start, id: 0 },
        { ...start, id: 1.5 },
        { ...start, id: "3" },
        { ...start, module: "kitchen" },
        { ...start, type: "begin" },
        { ...start, request: undefined },
        { ...start, request: [] },
        { ...start, request: { job: 1 } },
        { ...start, hold: undefined },
        { ...start, type: "ask" },
        { ...start, type: "ask", question: { depth: 1 } },
    ];
    for (const message of bad) {
        const answer = parsePageMessage(message);
        assert.equal(answer.type, "error", JSON.stringify(message));
        assert.equal(answer.kind, "protocol");
        assert.ok(answer.message.length > 10);
    }
});

test("another version of the protocol is refused by name", () => {
    const old = parsePageMessage({ v: 1, type: "start", id: 3, job: "solve", puzzle: "board:" });
    assert.deepEqual([old.type, old.kind, old.id], ["error", "protocol", 3]);
    assert.match(old.message, /version 1 .*version 5/);
    assert.match(parsePageMessage({ type: "cancel", id: 3 }).message, /version \(none\)/);
});

test("slices settle between 15 and 60 ms on fast and slow machines", () => {
    for (const unitsPerMillisecond of [20, 1000, 100_000]) {
        const budget = new SliceBudget();
        for (let slice = 0; slice < 20; ++slice) budget.took(budget.value / unitsPerMillisecond, "searching");
        const milliseconds = budget.value / unitsPerMillisecond;
        assert.ok(milliseconds >= 15 && milliseconds <= 60, `${milliseconds} ms`);
    }
});

test("a phase of dear units begins with a small slice, however cheap the units before it were", () => {
    const budget = new SliceBudget();
    for (let slice = 0; slice < 20; ++slice) budget.took(budget.value / 100_000, "counting packings");
    assert.ok(budget.value > 1_000_000, `${budget.value} units`);
    budget.took(1, "searching");
    assert.ok(budget.value / 20 <= 200, `${budget.value / 20} ms`);
});

test("the rate follows what was done of late", () => {
    const meter = new RateMeter();
    assert.equal(meter.update(0, 0), 0);
    for (let second = 1; second <= 5; ++second) meter.update(second * 1000, second);
    assert.ok(Math.abs(meter.update(6000, 6) - 1000) < 1);
    for (let second = 7; second <= 12; ++second) meter.update(6000 + (second - 6) * 4000, second);
    assert.ok(meter.update(34_000, 13) > 3900);
    assert.equal(meter.update(10, 14), 0, "another phase counts from the beginning");
    assert.equal(meter.update(30, 15), 20);
});

test("a value is written as the bytes that the workbench reads", () => {
    const number = (value) => [0x64, ...new Uint8Array(new Float64Array([value]).buffer)];
    const list = [0x61, 21, 0, 0, 0, 0x6e, 0x74, 0x66, ...number(-3), ...number(0.5)];
    const expected = [0x6f, 7 + list.length, 0, 0, 0, 0x73, 2, 0, 0, 0, 0xc3, 0xa4, ...list];
    assert.deepEqual([...valueBytes({ ä: [null, true, false, -3, 0.5] })], expected);
    const nested = (depth) => (depth === 0 ? null : [nested(depth - 1)]);
    assert.equal(valueBytes(nested(64)).length, 64 * 5 + 1);
    assert.equal(valueBytes(nested(65)).length, 0);
    for (const none of ["", "{", "undefined"]) assert.equal(valueOfJson(none), null, none);
});

test("values come back from their bytes, and bytes within a value are the value that they say", () => {
    const value = { "": [], ä: { list: [null, true, false, -3, 0.5, "", "€\n"], none: {} } };
    assert.deepEqual(valueOfBytes(valueBytes(value)), value);
    assert.deepEqual(valueOfBytes(valueBytes({ id: 7, report: valueBytes(value) })), { id: 7, report: value });
    const count = new Uint8Array([0x75, ...new Uint8Array(new BigUint64Array([2n ** 53n]).buffer)]);
    assert.deepEqual(valueOfBytes(valueBytes([count])), [2 ** 53]);
    // Packed counts, wherever they begin.
    const packed = new Uint8Array([0x70, 8, 0, 0, 0, ...new Uint8Array(new Uint32Array([7, 70_000]).buffer)]);
    assert.deepEqual(valueOfBytes(valueBytes([true, packed, "x"])), [true, new Uint32Array([7, 70_000]), "x"]);
});
