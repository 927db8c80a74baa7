// A monkey in the real page, in all its tasks: no error, nothing drawn over another, nothing lost that was saved. SHUNT_MONKEY_STEPS and
// SHUNT_MONKEY_SEED say how long and which.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, Tab } from "../support/browser.mjs";
import { PageMonkey } from "../support/page_monkey.mjs";

const host = browserOfTests();

const steps = Number(process.env.SHUNT_MONKEY_STEPS ?? effort(40, 20_000));
const seed = Number(process.env.SHUNT_MONKEY_SEED ?? 1);
const kRemembered = 25; // acts that are told when something is wrong

/** What the browser says of a connection that was taken away. */
const isOffline = (text) => /ERR_INTERNET_DISCONNECTED|Failed to load resource/.test(text);

/** What is wrong with the page now; "" where nothing is. */
async function fault(tab) {
    const wrong = tab.complaints.filter((text) => !isOffline(text));
    if (wrong.length > 0) return wrong.join("\n");
    const failure = await tab.page.evaluate(() => document.getElementById("failure")?.innerText);
    if (failure) return failure;
    const ids = (await tab.widgets()).map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    return twice.length > 0 ? `twice in the mirror: ${twice}` : "";
}

test(`a monkey does ${steps} things, seed ${seed}`, { timeout: 14_400_000 }, async () => {
    const tab = await Tab.open(host.browser, host.address, { fragment: "/", serviceWorkers: "allow", acceptDownloads: true });
    await tab.untilReady();
    tab.page.on("filechooser", () => undefined); // no file is chosen
    tab.page.on("dialog", (dialog) => dialog.accept());
    const monkey = new PageMonkey(tab, seed);
    const diary = [];
    for (let step = 1; step <= steps; ++step) {
        let wrong;
        try {
            diary.push(await monkey.act());
            wrong = await fault(tab);
        } catch (error) {
            wrong = error.message;
        }
        if (wrong) assert.fail(`seed ${seed}, step ${step}: ${wrong}\n  ${diary.slice(-kRemembered).join("\n  ")}`);
    }
    await tab.close();
});
