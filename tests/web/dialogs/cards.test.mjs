// Result cards in the page: made in Export, verified where they are opened, as `shunt --card` and `shunt verify` do it.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { openExport } from "../support/export.mjs";

const host = browserOfTests();

const kCensus = "Card: all positions by depth";
const kSolution = "Card: a shortest solution";

/** Chooses a card in Export, and waits until it is made. */
async function made(tab, label) {
    await openExport(tab);
    await tab.page.selectOption("#export-choice", { label });
    const text = await eventually(`there is the card "${label}"`, async () => {
        const value = await tab.page.inputValue("#export-text");
        return value === "" ? undefined : value;
    });
    await tab.page.keyboard.press("Escape");
    return text;
}

/** Opens a text as a reader does who pastes it. */
async function openText(tab, text) {
    if ((await tab.page.locator("#open-dialog[open]").count()) === 0) await tab.click("open");
    await tab.page.fill("#open-text", text);
    await tab.page.locator("#open-dialog").getByRole("button", { name: "Open", exact: true }).click();
}

/** What Verify says in the end, which is of that kind. */
async function verdict(tab, kind = /qual/) {
    await tab.page.waitForSelector("#card-dialog[open]");
    await tab.page.getByRole("button", { name: "Verify" }).click();
    return eventually("it is verified", async () => {
        const said = await tab.page.textContent("#card-status");
        return kind.test(said) ? said : undefined;
    });
}

test("a card of all positions is made, is found right again, and a changed one is found wrong", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const card = await made(tab, kCensus);
    const told = JSON.parse(card);
    assert.equal(told.complete, true);
    assert.equal(
        told.levels.reduce((sum, { positions }) => sum + positions, 0),
        25_955,
    );
    assert.match(told.command, /^shunt census PUZZLE --metric move --card FILE$/);
    await openText(tab, card);
    assert.match(await tab.page.textContent("#card-claim"), /^Klotski, move metric\. Positions: 25,955\. Levels: \d+, and no more\.$/);
    assert.equal(await verdict(tab), "Equal: count and hash of each level were found again.");
    await tab.page.keyboard.press("Escape");
    told.levels[3].hash = told.levels[4].hash;
    await openText(tab, JSON.stringify(told));
    assert.match(await verdict(tab), /^Not equal: .*3/);
});

test("a card of a shortest solution opens its puzzle", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=metric-demo`);
    const card = await made(tab, kSolution);
    const { length, metric } = JSON.parse(card);
    await tab.page.goto(`${host.address}/#puzzle=klotski`);
    await tab.until("Klotski is open", (state) => state.title === "Klotski");
    await openText(tab, card);
    assert.ok((await tab.page.textContent("#card-claim")).endsWith(`${metric} metric. Length of a shortest solution: ${length}.`));
    assert.equal(await verdict(tab), "Equal: the way was played, and no solution is shorter.");
    await tab.page.getByRole("button", { name: "Open its puzzle" }).click();
    await tab.until("its puzzle is open", (state) => state.title !== "Klotski");
});

test("a damaged card is refused with a reason, and stays to be corrected", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await openText(tab, '{"card": 1, "puzzle": "board:');
    await eventually("it is refused", async () => /no result card/.test(await tab.page.textContent("#open-reason")) || undefined);
    await openText(tab, '{"card": 1, "puzzle": "board:\\nA.\\n", "metric": "move", "complete": true, "levels": []}');
    await verdict(tab, /is missing/);
});
