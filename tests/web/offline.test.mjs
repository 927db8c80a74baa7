// Without a connection, and when a new version of the page is published while somebody plays.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test, { after, before } from "node:test";
import { eventually, startBrowser, Tab } from "./support/browser.mjs";
import { serveChanged } from "./support/changed_host.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

const hashOf = (body) => createHash("sha256").update(body).digest("hex");
const kMark = "/* renewed */";

/** A host of the page that can publish a new version: another worker.js, and all of it known to the service worker, or not all. */
async function renewableHost() {
    let published = "first";
    const renewed = (body) => Buffer.concat([body, Buffer.from(kMark)]);
    const worker = Buffer.from(await (await fetch(`${host.address}/worker.js`)).arrayBuffer());
    const change = (file, body) => {
        if (published === "first") return body;
        if (file === "worker.js") return published === "in part" ? body : renewed(body);
        const list = body.toString().replace(hashOf(worker), hashOf(renewed(worker)));
        return file === "service_worker.js" ? Buffer.from(list) : body;
    };
    const served = await serveChanged({ change });
    host.later(() => served.close().catch(() => undefined)); // closed already by a test that goes without a connection
    return { ...served, publish: (what) => (published = what) };
}

/** A tab whose page is kept: the service worker is in charge of it. */
async function keptTab(address, context) {
    const fragment = "/#puzzle=klotski";
    const tab = context
        ? await context.newPage().then(async (page) => (await page.goto(address + fragment), new Tab(page)))
        : await Tab.open(host.browser, address, { fragment, serviceWorkers: "allow" });
    await tab.untilReady();
    await eventually("the page is kept", () => tab.page.evaluate(() => navigator.serviceWorker.controller !== null));
    return tab;
}

/** Presses 7 down by keyboard. */
async function play(tab) {
    await tab.page.evaluate((id) => document.querySelector(`[data-id="${id}"]`).focus(), (await tab.piece("7")).id);
    await tab.page.keyboard.press("ArrowDown");
    return tab.until("7 has moved", (state) => state.counts.step === 1);
}

const isRenewed = (tab) => tab.page.evaluate(async (mark) => (await (await fetch("worker.js")).text()).includes(mark), kMark);
/** As the browser does by itself from time to time; settles when the new version is there, or refused. */
const lookForNews = (tab) => tab.page.evaluate(async () => {
    const registration = await (await navigator.serviceWorker.ready).update();
    const { installing } = registration;
    if (installing) await new Promise((settled) => installing.addEventListener("statechange", settled, { once: true }));
    return (registration.waiting ?? installing)?.state;
});
const offer = (tab) => tab.page.getByRole("button", { name: "Use it now" });

test("the page starts, plays and solves without a connection", async () => {
    const { address, asked, close } = await renewableHost();
    const tab = await keptTab(address);
    await close();
    const before = asked.length;
    await tab.page.reload();
    await tab.untilReady();
    await play(tab);
    await tab.click("solve.start");
    await tab.until("it is solved", (state) => state.solution?.length === 81);
    await tab.page.goto(`${address}/embed.html#puzzle=klotski`);
    await tab.page.getByRole("button", { name: "Hint" }).click();
    await tab.page.getByText(/to go/).first().waitFor();
    assert.equal(asked.length, before);
    tab.assertQuiet();
    await tab.close();
});

test("a new version is offered, not forced: until then every file is of the old one, and then nothing is lost", async () => {
    const { address, publish } = await renewableHost();
    const tab = await keptTab(address);
    const played = await play(tab);
    publish("whole");
    assert.equal(await lookForNews(tab), "installed");
    await offer(tab).waitFor();
    assert.equal(await isRenewed(tab), false, "a page and its workers are of one version");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal(await isRenewed(tab), false, "nobody has asked for it");

    await Promise.all([tab.page.waitForEvent("load"), offer(tab).click()]);
    await tab.untilReady();
    assert.equal(await isRenewed(tab), true);
    const state = await tab.until("the game goes on", (now) => now.position === played.position);
    assert.deepEqual(state.counts, played.counts, "the moves made are kept");
    assert.deepEqual(await tab.page.evaluate(() => caches.keys().then((names) => names.length)), 1, "the old version is forgotten");
    tab.assertQuiet();
    await tab.close();
});

test("a new version waits while another tab has the old one", async () => {
    const { address, publish } = await renewableHost();
    const tab = await keptTab(address);
    const other = await keptTab(address, tab.page.context());
    publish("whole");
    await lookForNews(tab);
    await offer(tab).click();
    await tab.page.getByText(/open in other tabs/).waitFor();
    assert.equal(await isRenewed(other), false);
    await tab.close();
});

test("a version that is not there as a whole is not taken", async () => {
    const { address, publish } = await renewableHost();
    const tab = await keptTab(address);
    publish("in part");
    assert.equal(await lookForNews(tab), "redundant");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal(await isRenewed(tab), false);
    assert.equal(await offer(tab).count(), 0);
    await tab.close();
});
