// The library task: the puzzles, which can be searched and narrowed down, and the atlas of the hardest ones, which is loaded when it is
// first shown.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const kPhone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const says = (tab, id, pattern) => eventually(`${id} says ${pattern}`, async () => pattern.test((await tab.widget(id))?.label ?? ""));

const listed = async (tab) => (await tab.widgets()).filter(({ id, group }) => group === "library" && id.startsWith("puzzle:"));
/** The lengths that the rows of a family tell. */
const slides = async (tab) => (await listed(tab)).map(({ label }) => Number(/· (\d+) slides/.exec(label)[1]));
const centre = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
const search = (tab) => tab.page.locator('#mirror [data-id="library.search"]');

/** In the page: whether the browser has a list of solved puzzles. */
const keptSolved = () =>
    new Promise((resolve) => {
        const opening = indexedDB.open("shunt-results");
        opening.onsuccess = () => {
            const asked = opening.result.transaction("values").objectStore("values").get("solved");
            asked.onsuccess = () => (opening.result.close(), resolve(asked.result !== undefined));
        };
    });

/** Opens the task with the whole library. */
async function openLibrary(fragment = "#puzzle=ambush", options = {}) {
    const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`, options);
    await tab.click("task:library");
    await says(tab, "library.count", /^1[0-9]{2} puzzles, the shortest first, each in its own metric$/);
    return tab;
}

test("the library is searched by name and source; where nothing is found it says so and offers all", async () => {
    const tab = await openLibrary();
    const all = (await listed(tab)).length;
    await search(tab).fill("conway");
    await says(tab, "library.count", /^2 of 1\d\d puzzles$/);
    assert.deepEqual((await listed(tab)).map(({ id }) => id).sort(), ["puzzle:century", "puzzle:century-and-a-half"]);
    await search(tab).fill("conway moon");
    await says(tab, "library.count", /^No puzzle is like that\.$/);
    assert.equal((await listed(tab)).length, 0);
    await tab.click("library.clear");
    await eventually("all are back", async () => (await listed(tab)).length === all);
    assert.equal(await search(tab).inputValue(), "");
    tab.assertQuiet();
    await tab.close();
});

test("what is chosen narrows it down, easy ones come first, and a puzzle that was solved keeps its tick", async () => {
    const context = { viewport: { width: 1280, height: 800 } };
    const tab = await openLibrary("", context);
    await tab.click("library.family:Rush Hour");
    await says(tab, "library.count", /^40 of/);
    await tab.click("library.length:1");
    await eventually("only short ones are left", async () => (await slides(tab)).every((length) => length <= 25));
    const lengths = await slides(tab);
    assert.deepEqual(
        lengths,
        [...lengths].sort((a, b) => a - b),
    );
    await tab.click("library.clear");
    await search(tab).fill("metric");
    await tab.click("puzzle:metric-demo");
    await tab.until("it is open", ({ puzzle_id }) => puzzle_id === "metric-demo");
    await tab.click("solve");
    await tab.until("the way is known", ({ solution }) => solution?.length === 1);
    await tab.click("player.forward");
    await tab.until("it is shown", ({ solution }) => solution.shown === 1);
    await tab.click("task:library");
    await tab.awaitWidget("puzzle:metric-demo");
    assert.doesNotMatch((await tab.widget("puzzle:metric-demo")).label, /, solved/); // to watch is not to solve
    await tab.click("puzzle:metric-demo");
    await tab.click("hint");
    await tab.until("a hint is shown", ({ hint }) => hint !== "");
    await tab.click("hint");
    await tab.until("it is played", ({ own_solution }) => own_solution);
    await tab.click("task:library");
    await says(tab, "puzzle:metric-demo", /, solved/);
    await eventually("it is kept", () => tab.page.evaluate(keptSolved));
    await tab.page.reload();
    await tab.page.waitForFunction(() => document.documentElement.dataset.state === "ready");
    await tab.click("task:library");
    await says(tab, "puzzle:metric-demo", /, solved/);
    tab.assertQuiet();
    await tab.close();
});

test("what is searched and chosen is in the address: it is there after a reload, and after Back from a puzzle", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=library`);
    await tab.click("library.pieces:1");
    await search(tab).fill("card : 1");
    const { settings } = await tab.until("both are told", (state) => state.settings === "pieces1 : card : 1");
    const inAddress = () => tab.page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get("settings"));
    await eventually("the address says so", async () => (await inAddress()) === settings);
    await tab.page.reload();
    await tab.untilReady();
    await tab.until("they are there", (state) => state.settings === settings);
    await tab.page.evaluate(() => (location.hash = "#view=library"));
    await tab.until("a link to all shows all", (state) => state.settings === "");
    await tab.page.goBack();
    await tab.until("they are there again", (state) => state.settings === settings);
    await tab.page.evaluate(() => (location.hash = "#view=library&settings=atlas"));
    await says(tab, "atlas.title", /^Hardest on/);
    tab.assertQuiet();
    await tab.close();
});

