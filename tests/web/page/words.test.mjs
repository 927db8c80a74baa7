// Words (web/src/words/say.ts): templates, values, plurals; and a pseudo-language, which shows any text that does not come from there.
// What a browser shows is seen in languages.test.mjs. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { runInNewContext } from "node:vm";
import { importSource, scriptInPseudoLanguage } from "../support/bundle.mjs";

const { say, speak } = await importSource("words/say");
const kBadLinks = [
    "#puzzel=klotski",
    "#puzzle=a&puzzle=b",
    "#puzzle=",
    "#puzzle=%zz",
    "#puzzle=klotski&metric=jump",
    "#puzzle=klotski&theme=pink",
    "#puzzle=a&text=b",
    "#position=12",
];

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

test("so is all that can be wrong with a link", async () => {
    const script = await scriptInPseudoLanguage("links/fragment", "links");
    const { parseFragment } = runInNewContext(`${script}; links`, { URLSearchParams });
    const bare = (text) => (/⟦[^⟦⟧]*⟧/.test(text) ? bare(text.replace(/⟦[^⟦⟧]*⟧/g, "")) : text); // a text may be the value of another
    for (const fragment of kBadLinks) assert.doesNotMatch(bare(parseFragment(fragment).fault), /\p{L}/u, fragment);
});
