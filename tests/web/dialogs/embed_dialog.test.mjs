// The dialog that gives a puzzle to other pages: the text does in a page of somebody else's what the preview beside it shows.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { eventually, startBrowser, Tab } from "../support/browser.mjs";
import { serveChanged } from "../support/changed_host.mjs";
import { violations } from "../support/violations.mjs";
import { startBlog, stateOf } from "../support/widget_page.mjs";

let host;
let shunt;
before(async () => {
    host = await startBrowser();
    shunt = await serveChanged({ plain: true, headers: { "Access-Control-Allow-Origin": "*" } });
    host.later(shunt.close);
});
after(() => host.stop());

async function openDialog(fragment, options) {
    const tab = await Tab.ready(host.browser, `${shunt.address}/${fragment}`, options);
    await tab.click("embed");
    await tab.page.locator("#embed-dialog").waitFor();
    return tab;
}
const choose = (tab, row, label) => tab.page.getByRole("group", { name: row }).getByLabel(label, { exact: true }).click();
const snippet = (tab) => tab.page.inputValue("#embed-code");
const sizeSaid = (tab) => tab.page.locator(".embed-preview > p").last().innerText();
const preview = "#embed-dialog shunt-puzzle";

/** A page of somebody else's with this in it. */
async function blogWith(html) {
    const page = await (await host.browser.newContext({ serviceWorkers: "block" })).newPage();
    await page.goto(await startBlog(host, html));
    return page;
}

test("defaults leave no attribute behind, and the text shows in a page what the preview shows", async () => {
    const tab = await openDialog("#puzzle=klotski");
    const plain = await snippet(tab);
    assert.equal(
        plain,
        `<script type="module" src="${shunt.address}/shunt-puzzle.js"></script>` +
            `<shunt-puzzle puzzle="klotski"><a href="${shunt.address}/#puzzle=klotski">Play Klotski</a></shunt-puzzle>`,
    );
    await choose(tab, "Metric", "step");
    await choose(tab, "Look", "dark");
    await choose(tab, "Width", "320");
    await choose(tab, "Readers may", "Chart");
    const chosen = await snippet(tab);
    assert.match(chosen, /<shunt-puzzle style="max-width: 320px" puzzle="klotski" metric="step" theme="dark" controls="hint solve">/);
    const shown = await stateOf(tab.page, ({ metric }) => metric === "step", preview);
    await eventually("its size is said", async () => /^320 × \d{3} px$/.test(await sizeSaid(tab)));
    const page = await blogWith(chosen);
    assert.deepEqual(await stateOf(page), shown);
    assert.equal(await page.getByRole("button", { name: "Chart" }).count(), 0);
    assert.equal(await page.evaluate(() => document.querySelector("shunt-puzzle").offsetWidth), 320);
    await page.context().close();
    for (const [row, label] of [
        ["Metric", "move"],
        ["Look", "like the page"],
        ["Width", "all there is"],
        ["Readers may", "Chart"],
    ]) {
        await choose(tab, row, label);
    }
    assert.equal(await snippet(tab), plain);
    await tab.page.keyboard.press("Escape");
    await eventually("nothing goes on behind the closed dialog", async () => (await tab.page.locator(preview).count()) === 0);
    tab.assertQuiet();
    await tab.close();
});

test("a frame is as high as the puzzle; the picture comes as a file", async () => {
    const tab = await openDialog("#puzzle=pennant");
    await choose(tab, "As", "iframe");
    await choose(tab, "Look", "dark");
    await choose(tab, "Width", "480");
    const height = await eventually("its height is known", async () => {
        return /480 × (\d+) px/.exec(await sizeSaid(tab))?.[1];
    });
    const html = await eventually("it is in the text", async () => (await snippet(tab)).includes(`height="${height}"`) && snippet(tab));
    const page = await blogWith(html);
    const frame = await eventually("the frame is there", () => page.frames().find((found) => found.url().includes("embed.html")));
    await eventually("it is ready", () => frame.evaluate(() => document.documentElement.dataset.state === "ready"));
    assert.equal(await frame.evaluate(() => document.querySelector("shunt-puzzle").state().name), "Pennant (Dad's puzzle)");
    assert.equal(await frame.evaluate(() => document.documentElement.scrollHeight > innerHeight), false, "nothing is cut off");
    await page.context().close();

    await choose(tab, "As", "picture with link");
    const saving = tab.page.waitForEvent("download");
    await tab.page.getByRole("button", { name: "Save the picture" }).click();
    assert.equal((await saving).suggestedFilename(), "pennant-dad-s-puzzle.svg");
    assert.match(await snippet(tab), /^<a href="[^"]+#puzzle=pennant"><img src="pennant-dad-s-puzzle\.svg" alt="[^"]+" width="480"><\/a>$/);
    await tab.page.locator("#embed-dialog img").waitFor();
    await tab.close();
});

test("a solution is shown once it is found", async () => {
    const tab = await openDialog("#puzzle=rush-hour-1");
    await choose(tab, "Shows", "the solution");
    const html = await eventually("it is in the text", async () => (await snippet(tab)).includes("solution=") && snippet(tab));
    assert.equal(/solution="([^"]+)"/.exec(html)[1].split(", ").length, 9);
    await stateOf(tab.page, ({ toGo }) => toGo === 9, preview);
    const page = await blogWith(html);
    await page.getByRole("slider", { name: "Move of the solution" }).waitFor();
    await page.context().close();
    await tab.close();
});

