// A host that changes between two requests of a first visit, and a browser that has kept some files of an earlier version: a page of one
// version in the end, or a sentence that tells what to do. WebAssembly and the scripts that the compiler writes for it included.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { effort } from "../../support/effort.mjs";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";

let host;
let words; // of this version: of its scripts, and of its modules
before(async () => {
    host = await startBrowser();
    const page = await (await fetch(`${host.address}/page.js`)).text();
    words = [...new Set(page.match(/"[0-9a-f]{12}"/g))].map((word) => word.slice(1, -1));
    assert.ok(words.length >= 6, "a build, and five modules and more");
});
after(() => host.stop());

const mirrored = (word) => [...word].map((digit) => (15 - parseInt(digit, 16)).toString(16)).join("");

/** The same file as another version has it. */
function ofOther(file, body) {
    if (!/\.(js|wasm)$/.test(file)) return body;
    return Buffer.from(
        words.reduce((text, word) => text.replaceAll(word, mirrored(word)), body.toString("latin1")),
        "latin1",
    );
}

/** What of a file tells its version; undefined for files that belong to any. */
const versionOf = (body) => {
    const text = body.toString("latin1");
    if (words.some((word) => text.includes(word))) return "first";
    return words.some((word) => text.includes(mirrored(word))) ? "other" : undefined;
};

/** A host that has another version from its `change`th answer on, counted from 1, and notes which version of each file it has sent last. */
async function changingHost(change, headers) {
    const given = new Map();
    let answers = 0;
    const served = await serveChanged({
        headers,
        change(file, body) {
            const sent = ++answers >= change() ? ofOther(file, body) : body;
            given.set(file, versionOf(sent));
            return sent;
        },
    });
    host.later(() => served.close());
    return { ...served, versions: () => [...given].filter(([, version]) => version !== undefined) };
}

const isOne = (versions) => new Set(versions.map(([, version]) => version)).size === 1;
const renewedSentence = (page) => page.getByText(/renewed on its host.*Reload the page/).first();

/** Opens the page and solves; resolves to whether that went well, or the page has said why not. */
async function visited(tab) {
    const { page } = tab;
    await page.waitForFunction(() => document.documentElement.dataset.state !== "loading");
    if (await page.locator("#failure").count()) return false;
    await tab.click("solve");
    const end = await Promise.race([
        tab.until("it is solved", (state) => state.solution).then(() => "solved"),
        renewedSentence(page)
            .waitFor()
            .then(() => "told"),
    ]);
    return end === "solved";
}

const sample = [4, 9, 13, 18];
const every = Array.from({ length: 24 }, (_, index) => index + 2);

for (const at of effort(sample, every)) {
    test(`a host that changes before its answer ${at}`, async () => {
        const { address, versions } = await changingHost(() => at);
        const tab = await Tab.open(host.browser, address, { fragment: "/#puzzle=klotski" });
        const went = await visited(tab);
        const [found, told] = [versions(), (await renewedSentence(tab.page).count()) > 0];
        assert.ok(told || (went && isOne(found)), `went well: ${went}; ${found.join(" ")}`);
        if (told) {
            await tab.page.reload();
            assert.ok((await visited(tab)) && isOne(versions()), versions().join(" "));
        }
        await tab.page.context().close();
    });
}

for (const file of ["workbench.wasm", "workbench.js", "shunt-puzzle.js"]) {
    test(`a browser that has kept ${file} of an earlier version for its host's ten minutes`, async () => {
        let published = Infinity;
        const headers = (name) => ({ "cache-control": name === file ? "max-age=600" : "no-store" });
        const { address, versions } = await changingHost(() => published, headers);
        const tab = await Tab.open(host.browser, address, { fragment: "/#puzzle=klotski" });
        assert.ok(await visited(tab));
        published = 1;
        await tab.page.goto("about:blank");
        await tab.page.goto(`${address}/#puzzle=pennant`);
        await eventually("it starts", () => visited(tab));
        assert.ok(isOne(versions()), versions().join(" "));
        await tab.page.context().close();
    });
}
