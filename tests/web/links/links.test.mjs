// Links, pasted texts, files, and giving a puzzle away.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, centre, eventually, Tab } from "../support/browser.mjs";

const host = browserOfTests();

const kSmall = "name: Small & sweet\nboard:\n1..\n.2.\ngoal:\n..1\n2..\n";
const kBad = "name: Broken\nboard:\n12.\ngoal:\n..3\n";

const hash = (tab) => tab.page.evaluate(() => location.hash);
const toast = (tab) => tab.page.locator(".toast:not([hidden]) p").textContent({ timeout: 10_000 });

test("a link holds puzzle, metric and position, and leaves out what is usual", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`);
    await eventually("the address names the puzzle", async () => (await hash(tab)) === "#puzzle=klotski");
    await tab.click("metric:step");
    await eventually("and the metric", async () => (await hash(tab)) === "#puzzle=klotski&metric=step");
    const nine = await tab.piece("9");
    await tab.drag([centre(nine), [centre(nine)[0] + nine.w, centre(nine)[1]]]);
    const { position } = await tab.until("9 has moved", (state) => state.counts.move === 1);
    await eventually("and the position", async () => (await hash(tab)).includes("position="));

    const again = await Tab.ready(host.browser, await tab.page.evaluate(() => location.href));
    const state = await again.until("the link is open", (seen) => seen.title === "Klotski");
    assert.equal(state.position, position);
    assert.equal(state.metric, "step");
    await eventually("the address stays as it was", async () => (await hash(again)) === (await hash(tab)));
    again.assertQuiet();
    await again.close();
    await tab.close();
});

test("a link holds the reader's own moves, and who follows it can take them back", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    for (const [name, key] of [
        ["7", "ArrowDown"],
        ["0", "ArrowLeft"],
    ]) {
        const before = (await tab.state()).position;
        await tab.take(name);
        await tab.page.keyboard.press(key);
        await tab.until(`${name} has moved`, (state) => state.position !== before);
    }
    await tab.click("share");
    await tab.page.waitForSelector("#share-dialog[open]");
    assert.match(await tab.page.textContent("#share-dialog label"), /"Klotski" with your moves so far \(2, counted in the move metric\)/);
    const link = await tab.page.inputValue("#share-link");
    assert.match(link, /&position=.*&moves=\d+D\d+L$/);
    const { position, counts, play } = await tab.state();
    await tab.close();

    const other = await Tab.ready(host.browser, link);
    const state = await other.until("the position is there", (seen) => seen.position === position);
    assert.deepEqual([state.counts, state.play], [counts, play]);
    await other.click("undo");
    await other.until("a move is taken back", (seen) => seen.counts.move === 1);
    await eventually("the address says so", async () => /&moves=\d+D$/.test(await hash(other)));
    other.assertQuiet();
    await other.close();
});

test("a link holds the step of a solution that is shown: a press on its move, the link and a reload show the same", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("solve");
    await tab.until("the answer is there", (state) => state.job === null && state.solution?.length === 81);
    await tab.click("solution.move:7");
    const { position } = await tab.until("step 7 is shown", (state) => state.on_show?.step === 7);
    await eventually("the address says so", async () => (await hash(tab)) === "#puzzle=klotski&step=7");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal((await tab.until("the step is back", (state) => state.on_show?.step === 7)).position, position);
});

test("a link may contain the whole puzzle", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(kSmall)}`);
    await tab.until("it is open", (state) => state.title === "Small & sweet" && state.puzzle_id === "");
    assert.equal(await tab.page.title(), "Small & sweet · Shunt");
});

test("an address changed while the page was about to write its own wins", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.click("metric:step");
    await tab.page.evaluate(() => {
        const due = performance.now() + 500; // the page writes its address 300 ms after a change
        while (performance.now() < due);
        location.hash = "#puzzle=quzzle";
    });
    await tab.until("Quzzle is open", (state) => state.puzzle_id === "quzzle");
    await tab.close();
});

test("a bad link says what is wrong and leaves a puzzle to play with", async () => {
    const reasons = {
        "#puzzle=nowhere": /"nowhere".*library/,
        "#puzzle=klotski&moves=0D": /moves in the link/,
        "#view=find&settings=lots": /"lots"/,
        "#puzzle=klotski&position=12": /the position has 1 row.* the board has 5/,
    };
    for (const [fragment, reason] of Object.entries(reasons)) {
        const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`);
        assert.match(await toast(tab), reason);
        await tab.until("the first puzzle is open", (state) => state.puzzle_id === "klotski" && state.start && state.play === "");
        await tab.close();
    }
});

test("a bad puzzle in a link stays readable, with the reason and the place", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(kBad)}`);
    await tab.page.waitForSelector("#open-dialog[open]");
    assert.equal(await tab.page.inputValue("#open-text"), kBad);
    assert.match(await tab.page.textContent("#open-reason"), /line 5/);
    await tab.close();
});

test("a pasted text is opened; a bad one shows line and column and loses nothing", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const { page } = tab;
    await tab.click("open");
    await page.waitForSelector("#open-dialog[open]");
    await page.fill("#open-text", kBad);
    await page.getByRole("button", { name: "Open", exact: true }).last().click();
    await eventually("the reason is shown", async () => /line 5, column 3/.test(await page.textContent("#open-reason")));
    assert.match(await page.textContent(".excerpt"), /5 \| \.\.3\n +\^/);
    assert.equal(await page.inputValue("#open-text"), kBad);
    const selected = await page.locator("#open-text").evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
    assert.equal(selected, "3");
    assert.equal((await tab.state()).puzzle_id, "klotski", "the puzzle shown before stays");
    await page.keyboard.press("Escape");
    await tab.click("open");
    assert.equal(await page.inputValue("#open-text"), kBad, "closing the dialog loses nothing");

    await page.fill("#open-text", kSmall);
    await page.keyboard.press("Control+Enter");
    await tab.until("the pasted puzzle is open", (state) => state.title === "Small & sweet");
    assert.equal(await page.locator("#open-dialog").evaluate((dialog) => dialog.open), false);
});

test("a chosen file is opened, and what is wrong with one is said", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const { page } = tab;
    await page.setInputFiles("#open-file", { name: "small.txt", mimeType: "text/plain", buffer: Buffer.from(kSmall) });
    await tab.until("the chosen file is open", (state) => state.title === "Small & sweet");
    await page.setInputFiles("#open-file", { name: "bad.txt", mimeType: "text/plain", buffer: Buffer.from(kBad) });
    await page.waitForSelector("#open-dialog[open]");
    assert.match(await page.textContent("#open-reason"), /line 5/);
    await tab.close();
});

test("Share copies a link that leads back here", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pennant`, { permissions: ["clipboard-read", "clipboard-write"] });
    await tab.click("share");
    await tab.page.click("text=Copy link");
    await eventually("it is copied", async () => /Copied/.test(await tab.page.textContent("#share-dialog")));
    const link = await tab.copied();
    assert.equal(link, `${host.address}/#puzzle=pennant`);
    await tab.close();
});

test("copying works without the clipboard interface", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pennant`, {
        prepare: (page) => page.addInitScript(() => Object.defineProperty(Navigator.prototype, "clipboard", { get: () => undefined })),
    });
    await tab.click("share");
    await tab.page.click("text=Copy link");
    await eventually("it is copied", async () => /Copied/.test(await tab.page.textContent("#share-dialog")));
    await tab.close();
});
