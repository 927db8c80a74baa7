// Without a connection, and when a new version of the page is published while somebody plays.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { isRenewed, keptTab, lookForNews, renewableHost } from "../support/renewable_host.mjs";

const host = browserOfTests();

/** Presses 7 down by keyboard. */
async function play(tab) {
    await tab.take("7");
    await tab.page.keyboard.press("ArrowDown");
    return tab.until("7 has moved", (state) => state.counts.step === 1);
}

/** The length of a shortest solution from the start. */
async function solved(tab) {
    await tab.click("solve.start");
    return (await tab.until("it is solved", (state) => state.solution)).solution.length;
}

const offer = (tab) => tab.page.getByRole("button", { name: "Use it now" });

test("the page starts, plays and solves without a connection", async () => {
    const { address, asked, close } = await renewableHost(host);
    const tab = await keptTab(host, address);
    await close();
    const before = asked.length;
    await tab.page.reload();
    await tab.untilReady();
    await play(tab);
    assert.equal(await solved(tab), 81);
    await tab.page.goto(`${address}/embed.html#puzzle=klotski`);
    await tab.page.getByRole("button", { name: "Hint" }).click();
    await tab.page.getByText(/to go/).first().waitFor();
    assert.equal(asked.length, before);
});

test("the browser may install it", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    const session = await tab.page.context().newCDPSession(tab.page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    const errors = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"); // where the test runs
    assert.deepEqual(errors, [], "Chromium's shell (156) asks only for the manifest");
    assert.deepEqual((await session.send("Page.getAppManifest")).errors, []);
    await tab.close();
});

test("a new version is offered, not forced: until then every file is of the old one, and then nothing is lost", async () => {
    const { address, publish } = await renewableHost(host);
    const tab = await keptTab(host, address);
    const played = await play(tab);
    publish("whole");
    assert.equal(await lookForNews(tab), "installed");
    await offer(tab).waitFor();
    assert.equal(await isRenewed(tab), false, "a page and its workers are of one version");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal(await isRenewed(tab), false, "nobody has asked for it");
    assert.equal(await solved(tab), 81, "with a worker that was started when the new version was there");

    await Promise.all([tab.page.waitForEvent("load"), offer(tab).click()]);
    await tab.untilReady();
    assert.equal(await isRenewed(tab), true);
    const state = await tab.until("the game goes on", (now) => now.position === played.position);
    assert.deepEqual(state.counts, played.counts, "the moves made are kept");
    assert.equal(await solved(tab), 81);
    assert.deepEqual(await tab.page.evaluate(() => caches.keys().then((names) => names.length)), 1, "the old version is forgotten");
});

test("a new version waits while another tab has the old one", async () => {
    const { address, publish } = await renewableHost(host);
    const tab = await keptTab(host, address);
    const other = await keptTab(host, address, tab.page.context());
    publish("whole");
    await lookForNews(tab);
    await offer(tab).click();
    await tab.page.getByText(/open in other tabs/).waitFor();
    assert.equal(await isRenewed(other), false);
    await tab.close();
});

test("a version that is not there as a whole is not taken", async () => {
    const { address, publish } = await renewableHost(host);
    const tab = await keptTab(host, address);
    publish("in part");
    assert.equal(await lookForNews(tab), "redundant");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal(await isRenewed(tab), false);
    assert.equal(await offer(tab).count(), 0);
    await tab.close();
});

test("a language that was used is there without a connection, and so it is in the next version", async () => {
    const words = JSON.parse(readFileSync(new URL("../../../web/words/de.json", import.meta.url), "utf8"));
    const { address, publish, close } = await renewableHost(host);
    const context = await host.browser.newContext({ locale: "de-DE", serviceWorkers: "allow", viewport: { width: 1440, height: 900 } });
    const tab = await keptTab(host, address, context);
    const isKept = () =>
        tab.page.evaluate(async () => {
            const kept = await Promise.all(["words_de_poster.js", "words_de_page.js", "help_de.html"].map((file) => caches.match(file)));
            return kept.every(Boolean);
        });
    await eventually("its words are kept", isKept);
    publish("whole");
    assert.equal(await lookForNews(tab), "installed");
    await Promise.all([tab.page.waitForEvent("load"), tab.page.getByRole("button", { name: words["Use it now"] }).click()]);
    await tab.untilReady();
    assert.equal(await isRenewed(tab), true);
    await close();
    await tab.page.reload();
    await tab.untilReady();
    assert.equal((await tab.awaitWidget("undo")).label, words["Undo"]);
    await tab.click("help");
    await tab.page.locator("#help-dialog[open]").waitFor();
});
