// What is light and what is dark, as browsers compute colours. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { shadeOf } = await importSource("widget/around");

test("computed colours of every kind", () => {
    const kDark = [
        "rgb(0, 0, 0)",
        "rgb(30, 33, 41)",
        "rgba(17, 17, 17, 0.9)",
        "oklch(0.21 0.006 285.885)",
        "oklab(0.2 0 0)",
        "lab(12 0 0)",
        "lch(10 0 none)",
        "color(srgb 0.1 0.1 0.1)",
        "color(display-p3 0.05 0.05 0.05 / 0.8)",
        "oklch(21% 0.006 285)",
        "rgb(0 0 0 / 60%)",
    ];
    const kLight = [
        "rgb(255, 255, 255)",
        "rgb(250, 245, 230)",
        "oklch(1 0 0)",
        "oklch(0.97 0.01 90)",
        "oklab(0.95 0 0)",
        "lab(98 0 0)",
        "color(srgb 1 1 1)",
        "lch(95 2 90)",
    ];
    for (const colour of kDark) assert.equal(shadeOf(colour)?.theme, "dark", colour);
    for (const colour of kLight) assert.equal(shadeOf(colour)?.theme, "light", colour);
});

test("what can be seen through says so", () => {
    assert.equal(shadeOf("rgba(0, 0, 0, 0)").opacity, 0);
    assert.equal(shadeOf("oklch(0.2 0 0 / 0.3)").opacity, 0.3);
    assert.equal(shadeOf("color(srgb 0 0 0 / 40%)").opacity, 0.4);
});

test("a colour of a kind that is not known is none", () => {
    for (const colour of ["", "transparent", "color-mix(in srgb, red, blue)", "hwb(1 2", "ictcp(1 2 3)"])
        assert.equal(shadeOf(colour), undefined, colour);
});
