// A first visit: what greets the reader, what takes it away, and that it does not come again.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const greets =
    (wanted) =>
    ({ welcome }) =>
        welcome === wanted;

/** Plays by the keyboard: selects a piece by its name, moves it. */
async function play(tab, name, key) {
    const before = (await tab.state()).position;
    await tab.take(name);
    await tab.page.keyboard.press(key);
    return tab.until(`${name} has moved`, (state) => state.position !== before);
}

test("a first visit is greeted until three moves are made, and the next one is not", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await tab.until("it is greeted", greets("cards"));
    assert.equal((await tab.awaitWidget("welcome.arrow")).label, "Drag a block");
    await tab.page.reload();
    await tab.untilReady();
    await tab.until("it is there after a reload", greets("cards"));
    await play(tab, "7", "ArrowDown");
    await play(tab, "7", "ArrowRight");
    await tab.until("the ways are there yet", greets("cards"));
    await play(tab, "7", "ArrowLeft");
    await tab.until("it has left", greets(""));
    await tab.page.goto("about:blank");
    await tab.page.goto(`${host.address}/`);
    await tab.untilReady();
    assert.equal((await tab.state()).welcome, "", "it does not come again");
});

test("Hide, and help brings it back", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await tab.until("it is greeted", greets("cards"));
    await tab.click("welcome.hide");
    await tab.until("it is hidden", greets(""));
    await tab.page.reload();
    await tab.untilReady();
    assert.equal((await tab.state()).welcome, "", "whoever has seen it is not greeted again");
    await tab.click("help");
    await tab.page.getByRole("button", { name: "Show the first steps again" }).click();
    await tab.until("it is greeted again", greets("cards"));
    assert.equal(await tab.page.locator("#help-dialog[open]").count(), 0);
});

test("a followed link shows the arrow alone, until a move is made, and the next one shows nothing", async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`, phone);
    await tab.until("there is the arrow", greets("arrow"));
    assert.equal((await tab.awaitWidget("welcome.arrow")).label, "Slide a block with a finger");
    await play(tab, "7", "ArrowDown");
    await tab.until("it has left", greets(""));
    await eventually("that is remembered", () => tab.page.evaluate(() => localStorage.getItem("shunt.welcome") === "arrow"));
    await tab.page.goto("about:blank");
    await tab.page.goto(`${host.address}/#puzzle=pennant`);
    await tab.untilReady();
    assert.equal((await tab.state()).welcome, "");
});
