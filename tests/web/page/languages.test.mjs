// Another language, chosen by the reader: whatever can be seen or heard is in it, at once and later, and English pays nothing for it. The
// texts are made here, each phrase in guillemets, so that what is left of English is seen whatever the tables say.
import assert from "node:assert/strict";
import test from "node:test";
import { browserOfTests, eventually, Tab } from "../support/browser.mjs";
import { guillemets, lettersOutside, routeWords } from "../support/guillemets.mjs";
import { violations } from "../support/violations.mjs";
import { openPage, startBlog, stateOf } from "../support/widget_page.mjs";

const host = browserOfTests();

const kTasks = ["play", "build", "explore", "library", "find", "tilings", "npuzzle"];
const kGerman = { locale: "de-DE" };

const germanTab = (fragment = "", options = {}) =>
    Tab.ready(host.browser, `${host.address}/`, { fragment, ...kGerman, prepare: routeWords, ...options });

/** What is English on the page: text and labels, seen or heard. */
const english = (tab) => eventuallyNone(() => lettersOutside(tab.page));

/** Waits until nothing is left of what a probe finds, and tells what stays. */
async function eventuallyNone(probe) {
    let found = [];
    await eventually("all is said in the language", async () => (found = await probe()).length === 0).catch(() => undefined);
    assert.deepEqual(found, []);
}