test("a puzzle of one's own stands in the text; a long one comes as a file", async () => {
    const own = "name: Own\nboard:\nAAB\nCCB\nDD.\ngoal:\n...\n...\n.AA\n";
    const tab = await openDialog(`#text=${encodeURIComponent(own)}`);
    const page = await blogWith(await snippet(tab));
    assert.equal((await stateOf(page)).name, "Own");
    await page.context().close();
    await tab.close();
    const long = `name: Long\nnote: ${"very ".repeat(500)}long\nboard:\nAAB\nCCB\nDD.\ngoal:\n...\n...\n.AA\n`;
    const other = await openDialog(`#text=${encodeURIComponent(long)}`);
    await other.page.getByText("Long puzzle: link to the file instead.").waitFor();
    const saving = other.page.waitForEvent("download");
    await other.page.getByRole("button", { name: "Save the puzzle file" }).click();
    assert.equal((await saving).suggestedFilename(), "long.txt");
    await other.close();
});

test("the position on the board is shown if it is not the start; a wide puzzle is scaled to fit, and that is said", async () => {
    const start = await openDialog("#puzzle=klotski");
    assert.equal(await start.page.getByLabel("this position").isDisabled(), true);
    await choose(start, "Width", "640");
    await eventually("it says how large", async () => /^640 × \d{3} px, shown at (5|6)\d %$/.test(await sizeSaid(start)));
    const { width } = await start.page.locator(preview).boundingBox();
    assert.ok(width < 400, `${width}`);
    await start.close();
    const rows = "1223\n1223\n4556\n4786\n.9.0";
    const tab = await openDialog(`#puzzle=klotski&position=${encodeURIComponent(rows)}`);
    assert.doesNotMatch(await snippet(tab), /position/);
    await choose(tab, "Shows", "this position");
    await stateOf(tab.page, ({ position }) => position === `${rows}\n`, preview);
    const page = await blogWith(await snippet(tab));
    assert.equal((await stateOf(page)).position, `${rows}\n`);
    await page.context().close();
    await tab.close();
});

test("a drawing of Build stands in the text itself, as it is", async () => {
    const tab = await Tab.ready(host.browser, `${shunt.address}/#puzzle=klotski&view=build`);
    await tab.click("build.tool:wall");
    await tab.until("the wall is chosen", ({ build }) => build.tool === "wall");
    await tab.page.keyboard.press(" ");
    const { drawn } = await tab.until("a cell is wall", (state) => state.drawn.includes("#"));
    await tab.click("embed");
    await stateOf(tab.page, ({ puzzle }) => puzzle === drawn, preview);
    const page = await blogWith(await snippet(tab));
    assert.equal((await stateOf(page)).puzzle, drawn);
    await page.context().close();
    await tab.close();
});

test("the text is copied, or selected where the browser does not allow that; either is said", async () => {
    const tab = await openDialog("#puzzle=klotski");
    const copy = tab.page.getByRole("button", { name: /^Cop/ });
    const said = () => tab.page.locator(".embed-left [role=status]").innerText();
    await tab.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await eventually("it says so", async () => (await copy.innerText()) === "Copied." && (await said()) === "Copied.");
    assert.equal(await tab.page.evaluate(() => navigator.clipboard.readText()), await snippet(tab));
    await eventually("it can be pressed again", async () => (await copy.innerText()) === "Copy");
    await tab.page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
        document.execCommand = () => false;
    });
    await copy.click();
    await eventually("it says what helps", async () => /The text is selected: press Ctrl\+C\.$/.test(await said()));
    const selected = () => document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd);
    assert.equal(await tab.page.evaluate(selected), await snippet(tab));
    await tab.close();
});

test("Escape and the cross close it, and the focus is where it was", async () => {
    const tab = await Tab.ready(host.browser, `${shunt.address}/#puzzle=klotski`);
    const focused = () => tab.page.evaluate(() => document.activeElement.dataset.id);
    for (const close of [() => tab.page.keyboard.press("Escape"), () => tab.page.getByRole("button", { name: "Close" }).click()]) {
        await tab.page.evaluate(() => document.querySelector('[data-id="embed"]').focus());
        await tab.page.keyboard.press("Enter");
        await stateOf(tab.page, () => true, preview);
        await close();
        await eventually("it is back", async () => (await focused()) === "embed");
    }
    await tab.close();
});

test("a narrow window, which has no room for its button, has it behind Share, the preview first", async () => {
    const tab = await Tab.ready(host.browser, `${shunt.address}/#puzzle=klotski`, { viewport: { width: 390, height: 844 } });
    assert.equal(await tab.widget("embed"), undefined);
    await tab.click("share");
    await tab.page.getByRole("button", { name: "Embed…" }).click();
    await stateOf(tab.page, () => true, preview);
    const top = async (selector) => (await tab.page.locator(selector).boundingBox()).y;
    assert.ok((await top(preview)) < (await top(".embed-options")));
    assert.equal(await tab.page.locator("#share-dialog").isVisible(), false);
    await tab.close();
});

test("axe has nothing to say, nor has a phone too little room", async () => {
    const tab = await openDialog("#puzzle=klotski");
    await tab.page.setViewportSize({ width: 390, height: 844 });
    await stateOf(tab.page, () => true, preview);
    assert.deepEqual(await violations(tab.page, { within: "#embed-dialog" }), []);
    assert.equal(await tab.page.evaluate(() => document.querySelector("#embed-dialog").scrollWidth <= innerWidth), true);
    await tab.close();
});
