// The library task: the list, and the atlas of the hardest puzzles, which is loaded when it is first shown.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "./support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 };

const says = (tab, id, pattern) =>
    eventually(`${id} says ${pattern}`, async () => pattern.test((await tab.widget(id))?.label ?? ""));

const cards = async (tab) => (await tab.widgets()).filter(({ id }) => /^atlas:\d+$/.test(id));

/** Counts the requests for the atlas; `answer` may fulfil them in another way. */
function watchAtlas(requests, answer = (route) => route.continue()) {
    return (page) =>
        page.route("**/atlas.json", (route) => {
            requests.push(route.request().url());
            return answer(route);
        });
}

test("the atlas is loaded when it is shown, once; a click opens a puzzle of the grid and metric chosen", async () => {
    const requests = [];
    const tab = await Tab.ready(host.browser, host.address, { prepare: watchAtlas(requests) });
    await tab.click("task:find");
    assert.deepEqual(requests, []);
    await tab.click("task:library");
    await says(tab, "atlas.title", /^Hardest on 4 × 4, move metric$/);
    await says(tab, "atlas.summary", /^55,807,716 boards · 153,767,194 positions$/);
    assert.equal((await cards(tab)).length, 15);
    await tab.click("atlas.grid:3x3");
    await tab.click("atlas.metric:slide");
    await tab.click("atlas.mover:group");
    await says(tab, "atlas.title", /^Hardest on 3 × 3, super-slide metric$/);
    assert.equal((await cards(tab)).length, 8);
    const { label } = await tab.click("atlas:6");
    const length = Number(/^(\d+) super-slides, 6 pieces/.exec(label)[1]);
    const state = await tab.until("the puzzle is open", ({ title }) => title === "Hardest with 6 pieces on 3x3");
    assert.equal(state.metric, "super-slide");
    await tab.click("solve");
    await tab.until("it is as hard as was said", ({ solution }) => solution?.length === length);
    await tab.click("task:library");
    await says(tab, "atlas.title", /3 × 3, super-slide/); // the choice stays
    assert.equal((await tab.widget("atlas:6")).state.selected, true);
    assert.equal(requests.length, 1);
    tab.assertQuiet();
    await tab.close();
});

test("with the keyboard alone", async () => {
    const tab = await Tab.ready(host.browser, host.address);
    const press = async (id) => {
        await tab.awaitWidget(id);
        await tab.page.locator(`#mirror [data-id="${id}"]`).focus();
        await tab.page.keyboard.press("Enter");
    };
    await press("task:library");
    await press("atlas.grid:2x3");
    await press("atlas.metric:step");
    await says(tab, "atlas.title", /^Hardest on 2 × 3, step metric$/);
    await press("atlas:4");
    const state = await tab.until("the puzzle is open", ({ title }) => title === "Hardest with 4 pieces on 2x3");
    assert.equal(state.metric, "step");
    tab.assertQuiet();
    await tab.close();
});

test("on a phone the atlas stands beside the list", async () => {
    const requests = [];
    const tab = await Tab.ready(host.browser, host.address, { ...kPhone, prepare: watchAtlas(requests) });
    await tab.click("task:library");
    await tab.awaitWidget("puzzle:klotski");
    assert.deepEqual(requests, []);
    await tab.click("library.show:atlas");
    await tab.click("atlas.grid:2x2");
    await says(tab, "atlas.title", /^Hardest on 2 × 2, move metric$/);
    await tab.click("atlas:3");
    await tab.until("the puzzle is open", ({ title, task }) => title === "Hardest with 3 pieces on 2x2" && task === "play");
    tab.assertQuiet();
    await tab.close();
});

test("when the atlas cannot be loaded the page says why, and tries again when asked", async () => {
    const requests = [];
    let answer = (route) => route.fulfill({ status: 503, body: "" });
    const tab = await Tab.ready(host.browser, host.address, { prepare: watchAtlas(requests, (route) => answer(route)) });
    await tab.click("task:library");
    await says(tab, "atlas.state", /atlas\.json could not be loaded: the server answered 503/);
    assert.equal((await cards(tab)).length, 0);
    answer = (route) => route.abort();
    await tab.click("atlas.retry");
    await says(tab, "atlas.state", /the server could not be reached/);
    answer = (route) => route.fulfill({ status: 200, body: "<html>not here</html>" });
    await tab.click("atlas.retry");
    await says(tab, "atlas.state", /The file atlas\.json is damaged/);
    let release;
    answer = async (route) => (await new Promise((resolve) => (release = resolve)), route.continue());
    await tab.click("atlas.retry");
    await says(tab, "atlas.state", /^Loading…$/);
    assert.equal(await tab.widget("atlas.retry"), undefined);
    await eventually("it is asked for", () => release);
    release();
    await says(tab, "atlas.title", /^Hardest on 4 × 4/);
    assert.equal(requests.length, 4);
    await tab.close();
});