const wordsAsked = (page) => {
    const asked = [];
    page.on("request", (request) => /\/(words|help)_/.test(request.url()) && asked.push(request.url().replace(/.*\//, "")));
    return asked;
};

test("an English visit loads nothing of other languages", async () => {
    let asked;
    const tab = await Tab.ready(host.browser, `${host.address}/`, { prepare: (page) => (asked = wordsAsked(page)) });
    await tab.click("help");
    await tab.page.locator("#help-dialog[open]").waitFor();
    assert.deepEqual(asked, []);
    assert.equal(await tab.page.evaluate(() => document.documentElement.lang), "en");
    await tab.close();
});

test("a first visit speaks the browser's language, in every task", async () => {
    const tab = await germanTab();
    assert.equal(await tab.page.evaluate(() => document.documentElement.lang), "de");
    for (const task of kTasks) {
        await tab.click(`task:${task}`);
        await tab.until(`${task} is shown`, (state) => state.task === task);
        await english(tab);
    }
    assert.deepEqual(await violations(tab.page), []);
});

/** What the page is, as it says to browsers and to programs that list pages. */
const description = (tab) => tab.page.evaluate(() => document.querySelector('meta[name="description"]').content);

test("so do dialogs, the help and what workers say", async () => {
    const tab = await germanTab("#puzzle=klotski");
    for (const [button, dialog] of Object.entries({ open: "open", share: "share", embed: "embed", language: "language", help: "help" })) {
        await tab.click(button);
        await tab.page.locator(`#${dialog}-dialog[open]`).waitFor();
        await english(tab);
        await tab.page.keyboard.press("Escape");
    }
    const blocks = (page) => [...page.matchAll(/<(?:p|li|h2|h3|td)>([^<]{15,})</g)].map(([, text]) => text);
    const help = async (file) => blocks(await (await fetch(`${host.address}/${file}`)).text());
    const inGerman = new Set(await help("help_de.html"));
    assert.ok(inGerman.size > 40, "it has as much to say");
    assert.deepEqual(
        (await help("help.html")).filter((text) => inGerman.has(text)),
        [],
    );
    await tab.click("open");
    await tab.page.locator("#open-text").fill("name: x\nboard:\na\tb\n");
    await tab.page.locator("#open-dialog .button.primary").click();
    await tab.page.locator("#open-reason:not(:empty)").waitFor();
    await tab.page.locator(".excerpt").waitFor(); // the place is found in a sentence of any language
    await english(tab);
    await tab.page.keyboard.press("Escape");
    await tab.click("solve");
    await tab.until("it is solved", (state) => state.solution);
    await english(tab);
    await tab.page.evaluate(() => document.getElementById("canvas").dispatchEvent(new Event("webglcontextlost")));
    await tab.page.locator("#failure").waitFor();
    await english(tab);
    await tab.close();
});

test("the reader's choice is seen at once, loses nothing, is kept, and goes back", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`, { fragment: "#puzzle=klotski", prepare: routeWords });
    await tab.take("7");
    await tab.page.keyboard.press("ArrowDown");
    const played = await tab.until("7 has moved", (state) => state.counts.step === 1);
    await tab.click("open");
    await tab.page.locator("#open-text").fill("not yet");
    await tab.page.keyboard.press("Escape");
    const choose = async (name) => {
        await tab.click("language");
        await tab.page.locator("#language-dialog").getByRole("button", { name, exact: true }).click();
    };
    await choose("Deutsch");
    await eventually("it speaks the other language", async () => (await tab.widget("undo")).label.startsWith("«"));
    assert.equal(await tab.page.evaluate(() => document.activeElement.dataset.id), "language", "the focus is where it was");
    await english(tab);
    assert.match(await description(tab), /^«.*»$/);
    assert.deepEqual((await tab.state()).play, played.play);
    await tab.click("open");
    assert.equal(await tab.page.locator("#open-text").inputValue(), "not yet");
    await english(tab);
    await tab.page.keyboard.press("Escape");
    await tab.page.reload();
    await tab.untilReady();
    assert.match((await tab.awaitWidget("undo")).label, /^«/);
    assert.deepEqual((await tab.state()).play, played.play);
    await choose("English");
    await eventually("it is English again", async () => (await tab.widget("undo")).label === "Undo");
    const served = await (await fetch(`${host.address}/`)).text();
    assert.ok(served.includes(await description(tab)), "the document says the same before any script runs");
    await tab.page.reload();
    await tab.untilReady();
    assert.equal(await tab.page.evaluate(() => document.documentElement.lang), "en");
});

test("a link may ask for a language, and goes on asking; one that is not offered is said to be none", async () => {
    const tab = await Tab.ready(host.browser, `${host.address}/`, { fragment: "#puzzle=klotski&lang=de", prepare: routeWords });
    assert.match((await tab.awaitWidget("undo")).label, /^«/);
    const piece = (await tab.widgets()).find(({ label }) => label.startsWith("«piece 7»"));
    await tab.page.locator(`[data-id="${piece.id}"]`).focus();
    await tab.page.keyboard.press("Enter");
    await tab.page.keyboard.press("ArrowDown");
    await eventually("the address has the move", async () => /moves=/.test(tab.page.url()));
    assert.match(tab.page.url(), /lang=de/);
    await tab.page.evaluate(() => (location.hash = "#puzzle=klotski&lang=en"));
    await eventually("it is English", async () => (await tab.widget("undo")).label === "Undo");
    await tab.page.evaluate(() => (location.hash = "#puzzle=klotski&lang=xx"));
    await tab.page.getByText(/asks for the language "xx"/).waitFor();
    await tab.close();
});

test("words that cannot be had leave the page in English", async () => {
    const refuse = (page) => page.route("**/words_*", (route) => route.fulfill({ status: 404, body: "" }));
    const tab = await Tab.ready(host.browser, `${host.address}/`, { ...kGerman, prepare: refuse });
    assert.equal((await tab.awaitWidget("undo")).label, "Undo");
    assert.equal(await tab.page.evaluate(() => document.documentElement.lang), "en");
    await tab.close();
});

test("a puzzle in a page of somebody's speaks that page's language, and loads what it needs of it", async () => {
    let asked;
    const { page } = await openPage(host.browser, host.address, '<div lang="de-AT"><shunt-puzzle puzzle="klotski"></shunt-puzzle></div>', {
        prepare: (opened) => ((asked = wordsAsked(opened)), routeWords(opened)),
    });
    await stateOf(page);
    await eventuallyNone(() => lettersOutside(page, "shunt-puzzle"));
    assert.deepEqual(asked, ["words_de_widget.js"]);
    await page.evaluate(() => document.querySelector("shunt-puzzle").census());
    await eventuallyNone(() => lettersOutside(page, "shunt-puzzle"));
    assert.deepEqual(asked, ["words_de_widget.js", "words_de_solver.js"]);
    const refused = await page.evaluate(() => {
        document.querySelector("shunt-puzzle").puzzle = "board:\na\tb\n";
        return new Promise((resolve) =>
            document.querySelector("shunt-puzzle").addEventListener("error", ({ detail }) => resolve(detail.message)),
        );
    });
    assert.equal(lettersIn(refused), "");
    await page.evaluate(() => (document.querySelector("shunt-puzzle").lang = "en"));
    await page.evaluate(() => (document.querySelector("shunt-puzzle").puzzle = "klotski"));
    await page.getByRole("button", { name: "Hint", exact: true }).waitFor();
    await page.evaluate(() => document.querySelector("shunt-puzzle").hint());
    assert.deepEqual(asked, ["words_de_widget.js", "words_de_solver.js"], "English needs no words");
});

const lettersIn = (text) => guillemets.outside(text);

test("in a frame the address says the language", async () => {
    const blog = await startBlog(host, `<iframe title="x" src="${host.address}/embed.html#puzzle=klotski&lang=de"></iframe>`);
    const page = await (await host.browser.newContext()).newPage();
    await routeWords(page);
    await page.goto(blog);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "«Hint»" }).waitFor();
    await page.context().close();
});
