// The library task: the puzzles, which can be searched and narrowed down, and the atlas of the hardest ones, which is loaded when it is
// first shown.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { stored } from "../support/database.mjs";

const host = browserOfTests();

const says = (tab, id, pattern) => eventually(`${id} says ${pattern}`, async () => pattern.test((await tab.widget(id))?.label ?? ""));

const search = (tab) => tab.page.locator('#mirror [data-id="library.search"]');

/** Opens the task with the whole library. */
async function openLibrary(fragment = "#puzzle=ambush", options = {}) {
    const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`, options);
    await tab.click("task:library");
    await says(tab, "library.count", /^1[0-9]{2} puzzles, the shortest first, each in its own metric$/);
    return tab;
}

test("a puzzle that was solved keeps its tick, in the next visit, too", async () => {
    const tab = await openLibrary("#puzzle=metric-demo");
    assert.doesNotMatch((await tab.widget("puzzle:metric-demo")).label, /, solved/);
    await tab.click("puzzle:metric-demo");
    await tab.click("hint");
    await tab.until("a hint is shown", ({ hint }) => hint !== "");
    await tab.click("hint");
    await tab.until("it is played", ({ own_solution }) => own_solution);
    await tab.click("task:library");
    await says(tab, "puzzle:metric-demo", /, solved/);
    await eventually("it is kept", async () => (await stored(tab, "shunt-results")).solved !== undefined);
    await tab.page.reload();
    await tab.untilReady();
    await says(tab, "puzzle:metric-demo", /, solved/);
});

test("with the keyboard alone a puzzle is searched and opened", async () => {
    const tab = await openLibrary();
    await search(tab).focus();
    await tab.page.keyboard.type("turtle");
    await says(tab, "library.count", /^1 of/);
    await tab.page.locator('#mirror [data-id="puzzle:weng-zhong-zhi-bie"]').focus();
    await tab.page.keyboard.press("Enter");
    await tab.until("it is open", ({ puzzle_id, task }) => puzzle_id === "weng-zhong-zhi-bie" && task === "play");
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

/** Counts the requests for the atlas; `answer` may fulfil them in another way. */
function watchAtlas(requests, answer = (route) => route.continue()) {
    return (page) =>
        page.route("**/atlas.json", (route) => {
            requests.push(route.request().url());
            return answer(route);
        });
}

test("the atlas is loaded when it is shown, once; a press opens a puzzle of it", async () => {
    const requests = [];
    const tab = await Tab.ready(host.browser, host.address, { prepare: watchAtlas(requests) });
    await tab.click("task:library");
    await tab.awaitWidget("library.search");
    assert.deepEqual(requests, []);
    await tab.click("library.show:atlas");
    await says(tab, "atlas.title", /^Hardest on 4 × 5, move metric$/);
    await tab.click("atlas.grid:2x2");
    await tab.click("atlas:3");
    await tab.until("the puzzle is open", ({ title }) => title === "Hardest with 3 pieces on 2x2");
    await tab.click("task:library");
    await says(tab, "atlas.title", /2 × 2, move/); // the choice stays
    assert.equal(requests.length, 1);
});

test("when the atlas cannot be loaded the page says why, and tries again when asked", async () => {
    const requests = [];
    let answer = (route) => route.fulfill({ status: 503, body: "" });
    const tab = await Tab.ready(host.browser, host.address, { prepare: watchAtlas(requests, (route) => answer(route)) });
    await tab.click("task:library");
    await tab.click("library.show:atlas");
    await says(tab, "atlas.state", /atlas\.json could not be loaded: the server answered 503/);
    answer = (route) => route.abort();
    await tab.click("atlas.retry");
    await says(tab, "atlas.state", /the server could not be reached/);
    answer = (route) => route.fulfill({ status: 200, body: "<html>not here</html>" });
    await tab.click("atlas.retry");
    await says(tab, "atlas.state", /The file atlas\.json is damaged/);
    answer = (route) => route.continue();
    await tab.click("atlas.retry");
    await says(tab, "atlas.title", /^Hardest on 4 × 5/);
    assert.equal(requests.length, 4);
    await tab.close();
});
