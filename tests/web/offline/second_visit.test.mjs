// The second visit without a connection: windows of sixteen sizes, links to five puzzles and tasks, two themes, in Chromium and, where it
// is installed, in Firefox. A sample in an ordinary run.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { effort, longRun } from "../../support/effort.mjs";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { noFirefox, startFirefox } from "../support/firefox.mjs";
import { hasScreen, startScreen } from "../support/screen.mjs";

const kSizes = [
    [320, 568],
    [360, 740],
    [390, 844],
    [430, 932],
    [568, 320],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1080, 600],
    [1280, 720],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
];
const kDoor = "name: A small door\nboard:\nAAB.\nCCB.\n....\ngoal:\n....\n....\n.AA.\n";
/** Links and what is open then. */
const kLinks = [
    ["", /^Klotski/],
    ["#puzzle=pennant", /^Pennant/],
    ["#puzzle=rush-hour-1", /Rush Hour/],
    ["#puzzle=8-puzzle&metric=step", /puzzle/i],
    [`#text=${encodeURIComponent(kDoor)}`, /^A small door/],
];
const kThemes = ["light", "dark"];

const all = kSizes.flatMap((size) => kLinks.flatMap((link) => kThemes.map((theme) => ({ size, link, theme }))));
const cases = effort([all[100], all[25], all[58]], all);

/** A context that has the page, from a host that is not there any more. */
async function leftAlone(browser) {
    const { address, asked, close } = await serveChanged();
    const context = await browser.newContext({ deviceScaleFactor: 0.5, serviceWorkers: "allow" });
    const tab = new Tab(await context.newPage());
    await tab.page.goto(`${address}/`);
    await tab.untilReady();
    await eventually("the page is kept", () => tab.page.evaluate(() => navigator.serviceWorker.controller !== null));
    await tab.page.close();
    await close();
    return { address, context, asked: asked.length, requests: asked };
}

async function visit({ address, context }, { size: [width, height], link: [fragment, title], theme }) {
    const page = await context.newPage();
    const tab = new Tab(page);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme }).catch(() => undefined); // not every browser can be told
    await page.goto(`${address}/${fragment}`);
    await tab.untilReady();
    const state = await tab.until("it is open", (now) => title.test(now.title));
    assert.deepEqual(tab.complaints, []);
    await page.close();
    return state;
}

let chromium;
before(async () => (chromium = await startBrowser()));
after(() => chromium.stop());

test(`Chromium: ${cases.length} second visits start without a connection`, { timeout: 3_000_000 }, async () => {
    const kept = await leftAlone(chromium.browser);
    for (const one of cases) {
        const { dark } = await visit(kept, one).catch((fault) => assert.fail(`${JSON.stringify(one)}: ${fault.message}`));
        assert.equal(dark, one.theme === "dark", JSON.stringify(one));
    }
    assert.equal(kept.requests.length, kept.asked);
    await kept.context.close();
});

const skip = noFirefox || (hasScreen ? false : "there is no screen; the package xvfb has one") || (longRun ? false : "tried in long runs");
test(`Firefox: ${cases.length} second visits start without a connection`, { skip, timeout: 3_000_000 }, async () => {
    const { display, close } = await startScreen();
    const firefox = await startFirefox({ headless: false, env: { DISPLAY: display } });
    firefox.later(close);
    const kept = await leftAlone(firefox.browser);
    for (const one of cases) await visit(kept, one).catch((fault) => assert.fail(`${JSON.stringify(one)}: ${fault.message}`));
    await kept.context.close();
    await firefox.stop();
});
