// What is kept in the browser, where the surroundings do not keep to the rules: documents that a proxy adds to, neighbours that delete,
// hosts that change between two files. Each ends in a working page of one version, or in a sentence with what to do.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { isRenewed, keptTab, renewableHost, restamped } from "../support/renewable_host.mjs";

const host = browserOfTests();

const kAdded = Buffer.from("<!-- checked by your provider -->\n");
const keptFiles = (tab) =>
    tab.page.evaluate(async () =>
        (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length))).reduce(
            (a, b) => a + b,
            0,
        ),
    );

test("documents to which a proxy adds a line are kept, and start without a connection", async () => {
    const { address, close } = await renewableHost(host, (file, body) => (/\.html$|^$/.test(file) ? Buffer.concat([body, kAdded]) : body));
    const tab = await keptTab(host, address);
    await close();
    await tab.page.goto("about:blank");
    await tab.page.goto(`${address}/#puzzle=pennant`);
    await tab.untilReady();
    await tab.until("it is open", (state) => /^Pennant/.test(state.title));
    await tab.close();
});

test("what a neighbour has deleted is fetched again at the next visit, after which none needs a connection", async () => {
    const { address, close } = await renewableHost(host);
    const tab = await keptTab(host, address);
    const whole = await keptFiles(tab);
    await tab.page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
    });
    await tab.page.reload();
    await tab.untilReady();
    await eventually("all is there again", async () => (await keptFiles(tab)) >= whole);
    await close();
    await tab.page.reload();
    await tab.untilReady();
    await tab.close();
});

test("a kept page that lacks a file, while the host has another version, ends in the version of the host", async () => {
    for (const lost of ["all", "page.js", "index.html", "solver.wasm"]) {
        const { address, publish } = await renewableHost(host);
        const tab = await keptTab(host, address);
        await tab.page.evaluate(async (file) => {
            for (const name of await caches.keys()) {
                const cache = await caches.open(name);
                for (const request of await cache.keys())
                    if (file === "all" || request.url.endsWith(`/${file}`)) await cache.delete(request);
            }
        }, lost);
        publish("whole");
        await tab.page.reload();
        await tab.page.waitForFunction(() => document.documentElement.dataset.state !== "loading");
        if (await tab.page.locator("#failure").count()) {
            assert.match(await tab.page.locator("#failure").innerText(), /could not be loaded|renewed/);
            await tab.page.getByRole("button", { name: "Reload" }).click();
            await tab.page.waitForFunction(() => document.documentElement.dataset.state === "ready");
        }
        const isNew = await isRenewed(tab); // of one version, whichever it is
        if (lost === "all" || lost === "page.js") assert.equal(isNew, true, `without ${lost}`);
        await tab.close();
    }
});

test("a worker that is newer than the page does not work for it, and the page says why", async () => {
    let renewed = false;
    const { address, close } = await serveChanged({ change: (file, body) => (renewed && file === "worker.js" ? restamped(body) : body) });
    host.later(close);
    const page = await (await host.browser.newContext({ serviceWorkers: "block" })).newPage();
    await page.goto(`${address}/embed.html#puzzle=klotski`);
    await page.getByRole("button", { name: "Hint" }).waitFor();
    renewed = true;
    await page.getByRole("button", { name: "Hint" }).click();
    await page
        .getByText(/renewed on its host.*Reload the page/)
        .first()
        .waitFor();
    await page.context().close();
});

test("parts of the page that come later are of its version, or it says that it has to be loaded again", async () => {
    let renewed = false;
    const { address, close } = await serveChanged({ change: (file, body) => (renewed && file === "help.js" ? restamped(body) : body) });
    host.later(close);
    const tab = await Tab.ready(host.browser, `${address}/#puzzle=klotski`);
    renewed = true;
    await tab.page.keyboard.press("?");
    await tab.page
        .getByText(/renewed on its host/)
        .first()
        .waitFor();
    await tab.close();
});

test("a first visit during which the host changes is not served by the newer version's service worker", async () => {
    const { address, close } = await serveChanged({ change: (file, body) => (file === "service_worker.js" ? restamped(body) : body) });
    host.later(close);
    const tab = await Tab.open(host.browser, address, { fragment: "/#puzzle=klotski", serviceWorkers: "allow" });
    await tab.untilReady();
    await tab.page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        while (active.state !== "activated") await new Promise((next) => active.addEventListener("statechange", next, { once: true }));
    });
    assert.equal(await tab.page.evaluate(() => navigator.serviceWorker.controller), null);
    await tab.close();
});
