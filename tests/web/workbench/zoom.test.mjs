// How large things are in a window (web/src/workbench/zoom.ts): as usual up to an ordinary screen, larger on large ones, in few steps.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { zoomOf } = await importSource("workbench/zoom");
const { posterPlace } = await importSource("page/poster_place");

test("phones, tablets and ordinary screens are as they were", () => {
    for (const [width, height] of [
        [240, 400],
        [390, 844],
        [844, 390],
        [1440, 900],
        [1600, 1200],
        [3440, 880],
        [900, 2000],
    ])
        assert.equal(zoomOf(width, height), 1, `${width} x ${height}`);
});

test("letters of 13 pixels are at least 17 on a screen of 2560 x 1440 and 22 on one of 3840 x 2160, and never twice as large", () => {
    assert.ok(13 * zoomOf(2560, 1440) >= 17);
    assert.ok(13 * zoomOf(3840, 2160) >= 22);
    assert.equal(zoomOf(20000, 20000), 2);
});

test("a window that grows makes nothing smaller, in few steps", () => {
    const seen = [];
    for (let width = 800; width <= 7680; width += 16) seen.push(zoomOf(width, width * 0.5625));
    assert.deepEqual(
        seen,
        [...seen].sort((a, b) => a - b),
    );
    assert.ok(new Set(seen).size <= 9);
});

test("nothing is smaller than the letters that the reader wants, up to twice as large, and nothing has to be scrolled sideways", () => {
    assert.equal(zoomOf(1440, 900, 1.25), 1.25);
    assert.equal(zoomOf(1440, 900, 1.5), 1.5);
    assert.equal(zoomOf(1440, 900, 9), 2);
    assert.equal(zoomOf(1440, 900, 0.5), 1);
    assert.equal(zoomOf(2560, 1440, 1.25), zoomOf(2560, 1440), "a large screen has larger letters already");
    assert.equal(zoomOf(2560, 1440, 2), 2);
    for (let width = 240; width < 1600; width += 10) assert.ok(width < 300 || width / zoomOf(width, 800, 2) >= 300, `${width}`);
});

test("the first board stands where the magnified workbench will draw it", () => {
    const board = { wide: 4.5, high: 5.5 };
    const lines = () => 1;
    const zoom = zoomOf(2560, 1440);
    const place = posterPlace(2560, 1440, zoom, board, lines);
    const cell = place.width / zoom / board.wide; // in pixels of the workbench, whose cells are whole
    assert.ok(Math.abs(cell - Math.round(cell)) < 1e-6, String(cell));
    assert.ok(place.x + place.width < 2560 && place.y + place.height < 1440);
});
