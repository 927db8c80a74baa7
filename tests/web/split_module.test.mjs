// The workbench in two files: a board is played with the first alone, and the second comes by itself, when it is needed, or not at all.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { centre, eventually, shifted, startBrowser, Tab } from "./support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

/**
 * A page whose second file arrives when `arrive` is called, or never ("aborted"), for who can wait for it (fetch). Who cannot (xhr) gets
 * it if `atOnce`; `asked` holds how it was asked for.
 */
async function openTab({ atOnce = true, ...options } = {}) {
    const asked = [];
    let arrive;
    const held = new Promise((resolve) => (arrive = resolve));
    const answer = async (route) => {
        const kind = route.request().resourceType();
        asked.push(kind);
        const comes = kind === "xhr" ? atOnce : (await held) !== "aborted";
        await (comes ? route.continue() : route.abort());
    };
    const tab = await Tab.ready(host.browser, `${host.address}/`, {
        ...options,
        prepare: (page) => page.route("**/workbench_later.wasm", answer),
    });
    return { tab, asked, arrive };
}

async function dragDown(tab, name) {
    const piece = await tab.piece(name);
    await tab.drag([centre(piece), shifted(centre(piece), piece.h, 0, 1)]);
}

test("a board is drawn, played, undone and left with the first file alone", async () => {
    for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
        const { tab, asked, arrive } = await openTab({ viewport });
        await dragDown(tab, "7");
        await tab.until("the piece has moved", ({ counts }) => counts.step > 0);
        await tab.page.keyboard.press("z");
        await tab.until("it is back", ({ counts }) => counts.step === 0);
        await tab.page.keyboard.press("ArrowRight");
        assert.deepEqual(asked, ["fetch"]);
        arrive();
        await tab.click("solve");
        await tab.until("it is solved", ({ solution }) => solution?.length === 81);
        tab.assertQuiet();
        await tab.close();
    }
});

test("what needs the second file before it has come gets it at once", async () => {
    const { tab, asked, arrive } = await openTab();
    await tab.click("task:build");
    await tab.until("Build is shown", ({ task }) => task === "build");
    assert.deepEqual(asked, ["fetch", "xhr"]);
    arrive();
    await tab.awaitWidget("build.tool:paint");
    tab.assertQuiet();
    await tab.close();
});

test("a second file that does not come is named, play goes on, and the next need of it tries again", async () => {
    const { tab, arrive } = await openTab();
    arrive("aborted");
    await eventually("the page says so", () => tab.page.evaluate(() => /workbench_later\.wasm/.test(document.body.innerText)));
    await dragDown(tab, "7");
    await tab.until("the piece has moved", ({ counts }) => counts.step > 0);
    await tab.click("task:build");
    await tab.until("Build is shown", ({ task }) => task === "build");
    await tab.close();
});

test("where it is needed and never comes, the page says which file is missing", async () => {
    const { tab, arrive } = await openTab({ atOnce: false });
    arrive("aborted");
    await tab.click("task:build");
    const text = () => tab.page.evaluate(() => document.getElementById("failure")?.innerText);
    assert.match(await eventually("the page says so", text), /workbench_later\.wasm could not be loaded/);
    await tab.close();
});

test("a link to another task waits for it", async () => {
    let asked = "";
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build`, {
        prepare: (page) => page.on("request", (request) => request.url().endsWith("later.wasm") && (asked += request.resourceType())),
    });
    await tab.until("Build is shown", ({ task }) => task === "build");
    assert.equal(asked, "fetch");
    await tab.close();
});
