// The page in Firefox, where that and a screen are: a puzzle is played, solved and counted, a shape is drawn.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { centre, eventually, shifted, Tab } from "../support/browser.mjs";
import { noFirefox, startFirefox } from "../support/firefox.mjs";
import { hasScreen, startScreen } from "../support/screen.mjs";

const skip = noFirefox || (hasScreen ? false : "there is no screen; the package xvfb has one");

let host;
let tab;
before(async () => {
    if (skip) return;
    const { display, close } = await startScreen();
    host = await startFirefox({ headless: false, env: { DISPLAY: display } }); // without a screen it has no WebGL 2
    host.later(close);
    tab = new Tab(await host.browser.newPage({ viewport: { width: 1440, height: 900 } }));
    await tab.page.goto(`${host.address}/`);
    await tab.untilReady();
});
after(() => host?.stop());

test("a piece is dragged and comes back", { skip }, async () => {
    const from = centre(await tab.piece("7"));
    const { h } = await tab.piece("7");
    await tab.drag([from, shifted(from, h, 0, 1)]);
    await tab.until("the piece has moved", ({ counts }) => counts.step === 1);
    await tab.page.keyboard.press("z");
    await tab.until("it is back", ({ counts }) => counts.step === 0);
});

test("the puzzle is solved, and all its positions are counted", { skip }, async () => {
    await tab.click("solve");
    await tab.until("it is solved", ({ solution }) => solution?.length === 81);
    const { census } = await tab.counted();
    assert.equal(
        census.depths.reduce((sum, count) => sum + Number(count), 0),
        25_955,
    );
});

test("a puzzle is drawn, and its address brings it to another tab", { skip }, async () => {
    await tab.click("task:build");
    await tab.until("Build is shown", ({ task }) => task === "build");
    await tab.click("build.tool:wall");
    await tab.until("the wall is chosen", ({ build }) => build.tool === "wall");
    await tab.page.keyboard.press(" ");
    const { drawn } = await tab.until("a cell is wall", ({ build, drawn: text }) => text !== "" && build.text.includes("#"));
    await eventually("the address holds it", async () => /text=|packed=/.test(tab.page.url()));
    const other = new Tab(await host.browser.newPage());
    await other.page.goto(tab.page.url());
    await other.untilReady();
    await other.until("it is there as well", (state) => state.drawn === drawn);
    other.assertQuiet();
    tab.assertQuiet();
});
