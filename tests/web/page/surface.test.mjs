// The browser takes the drawing surface away and gives another: nothing that the page knows is lost, and all is drawn again.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const extension = (page, what) =>
    page.evaluate((name) => {
        globalThis.surface ??= document.getElementById("canvas").getContext("webgl2").getExtension("WEBGL_lose_context");
        globalThis.surface[name]();
    }, what);
const isLost = (page) => page.evaluate(() => document.getElementById("canvas").getContext("webgl2").isContextLost());

async function loseAndRestore(page) {
    await extension(page, "loseContext");
    await eventually("the surface is lost", () => isLost(page));
    await extension(page, "restoreContext");
    await eventually("there is another", async () => !(await isLost(page)));
}

/** Of the board, with its letters, once two in a row are the same: beside it, what is worked out comes when it comes. */
async function pictureOf(tab) {
    const { x, y, w, h } = await tab.widget("build.board");
    let last;
    return eventually("nothing moves", async () => {
        const shot = await tab.page.screenshot({ clip: { x, y, width: w, height: h } });
        const same = last?.equals(shot);
        last = shot;
        return same ? shot : undefined;
    });
}

test("in the middle of Build: the picture is the same, and undo leads back", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build&puzzle=klotski`);
    const before = (await tab.state()).drawn;
    await tab.click("build.rows.more");
    const edited = await tab.until("the board is larger", ({ drawn }) => drawn !== before);
    const picture = await pictureOf(tab);
    await loseAndRestore(tab.page);
    await eventually("the picture is the same", async () => (await pictureOf(tab)).equals(picture));
    assert.equal((await tab.state()).drawn, edited.drawn);
    await tab.click("build.undo");
    await tab.until("the board is what it was", ({ drawn }) => drawn === before);
});

test("a solution plays on, and a job that runs ends", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    await loseAndRestore(tab.page);
    await tab.until("it is solved", ({ solution }) => solution?.length === 81);
    await tab.click("player.play");
    const { solution } = await tab.until("it plays", ({ solution }) => solution.playing);
    await loseAndRestore(tab.page);
    await tab.until("it plays on", ({ solution: { shown } }) => shown > solution.shown + 1);
    assert.equal(await tab.page.evaluate(() => document.getElementById("failure")), null);
});

test("a surface that comes late takes the message away again", async () => {
    const prepare = (page) =>
        page.addInitScript(() => {
            const wait = globalThis.setTimeout;
            globalThis.setTimeout = (action, milliseconds, ...rest) => wait(action, milliseconds === 10_000 ? 50 : milliseconds, ...rest);
        });
    const tab = await Tab.ready(host.browser, `${host.address}/`, { prepare });
    await extension(tab.page, "loseContext");
    const told = await eventually("the page says so", () => tab.page.evaluate(() => document.getElementById("failure")?.innerText));
    assert.doesNotMatch(told, /cannot start/, "it had started");
    await extension(tab.page, "restoreContext");
    await eventually("the message is gone", () => tab.page.evaluate(() => document.getElementById("failure") === null));
    assert.equal(await tab.page.evaluate(() => document.documentElement.dataset.state), "ready");
    await tab.close();
});
