// A solution as a GIF or an APNG: what is encoded is decoded again here, by what reads such files.
import assert from "node:assert/strict";
import test from "node:test";
import { GifReader } from "omggif";
import UPNG from "upng-js";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { openExport, saved } from "../support/export.mjs";

const host = browserOfTests();

/** The puzzle with its solution, in Export. */
async function exporting(puzzle) {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=${puzzle}`);
    await tab.click("solve");
    await tab.until("it is solved", (state) => state.solution?.status === "solved");
    await openExport(tab);
    return tab;
}

/** Milliseconds of all frames. */
const sum = (delays) => delays.reduce((whole, delay) => whole + delay, 0);

test("a solution is saved as a GIF and as an APNG that play it, and write what changes alone", async () => {
    const tab = await exporting("metric-demo");
    const moving = (await saved(tab, "Solution, moving: SVG")).bytes.toString();
    const duration = 1_000 * Number(/([\d.]+)s linear infinite/.exec(moving)[1]);

    const { name, bytes } = await saved(tab, "Solution, moving: GIF");
    assert.equal(name, "step-slide-move.solution.gif");
    const gif = new GifReader(bytes);
    const frames = Array.from({ length: gif.numFrames() }, (_, number) => gif.frameInfo(number));
    assert.equal(gif.loopCount(), 0, "for ever");
    assert.ok(Math.abs(10 * sum(frames.map(({ delay }) => delay)) - duration) < 200, "it plays as long as the SVG");
    assert.ok(frames.length > 5, "it moves");
    for (const { width, height } of frames.slice(1)) assert.ok(width * height < gif.width * gif.height, "a frame is what changes");

    const png = UPNG.decode((await saved(tab, "Solution, moving: APNG")).bytes.buffer);
    assert.equal(png.frames.length, frames.length);
    assert.ok(Math.abs(sum(png.frames.map(({ delay }) => delay)) - duration) < 200);
    const [first, last] = [UPNG.toRGBA8(png)[0], UPNG.toRGBA8(png).at(-1)];
    assert.ok(Buffer.compare(Buffer.from(first), Buffer.from(last)) !== 0, "it ends elsewhere");
});

/** Chooses an offer in the page itself as soon as the status says that; the drawing may be over before a test hears of it. */
function chooseOnce(status, label) {
    const choice = document.querySelector("#export-choice");
    const told = document.querySelector("#export-status");
    new MutationObserver((_changes, observer) => {
        if (!new RegExp(status).test(told.textContent)) return;
        observer.disconnect();
        choice.value = [...choice.options].find((option) => option.label === label).value;
        choice.dispatchEvent(new Event("change", { bubbles: true }));
        globalThis.wasChosen = true;
    }).observe(told, { childList: true, characterData: true, subtree: true });
}

test("an animation is given up when something else is chosen", async () => {
    const tab = await exporting("klotski");
    await tab.page.selectOption("#export-choice", { label: "Solution, moving: GIF" });
    await tab.page.evaluate(`(${chooseOnce})("[1-9] % drawn", "Picture: SVG")`);
    await tab.page.getByRole("button", { name: "Save as a file" }).click();
    await eventually("it was under way", () => tab.page.evaluate(() => globalThis.wasChosen));
    await eventually("nothing is said of it", async () => (await tab.page.textContent("#export-status")) === "" || undefined);
    const isGone = () => tab.page.workers().every((worker) => !worker.url().includes("animation"));
    await eventually("its worker is gone", async () => isGone() || undefined);
    assert.equal(await tab.page.textContent("#export-status"), "", "nor later");
});
