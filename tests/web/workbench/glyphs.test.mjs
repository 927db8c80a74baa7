// The glyphs that the page draws for the workbench (web/src/workbench/glyphs.ts), in a real browser.
import assert from "node:assert/strict";
import { test, before, after } from "node:test";
import { startBrowser, Tab } from "../support/browser.mjs";
import { scriptOfSource } from "../support/bundle.mjs";

let browser, tab;
before(async () => {
    browser = await startBrowser();
    tab = await Tab.ready(browser.browser, browser.address, { bypassCSP: true });
    await tab.page.addScriptTag({ content: await scriptOfSource("workbench/glyphs", "glyphsModule") });
});
after(() => browser.stop());

const kWeights = [400, 500, 600, 700];

/** What a function of Glyphs says of each character of `text`. */
const each = (name, text, weight, size, stretch) =>
    tab.page.evaluate(
        ([called, characters, ...face]) => {
            const glyphs = new glyphsModule.Glyphs();
            return characters.map((character) => Array.from(glyphs[called](...face, character.codePointAt(0))));
        },
        [name, [...text], weight, size, stretch],
    );

test("all digits of a weight advance alike", async () => {
    for (const weight of kWeights) {
        const advances = (await each("shape", "0123456789", weight, 14, 3)).map(([advance]) => advance);
        assert.equal(new Set(advances).size, 1, `weight ${weight}: ${advances}`);
        assert.ok(advances[0] > 5 && advances[0] < 14, `${advances[0]}`);
    }
});

test("advances grow with the size and not in whole pixels, and do not depend on the stretch", async () => {
    const [[small]] = await each("shape", "m", 400, 12, 3);
    const [[large]] = await each("shape", "m", 400, 120, 1);
    assert.ok(Math.abs(large / small - 10) < 0.01, `${small} ${large}`);
    const [[unstretched]] = await each("shape", "m", 400, 12, 1);
    assert.equal(small, unstretched);
});

test("characters of every script and plane have a picture", async () => {
    const letters = "Añßжλא中あ한𝔸";
    const shapes = await each("shape", letters, 400, 24, 1);
    const covers = await each("cover", letters, 400, 24, 1);
    covers.forEach((cover, i) => {
        const [, , , width, height] = shapes[i];
        assert.equal(cover.length, width * height, letters[i]);
        assert.ok(Math.max(...cover) > 128, `${[...letters][i]} is not to be seen`);
    });
});

test("nothing is cut off at the edges of a picture, however it is stretched", async () => {
    for (const stretch of [1, 3]) {
        const text = "gjÅQ@W0/";
        const shapes = await each("shape", text, 700, 38, stretch);
        const covers = await each("cover", text, 700, 38, stretch);
        covers.forEach((cover, i) => {
            const [, , , width, height] = shapes[i];
            const edge = cover.filter((_, at) => at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1);
            assert.ok(Math.max(...edge) < 64, `${text[i]} touches the edge: ${Math.max(...edge)}`);
        });
    }
});

test("a space has an advance and no picture", async () => {
    const [[advance, , , width]] = await each("shape", " ", 400, 14, 3);
    assert.ok(advance > 2);
    assert.equal(width, 0);
    assert.deepEqual(await each("cover", " ", 400, 14, 3), [[]]);
});

test("the page loads no font", async () => {
    const names = await tab.page.evaluate(() => performance.getEntriesByType("resource").map((entry) => entry.name));
    assert.deepEqual(
        names.filter((name) => /\.(ttf|otf|woff2?)$/.test(name)),
        [],
    );
});