test("with the keyboard alone a puzzle is searched and opened", async () => {
    const tab = await openLibrary();
    await search(tab).focus();
    await tab.page.keyboard.type("turtle");
    await says(tab, "library.count", /^1 of/);
    await tab.page.locator('#mirror [data-id="puzzle:weng-zhong-zhi-bie"]').focus();
    await tab.page.keyboard.press("Enter");
    await tab.until("it is open", ({ puzzle_id, task }) => puzzle_id === "weng-zhong-zhi-bie" && task === "play");
    tab.assertQuiet();
    await tab.close();
});

test("on a phone fingers search, choose and open; everything they press is large enough", async () => {
    const tab = await openLibrary("#puzzle=ambush", kPhone);
    const tap = async (id) => tab.page.touchscreen.tap(...centre(await tab.awaitWidget(id)));
    await tap("library.filters");
    await tap("library.family:Century");
    await says(tab, "library.count", /^4 of/);
    const isPressed = ({ id, role }) => /^(library|puzzle:)/.test(id) && /button|radio|textbox|option/.test(role);
    const pressed = (await tab.widgets()).filter(isPressed);
    assert.ok(pressed.length > 20);
    assert.deepEqual(
        pressed.filter(({ h }) => h < 44).map(({ id, h }) => [id, h]),
        [],
    );
    await tap("library.filters");
    await eventually("the choices are gone", async () => (await tab.widget("library.family:Century")) === undefined);
    await tap("puzzle:century");
    await tab.until("it is open", ({ puzzle_id }) => puzzle_id === "century");
    tab.assertQuiet();
    await tab.close();
});

test("a link to any puzzle of the library opens it, and without the rest of the library the page says so", async () => {
    let answer = (route) => route.abort();
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=rush-hour-40`, {
        prepare: (page) => page.route("**/library.js", (route) => answer(route)),
    });
    const said = () => tab.page.locator("body").innerText();
    await eventually("the page says why", async () => /The file library\.js could not be loaded\./.test(await said()));
    assert.equal((await tab.state()).puzzle_id, "klotski");
    answer = (route) => route.continue();
    await tab.page.evaluate(() => (location.hash = "#puzzle=rush-hour-39"));
    await tab.until("it is open", ({ puzzle_id }) => puzzle_id === "rush-hour-39");
    await tab.close();
});

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
    await tab.click("task:library");
    await tab.awaitWidget("library.search");
    assert.deepEqual(requests, []);
    await tab.click("library.show:atlas");
    await says(tab, "atlas.title", /^Hardest on 4 × 5, move metric$/);
    await says(tab, "atlas.summary", /^6,904,653,755 boards · 24,372,237,479 positions$/);
    await tab.click("atlas.mover:group"); // all boards of this grid are searched for single pieces only
    await says(tab, "atlas.summary", /not searched in this metric yet$/);
    await tab.click("atlas.mover:piece");
    await tab.click("atlas.grid:4x4");
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
    await press("library.show:atlas");
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
    await tab.click("library.show:atlas");
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
    await says(tab, "atlas.title", /^Hardest on 4 × 5/);
    assert.equal(requests.length, 4);
    await tab.close();
});
