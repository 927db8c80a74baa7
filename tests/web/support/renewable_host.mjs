// A host of the page that publishes new versions, and tabs whose page is kept in the browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { eventually, Tab } from "./browser.mjs";
import { serveChanged } from "./changed_host.mjs";

const hashOf = (body) => createHash("sha256").update(body).digest("hex");
const kMark = "/* renewed */";
/** One of each kind: the page, the widget, the workers, and WebAssembly of page and workers. */
const kRenewed = ["page.js", "shunt-puzzle.js", "worker.js", "workbench.wasm", "solver_threads.wasm"];

/** The same file of another version; in WebAssembly the mark is a section without meaning: its id, its length, its name. */
function renewed(file, body) {
    const section = file.endsWith(".wasm") ? [Buffer.from([0, kMark.length + 1, kMark.length])] : [];
    return Buffer.concat([body, ...section, Buffer.from(kMark)]);
}

/**
 * A host of the page that can publish a new version: other files, and all of them known to the service worker, or not all ("in part").
 * `added(file, body)`: what it or a proxy makes of every file on its way.
 */
export async function renewableHost(host, added = (_file, body) => body) {
    let published = "first";
    const bodyOf = async (file) => Buffer.from(await (await fetch(`${host.address}/${file}`)).arrayBuffer());
    const bodies = await Promise.all(kRenewed.map(bodyOf));
    const change = (file, body) => added(file, ofVersion(file, body));
    const ofVersion = (file, body) => {
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

/** The word for the sources in a script of the page, in place of which another version has another. */
export function restamped(body) {
    const [, stamp] = /"([0-9a-f]{12})"/.exec(body.toString()) ?? [];
    assert.ok(stamp, "a script has a stamp");
    return Buffer.from(body.toString().replaceAll(stamp, "000000000000"));
}

/** A tab whose page is kept: the service worker is in charge of it. */
export async function keptTab(host, address, context) {
    const fragment = "/#puzzle=klotski";
    const tab = context
        ? await context.newPage().then(async (page) => (await page.goto(address + fragment), new Tab(page)))
        : await Tab.open(host.browser, address, { fragment, serviceWorkers: "allow" });
    await tab.untilReady();
    await eventually("the page is kept", () => tab.page.evaluate(() => navigator.serviceWorker.controller !== null));
    return tab;
}

/** Whether all files that the tab can have are of the new version; they must be of one. */
export async function isRenewed(tab) {
    const found = await tab.page.evaluate(
        async ([files, mark]) => {
            const has = async (file) => (await (await fetch(file)).text()).includes(mark);
            return Promise.all(files.map(has));
        },
        [kRenewed, kMark],
    );
    assert.equal(new Set(found).size, 1, `of one version: ${found}`);
    return found[0];
}

/** As the browser does by itself from time to time; settles when the new version is there, or refused. */
export const lookForNews = (tab) =>
    tab.page.evaluate(async () => {
        const registration = await (await navigator.serviceWorker.ready).update();
        const { installing } = registration;
        if (installing) await new Promise((settled) => installing.addEventListener("statechange", settled, { once: true }));
        return (registration.waiting ?? installing)?.state;
    });
