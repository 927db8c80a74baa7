// Links as values: what is printed is read again, what was given away is read for ever, what is damaged is refused. Under node.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { deflateRawSync } from "node:zlib";
import { importSource } from "../support/bundle.mjs";

const { languageOf, printFragment, parseFragment } = await importSource("links/fragment");
const { readLink, hasSettings, kViewNames } = await importSource("links/place");
const { movesOf, playOf } = await importSource("links/moves");
const { packText, unpackText } = await importSource("links/packed_text");
const { links } = JSON.parse(readFileSync(new URL("known_links.json", import.meta.url), "utf8"));
const tasks = readFileSync(new URL("../../../ui/panels/shell/tasks.cpp", import.meta.url), "utf8");

/** Numbers from 0 to `most` - 1, the same ones every time. */
function dice(seed) {
    let state = seed;
    return (most) => ((state = (Math.imul(state, 1103515245) + 12345) >>> 0), (state >>> 8) % most);
}

test("links that were given away are read as ever", async () => {
    for (const [fragment, link] of links) assert.deepEqual((await readLink(fragment)).link, link, fragment);
});

test("the language that a link asks for is known whatever else is wrong with it", () => {
    for (const wrong of ["metric=foo", "step=abc", "theme=pink", "puzzle=a&puzzle=b", "none=1", "text=%E0%A4%A"]) {
        assert.ok(parseFragment(`#puzzle=klotski&${wrong}&lang=DE`).fault, wrong);
        assert.equal(languageOf(`#puzzle=klotski&${wrong}&lang=DE`), "de", wrong);
    }
    assert.equal(languageOf("#lang=de&metric=foo"), "de");
    for (const without of ["", "#puzzle=klotski", "#lang=", "#text=lang=de"]) assert.equal(languageOf(without), undefined, without);
});

