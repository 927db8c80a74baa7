// Links, pasted texts, files, and giving a puzzle away.
import assert from "node:assert/strict";
import test, { after, before } from "node:test";
import { centre, eventually, startBrowser, Tab } from "../support/browser.mjs";

let host;
before(async () => (host = await startBrowser()));
after(() => host.stop());

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

test("moves that a puzzle does not allow are told and left out", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski&moves=0D`);
    assert.match(await toast(tab), /moves in the link/);
    const { puzzle_id, start, play } = await tab.state();
    assert.deepEqual([puzzle_id, start, play], ["klotski", true, ""]);
    await tab.close();
});

test("a link may contain the whole puzzle", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#text=${encodeURIComponent(kSmall)}`);
    await tab.until("it is open", (state) => state.title === "Small & sweet" && state.puzzle_id === "");
    assert.equal(await tab.page.title(), "Small & sweet · Shunt");
    tab.assertQuiet();
    await tab.close();
});

test("the page follows when the address is changed", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.page.evaluate(() => (location.hash = "#puzzle=pennant"));
    await tab.until("Pennant is open", (state) => state.puzzle_id === "pennant");
    await tab.close();
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

test("the library shows the puzzle that a link opens", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=pe766`);
    const list = await tab.awaitWidget("library");
    await eventually("its row is in view", async () => {
        const row = await tab.widget("puzzle:pe766");
        return row.state.selected && row.y >= list.y - 1 && row.y + row.h <= list.y + list.h + 1;
    });
    await tab.close();
});

test("a bad link says what is wrong and leaves a puzzle to play with", async () => {
    const reasons = {
        "#puzzel=klotski": /"puzzel"/,
        "#puzzle=nowhere": /"nowhere".*library/,
        "#puzzle=klotski&metric=jump": /"jump"/,
        "#puzzle=klotski&position=12": /the position has 1 row.* the board has 5/,
    };
    for (const [fragment, reason] of Object.entries(reasons)) {
        const tab = await Tab.ready(host.browser, `${host.address}/${fragment}`);
        assert.match(await toast(tab), reason);
        await tab.until("the first puzzle is open", (state) => state.puzzle_id === "klotski");
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
    tab.assertQuiet();
    await tab.close();
});

test("a chosen file and a dropped file are opened", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    const { page } = tab;
    await page.setInputFiles("#open-file", { name: "small.txt", mimeType: "text/plain", buffer: Buffer.from(kSmall) });
    await tab.until("the chosen file is open", (state) => state.title === "Small & sweet");
    const drop = (name, text) =>
        page.evaluate(
            ([fileName, content]) => {
                const dataTransfer = new DataTransfer();
                dataTransfer.items.add(new File([content], fileName, { type: "text/plain" }));
                const target = document.getElementById("canvas");
                for (const type of ["dragover", "drop"]) {
                    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
                }
            },
            [name, text],
        );
    await drop("other.txt", kSmall.replace("Small & sweet", "Other"));
    await tab.until("the dropped file is open", (state) => state.title === "Other");
    await drop("bad.txt", kBad);
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
