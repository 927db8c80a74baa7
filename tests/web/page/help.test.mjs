// The help: a page of the site and a dialog of the page; its texts are puzzles, and it leaves no key or format of ours out.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { violations } from "../support/violations.mjs";

const host = browserOfTests();

const formats = new URL("../../../core/puzzle/format/", import.meta.url);
const sourceOf = (file) => readFileSync(new URL(file, formats), "utf8");

const assertAccessible = async (page) => assert.deepEqual(await violations(page), []);

const dialog = (tab) => tab.page.locator("#help-dialog[open]");

test("? and the button open it in the page, where nothing is lost", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    await tab.page.locator("#stage").focus();
    await tab.page.keyboard.press("?");
    await dialog(tab).waitFor();
    await assertAccessible(tab.page);
    await tab.page.keyboard.press("Escape");
    await dialog(tab)
        .waitFor({ state: "detached" })
        .catch(() => undefined);
    await eventually("it is closed", async () => (await dialog(tab).count()) === 0);
    await tab.click("help");
    await dialog(tab).waitFor();
    const { hash } = new URL(tab.page.url());
    await tab.page.getByRole("link", { name: "Metrics" }).click();
    await eventually("the section has the focus", () => tab.page.evaluate(() => document.activeElement?.textContent === "Metrics"));
    assert.equal(new URL(tab.page.url()).hash, hash, "the address says what is on the board");
});

test("it waits for nobody: it is loaded when it is wanted, and drawn in both themes", async () => {
    const asked = [];
    const prepare = (page) => page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const tab = await Tab.open(host.browser, `${host.address}/#puzzle=klotski`, { prepare, colorScheme: "dark" });
    await tab.untilReady();
    assert.ok(!asked.some((path) => /help/.test(path)), "nothing of it is loaded with the page");
    await tab.click("help");
    await dialog(tab).waitFor();
    const fills = () => tab.page.evaluate(() => document.querySelector("#help-dialog svg rect, #help-dialog svg path[fill]")?.outerHTML);
    const dark = await fills();
    await tab.page.keyboard.press("Escape");
    await tab.click("theme");
    await tab.until("it is light", (state) => !state.dark);
    await tab.click("help");
    await dialog(tab).waitFor();
    assert.notEqual(await fills(), dark);
});

test("the grammar opens from the text field", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/#view=build&puzzle=klotski`);
    await tab.page.getByRole("button", { name: "Text", exact: true }).press("Enter");
    await tab.click("build.text.grammar");
    await dialog(tab).waitFor();
    await eventually("its section has the focus", () => tab.page.evaluate(() => document.activeElement?.textContent === "Puzzle text"));
});

test("as a page of its own it has a picture for every text, and every text is a puzzle for the core", async () => {
    const page = await host.browser.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(`${host.address}/help.html`);
    const texts = await page.evaluate(() => [...document.querySelectorAll("figure[data-puzzle]")].map((figure) => figure.dataset.puzzle));
    assert.ok(texts.length > 12);
    assert.equal(await page.locator("figure[data-puzzle] svg").count(), texts.length);
    await assertAccessible(page);
    assert.deepEqual(complaints, []);
    await page.close();
    const tab = await Tab.ready(host.browser, `${host.address}/#puzzle=klotski`);
    for (const text of texts) {
        await tab.page.evaluate((fragment) => (location.hash = fragment), `text=${encodeURIComponent(text)}`);
        await tab.until(`this is open: ${text}`, (state) => state.text === text);
    }
});

test("the keys of the workbench stand in it, in rows that are made from its deeds", async () => {
    const help = await (await fetch(`${host.address}/help.html`)).text();
    const rows = Object.fromEntries(
        [...help.matchAll(/<tr><th scope="row">(.*)<\/th><td>(.*)<\/td><\/tr>/g)].map(([, keys, words]) => [words, keys]),
    );
    assert.equal(rows["hint; again: make the move"], "<kbd>H</kbd>");
    assert.equal(rows["the depth before, the depth after"], "<kbd>Page Up</kbd>, <kbd>Page Down</kbd>");
    assert.equal(rows["turn, turn back, mirror"], "<kbd>R</kbd>, <kbd>Shift</kbd> <kbd>R</kbd>, <kbd>M</kbd>");
    assert.equal(rows["duplicate, remove"], "<kbd>D</kbd>, <kbd>Delete</kbd>");
    assert.doesNotMatch(help, /<!-- keys/);
});

test("every key of the puzzle text and every format has its place in it", async () => {
    const help = readFileSync(new URL("../../../web/help.html", import.meta.url), "utf8").replace(/\s+/g, " ");
    const headings = [...help.matchAll(/<h3 id="text-[^>]*>([^<]*)</g)].map(([, words]) => words).join(" ");
    const [, keys] = /kKeys\{([^}]*)\}/.exec(sourceOf("shunt_text_parser.cpp"));
    for (const [, key] of keys.matchAll(/"(\w+)"/g)) assert.match(headings, new RegExp(`\\b${key}\\b`), `the key ${key}`);
    const sources = readdirSync(formats)
        .filter((file) => file.endsWith(".cpp"))
        .map(sourceOf)
        .join("\n");
    const titles = [...sources.matchAll(/\bFormat k\w+\{\s*"\w+",\s*Phrase\("([^"]+)"/g)].map(([, title]) => title);
    assert.ok(titles.length >= 17, `only ${titles.length} formats found`);
    for (const title of titles.filter((name) => name !== "a Shunt puzzle")) assert.ok(help.includes(title), title);
});

test("the help tells how a puzzle comes into a page, in the words of the dialog that gives the text", async () => {
    const help = readFileSync(new URL("../../../web/help.html", import.meta.url), "utf8").replace(/\s+/g, " ");
    const [, guide] = /<section id="embed">(.*?)<\/section>/.exec(help);
    const dialog = readFileSync(new URL("../../../web/src/dialogs/embed_dialog.ts", import.meta.url), "utf8");
    for (const [, words] of guide.matchAll(/<li><b>([^<]*)<\/b>/g)) assert.match(dialog, new RegExp(`"${words}"`), words);
    assert.match(help, /<a href="#embed">/);
});