test("what is printed is read again: 2,000 links of any characters", async () => {
    const roll = dice(1);
    const alphabet = ["a", "1", ".", "#", "&", "=", "%", "+", " ", "\n", "?", "/", ":", "ü", "盤", "🧩", '"', "\\"];
    const move = () => `${roll(300)}${roll(3) ? "" : `+${roll(300)}`}${"UDLR"[roll(4)].repeat(1 + roll(3))}`;
    const line = () => Array.from({ length: 1 + roll(30) }, move).join(" ");
    const word = () => "x" + Array.from({ length: roll(40) }, () => alphabet[roll(alphabet.length)]).join("");
    for (let count = 0; count < 2000; ++count) {
        const link = {};
        const view = roll(2) ? kViewNames[roll(kViewNames.length)] : undefined;
        if (view !== undefined) link.view = view;
        if (view !== undefined && hasSettings(view) && roll(2)) link.settings = word();
        const source = roll(3);
        if (source > 0) link[source === 1 ? "puzzle" : "text"] = word();
        if (source > 0 && roll(2)) link.position = word();
        if (source > 0 && roll(2)) link.moves = movesOf(line());
        if (source > 0 && roll(2)) link.step = String(roll(1000));
        if (roll(2)) link.metric = ["step", "slide", "move", "super-step", "super-slide", "super-move"][roll(6)];
        if (roll(2)) link.theme = roll(2) ? "light" : "dark";
        const fragment = printFragment(link);
        assert.deepEqual((await readLink(fragment)).link, link, fragment);
        assert.doesNotMatch(fragment.slice(1), /[\s#"<>]/, "a link is one word for every program");
    }
});

test("a line of play comes back as it was, and one too long for a link is left out", () => {
    for (const play of ["6D", "6D 8RR", "6D 10+11LU 3R", "6D 8R\n1223\n4.5\n"]) assert.equal(playOf(movesOf(play)), play);
    assert.equal(movesOf("6D 8RR"), "6D8RR");
    assert.equal(movesOf(""), undefined);
    assert.equal(movesOf("\n1223\n"), undefined, "a position that was jumped to is no move");
    assert.equal(movesOf(Array(700).fill("6D").join(" ")), undefined);
});

test("a text is compressed and comes back, whatever is in it", async () => {
    const roll = dice(2);
    const random = () => String.fromCodePoint(...Array.from({ length: roll(300) }, () => 32 + roll(50_000)));
    for (const text of ["", "a", "board:\n".repeat(1000), "盤🧩\n", "\ufeffa", ...Array.from({ length: 200 }, random)]) {
        if (!text.isWellFormed()) continue;
        const packed = await packText(text);
        assert.match(packed, /^[\w-]*$/);
        assert.equal(await unpackText(packed), text);
    }
});

test("a damaged, cut or endless text is refused, and soon", async () => {
    const good = await packText("name: A\nboard:\n12\n3.\n".repeat(20));
    const bomb = deflateRawSync(Buffer.alloc(200_000_000)).toString("base64url");
    assert.ok(bomb.length < 300_000);
    const begin = performance.now();
    const noText = deflateRawSync(Buffer.from([0xff, 0xfe])).toString("base64url");
    for (const packed of [good.slice(0, -6), "!", "AAAA", "x".repeat(50), bomb, noText]) {
        assert.match((await readLink(`#packed=${packed}`)).fault, /damaged/, packed.slice(0, 20));
    }
    assert.ok(performance.now() - begin < 1000);
    assert.equal((await unpackText(deflateRawSync(Buffer.alloc(1_000_000, 32)).toString("base64url"))).length, 1_000_000);
});

test("a link that asks for what is not there says so", async () => {
    const reasons = {
        "#puzzel=klotski": /"puzzel"/,
        "#puzzle=a&puzzle=b": /twice/,
        "#puzzle=": /no value/,
        "#puzzle=%zz": /percent/,
        "#puzzle=a&metric=jump": /"jump".*step, slide, move/,
        "#puzzle=a&theme=pink": /"pink".*light and dark/,
        "#puzzle=a&text=b": /only one/,
        "#position=12": /no puzzle/,
        "#view=kitchen": /"kitchen".*play, build/,
        "#view=constructor": /"constructor"/,
        "#settings=3x3": /no task/,
        "#view=play&settings=3x3": /no task/,
        "#v=2&puzzle=klotski": /version 2/,
        "#step=3": /a step but no puzzle/,
        "#moves=6D": /moves but no puzzle/,
        "#puzzle=klotski&moves=6": /damaged/,
        "#puzzle=klotski&moves=D6": /damaged/,
        "#puzzle=klotski&step=-1": /"-1"/,
        "#puzzle=klotski&step=last": /"last"/,
        "#packed=AAAA&puzzle=klotski": /only one/,
        "#packed=AAAA&text=1": /only one/,
    };
    for (const [fragment, reason] of Object.entries(reasons)) assert.match((await readLink(fragment)).fault ?? "", reason, fragment);
    assert.equal(printFragment({ puzzle: "klotski", metric: undefined }), "#puzzle=klotski", "what is left out is not printed");
    assert.equal(parseFragment("#view=find").fault, undefined, "the widget shows the puzzle of any link");
});

test("links know every task of the page", () => {
    const ids = [...tasks.matchAll(/Task\{"(\w+)"/g)].map(([, id]) => id);
    assert.ok(ids.length > 4);
    for (const id of ids) assert.ok(kViewNames.includes(id), id);
    assert.equal(ids[0], "play");
});

test("what is refused is repeated in part, however long a link is", async () => {
    const long = "p".repeat(100_000);
    const links = [...["v", "view", "metric", "theme"].map((key) => `#${key}=${long}`), `#puzzle=klotski&step=${long}`, `#${long}=1`];
    for (const link of links) {
        const { fault } = await readLink(link);
        assert.match(fault, /p{40}/, link.slice(0, 30));
        assert.ok(fault.length < 300, `${fault.length} characters for ${link.slice(0, 30)}`);
    }
});
