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
/** One of each kind: the page, the widget, the workers, and WebAssembly of page and workers. */
const kRenewed = ["page.js", "shunt-puzzle.js", "worker.js", "workbench.wasm", "workbench_later.wasm", "solver_threads.wasm"];

/** The same file of another version; in WebAssembly the mark is a section without meaning: its id, its length, its name. */
function renewed(file, body) {
    const section = file.endsWith(".wasm") ? [Buffer.from([0, kMark.length + 1, kMark.length])] : [];
    return Buffer.concat([body, ...section, Buffer.from(kMark)]);
}

/** A host of the page that can publish a new version: other files, and all of them known to the service worker, or not all. */
async function renewableHost() {
    let published = "first";
    const bodyOf = async (file) => Buffer.from(await (await fetch(`${host.address}/${file}`)).arrayBuffer());
    const bodies = await Promise.all(kRenewed.map(bodyOf));
    const change = (file, body) => {
        if (published === "first") return body;
        if (kRenewed.includes(file)) return published === "in part" && file === "worker.js" ? body : renewed(file, body);
        if (file !== "service_worker.js") return body;
        const listed = (list, old, index) => list.replace(hashOf(old), hashOf(renewed(kRenewed[index], old)));
        return Buffer.from(bodies.reduce(listed, body.toString()));
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
    await tab.take("7");
    await tab.page.keyboard.press("ArrowDown");
    return tab.until("7 has moved", (state) => state.counts.step === 1);
}

/** Whether all files that the tab can have are of the new version; they must be of one. */
async function isRenewed(tab) {
    const found = await tab.page.evaluate(async ([files, mark]) => {
        const has = async (file) => (await (await fetch(file)).text()).includes(mark);
        return Promise.all(files.map(has));
    }, [kRenewed, kMark]);
    assert.equal(new Set(found).size, 1, `of one version: ${found}`);
    return found[0];
}
/** The length of a shortest solution from the start. */
async function solved(tab) {
    await tab.click("solve.start");
    return (await tab.until("it is solved", (state) => state.solution)).solution.length;
}

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
    assert.equal(await solved(tab), 81);
    await tab.page.goto(`${address}/embed.html#puzzle=klotski`);
    await tab.page.getByRole("button", { name: "Hint" }).click();
    await tab.page.getByText(/to go/).first().waitFor();
    assert.equal(asked.length, before);
    tab.assertQuiet();
    await tab.close();
});

test("the browser may install it", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    const session = await tab.page.context().newCDPSession(tab.page);
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId), ["in-incognito"], "nothing but where the test runs");
    assert.deepEqual((await session.send("Page.getAppManifest")).errors, []);
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
    assert.equal(await solved(tab), 81, "with a worker that was started when the new version was there");

    await Promise.all([tab.page.waitForEvent("load"), offer(tab).click()]);
    await tab.untilReady();
    assert.equal(await isRenewed(tab), true);
    const state = await tab.until("the game goes on", (now) => now.position === played.position);
    assert.deepEqual(state.counts, played.counts, "the moves made are kept");
    assert.equal(await solved(tab), 81);
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
