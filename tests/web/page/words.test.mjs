// Words (web/src/words/say.ts): templates, values, plurals; and a pseudo-language in a browser, which shows any text that does not
// come from there.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { runInNewContext } from "node:vm";
import { startBrowser, Tab } from "../support/browser.mjs";
import { importSource, scriptInPseudoLanguage } from "../support/bundle.mjs";

const { say, speak } = await importSource("words/say");

test("values stand where the text has places for them, and are no places themselves", () => {
    assert.equal(say("{file} of {folder}", { file: "{folder}", folder: "f" }), "{folder} of f");
    assert.equal(say("no places"), "no places");
});

test("the form follows the number by the language's own rule", () => {
    const moves = "{count, plural, one {# move} other {# moves}}";
    assert.deepEqual(
        [0, 1, 2, 1234].map((count) => say(moves, { count })),
        ["0 moves", "1 move", "2 moves", "1,234 moves"],
    );
    const polish = "{count, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}";
    speak({ tag: "pl", texts: { [moves]: polish } });
    assert.deepEqual(
        [1, 2, 5, 22].map((count) => say(moves, { count })),
        ["1 ruch", "2 ruchy", "5 ruchów", "22 ruchy"],
    );
    assert.equal(say("not in the table"), "not in the table");
    speak({ tag: "en", texts: {} });
});

test("English, which every widget begins with, needs no tables of languages", (context) => {
    context.mock.method(Intl, "PluralRules", () => assert.fail("loaded"));
    context.mock.method(Intl, "NumberFormat", () => assert.fail("loaded"));
    const positions = "{count, plural, one {# position} other {# positions}}";
    const said = [1, 999, 25955, 1234567].map((count) => say(positions, { count }));
    assert.deepEqual(said, ["1 position", "999 positions", "25,955 positions", "1,234,567 positions"]);
});

test("what a link counts in is a word of the language", async () => {
    const script = await scriptInPseudoLanguage("dialogs/share_dialog", "share");
    const { contentOf } = runInNewContext(`${script}; share`);
    const state = { task: "play", title: "Klotski", start: true, metric: "move", counts: { move: 3 }, play: "" };
    const word = "⟦mo\u0301ve\u0301··⟧";
    assert.ok(contentOf(state, false).includes(word));
    assert.ok(contentOf(state, true).includes(word));
    assert.ok(contentOf({ ...state, on_show: { first: "a", step: 2 } }, false).includes(word));
});

let browser;
before(async () => (browser = await startBrowser()));
after(() => browser.stop());

/** The page as built from its sources, saying everything between these brackets. */
async function pseudoTab(fragment = "") {
    const scripts = { page: await scriptInPseudoLanguage("page/page"), later: await scriptInPseudoLanguage("page/later", "shuntLater") };
    const answer = (body) => (route) => route.fulfill({ contentType: "text/javascript", body });
    const serve =
        (page) =>
        ([name, body]) =>
            page.route(`**/${name}.js`, answer(body));
    const tab = await Tab.open(browser.browser, browser.address, {
        fragment,
        prepare: (page) => Promise.all(Object.entries(scripts).map(serve(page))),
    });
    return tab;
}

/** Texts for a reader within an element that are not, or not wholly, from the table: by eye or by ear. */
const foreign = (tab, selector) =>
    tab.page.evaluate((root) => {
        const found = [];
        const judge = (text, where) => {
            let bare = text ?? "";
            while (/⟦[^⟦⟧]*⟧/.test(bare)) bare = bare.replace(/⟦[^⟦⟧]*⟧/g, ""); // a text may be the value of another
            if (/\p{L}/u.test(bare)) found.push(`${where}: ${text}`);
        };
        for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
            for (const name of ["aria-label", "title", "alt", "data-drop"]) judge(element.getAttribute(name), name);
            for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) judge(node.data, element.tagName);
        }
        return found;
    }, selector);

const shown = async (tab, selector) => {
    await tab.page.locator(selector).waitFor();
    assert.ok((await tab.page.locator(selector).innerText()).includes("⟦"), `${selector} speaks the pseudo-language`);
    assert.deepEqual(await foreign(tab, selector), []);
};

test("dialogs, messages and failures say nothing that is not in the table", async () => {
    const tab = await pseudoTab();
    await tab.untilReady();
    assert.deepEqual(await foreign(tab, ".toast"), []);
    const open = { open: "#open-dialog", share: "#share-dialog", embed: "#embed-dialog" };
    for (const [id, dialog] of Object.entries(open)) {
        await tab.click(id);
        await shown(tab, dialog);
        if (id === "open") {
            await tab.page.locator(`${dialog} .button.primary`).click();
            await tab.page.locator("#open-reason:not(:empty)").waitFor();
            await shown(tab, dialog);
        }
        await tab.page.keyboard.press("Escape");
    }
    assert.match(await tab.page.locator("#stage").getAttribute("data-drop"), /^⟦.*⟧$/);
    assert.match(await tab.page.locator("#stage").getAttribute("aria-label"), /^⟦.*⟧$/);
    await tab.page.evaluate(() => document.getElementById("canvas").dispatchEvent(new Event("webglcontextlost")));
    await shown(tab, "#failure");
    await tab.close();
});

test("so do all that can be wrong with a link", async () => {
    const faults = [
        "puzzel=klotski",
        "puzzle=a&puzzle=b",
        "puzzle=",
        "puzzle=%zz",
        "puzzle=nowhere",
        "puzzle=klotski&metric=jump",
        "puzzle=klotski&theme=pink",
        "puzzle=a&text=b",
        "position=12",
    ];
    for (const fault of faults) {
        const tab = await pseudoTab(`#${fault}`);
        await tab.untilReady();
        await shown(tab, ".toast");
        await tab.close();
    }
});
