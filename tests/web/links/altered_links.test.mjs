// Links as other programs and people hand them on: 50 puzzles, each as a name, as a text and with a position, altered in 40 ways. What
// opens is the puzzle that was meant; else there is a sentence. Never another puzzle. Under node.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";
import { libraryTexts } from "../support/library.mjs";

const { printFragment } = await importSource("links/fragment");
const { namesMeant } = await importSource("links/altered");
const { readLink } = await importSource("links/place");
const { packText } = await importSource("links/packed_text");
const { withoutQuery } = await importSource("links/query");
const { parsePuzzle } = await importSource("puzzle/parse");
const { parsePosition } = await importSource("puzzle/position_text");

const kPage = "https://shunt.example/play/";
const texts = libraryTexts();
const fragmentOf = (address) => address.slice(address.indexOf("#"));
const spongeCase = (text) => [...text].map((letter, i) => (i % 2 ? letter.toUpperCase() : letter)).join("");

/** Name, what it makes of an address, and whether a sentence is good enough for texts. */
const kWays = [
    ["as it is", (link) => link],
    ["encoded by a chat program", (link) => link.replace(/#.*/s, (hash) => "#" + encodeURIComponent(hash.slice(1)))],
    ["encoded twice", (link) => link.replace(/#.*/s, (hash) => "#" + encodeURIComponent(encodeURIComponent(hash.slice(1))))],
    ["= encoded alone", (link) => link.replace(/=/g, "%3D")],
    ["= encoded in small letters", (link) => link.replace(/=/g, "%3d")],
    ["& written as in HTML", (link) => link.replace(/&/g, "&amp;")],
    ["& written as in HTML, twice", (link) => link.replace(/&/g, "&amp;amp;")],
    ["& by its number", (link) => link.replace(/&/g, "&#38;")],
    ...[")", ".", ",", ";", ":", "!", "?", '"', "'", "”", "’", "»", "…", "]", "}", ">", "*", "**", "_", ").", '".', "\\", "|"].map(
        (behind) => [`${behind} behind it`, (link) => link + new URL(`${kPage}#${behind}`).hash.slice(1)],
    ),
    ["an encoded bracket behind it", (link) => link + "%29", "sentence"],
    ["a blank behind it", (link) => link + "%20"],
    ["a quote as an entity behind it", (link) => link + "&quot;"],
    ["the tag of a link behind it", (link) => link + "%3C/a%3E", "sentence"],
    ["a space of no width behind it", (link) => link + "%E2%80%8B"],
    ["trackers' keys in the fragment", (link) => link + "&utm_source=x&utm_medium=social&fbclid=IwAR0&gclid=1&mc_eid=2"],
    ["trackers' keys in the query", (link) => link.replace("#", "?utm_source=x&fbclid=1#")],
    ["capital keys", (link) => link.replace(/(?<=[#&])\w+(?==)/g, (key) => key.toUpperCase())],
    ["a slash in front", (link) => link.replace("#", "#/")],
    ["a bang in front", (link) => link.replace("#", "#!")],
    ["as a query", (link) => link.replace("#", "?")],
    ["as a query, with trackers", (link) => link.replace("#", "?utm_source=x&") + "&fbclid=1"],
    ["+ for blanks", (link) => link.replace(/%20/g, "+")],
    ["the same twice", (link) => link + "&" + link.replace(/^.*#/, "")],
    ["mail's = signs", (link) => link.replace(/=/g, "=3D"), "sentence"],
    ["cut in the middle", (link) => link.slice(0, Math.floor((link.length + link.indexOf("#")) / 2)), "sentence"],
    ["cut by one", (link) => link.slice(0, -1), "sentence"],
];

/** What the page makes of an address. */
async function opened(address) {
    const { link, fault } = await readLink(fragmentOf(withoutQuery(new URL(address).href)));
    if (fault !== undefined) return { fault };
    const id = link.puzzle === undefined ? undefined : namesMeant(link.puzzle).find((name) => texts.has(name));
    const text = link.text ?? texts.get(id);
    if (text === undefined) return { fault: "not in the library" };
    try {
        const puzzle = parsePuzzle(text);
        return { puzzle, position: link.position === undefined ? puzzle.start : parsePosition(puzzle, link.position), metric: link.metric };
    } catch (failure) {
        return { fault: failure.message };
    }
}

function same(a, b) {
    const { text: _a, ...first } = a.puzzle;
    const { text: _b, ...second } = b.puzzle;
    return JSON.stringify([first, a.position]) === JSON.stringify([second, b.position]);
}

/** 50 puzzles: those of the library itself and some of every family. */
const kChosen = [...texts].filter((_puzzle, index) => index % Math.floor(texts.size / 50) === 0).slice(0, 50);

test("50 puzzles by name, altered in every way: the puzzle that is meant", async () => {
    assert.equal(kChosen.length, 50);
    for (const [id, text] of kChosen) {
        const meant = { puzzle: parsePuzzle(text) };
        meant.position = meant.puzzle.start;
        const link = kPage + printFragment({ puzzle: id, metric: "step" });
        const named = kPage + printFragment({ puzzle: id });
        for (const [way, alter, enough] of kWays) {
            for (const address of [alter(link), alter(named)]) {
                const found = await opened(address);
                // What is cut may be another name: nobody can tell.
                if (way.startsWith("cut") || (enough && found.fault !== undefined)) continue;
                assert.equal(found.fault, undefined, `${way}: ${address}`);
                assert.ok(same(found, meant), `${way}: ${address}`);
                if (/metric/i.test(address) && !enough) assert.equal(found.metric, "step", address);
            }
        }
        for (const name of [
            id.toUpperCase(),
            spongeCase(id),
            id.replace(/-/g, " "),
            id.replace(/-/g, "_"),
            ` ${id}`,
            `${id}.txt`,
            `“${id}”`,
        ]) {
            const found = await opened(kPage + printFragment({ puzzle: name }));
            assert.ok(found.puzzle && same(found, meant), name);
        }
    }
});

test("50 puzzles as texts, altered in every way: the puzzle that is meant, or a sentence", async () => {
    let sentences = 0;
    for (const [id, whole] of kChosen) {
        for (const text of [whole, whole.replace(/\n$/, ""), whole.replace(/^goal:[^]*/m, "")]) {
            const meant = { puzzle: parsePuzzle(text) };
            meant.position = meant.puzzle.start;
            for (const form of text === whole ? [{ text }, { packed: await packText(text) }] : [{ text }]) {
                const link = kPage + printFragment(form);
                for (const [way, alter] of kWays) {
                    const found = await opened(alter(link));
                    if (found.fault !== undefined) ++sentences;
                    else if (!way.startsWith("cut") && way !== "an encoded bracket behind it")
                        assert.ok(same(found, meant), `${id}, ${way}: ${alter(link)}`);
                    if (way === "as it is" || way.startsWith("&") || way.includes("encoded by") || way.includes("trackers"))
                        assert.equal(found.fault, undefined, `${id}, ${way}`);
                }
            }
        }
    }
    assert.ok(sentences < (50 * 4 * kWays.length) / 4, `${sentences} sentences`);
});

test("positions, altered in every way: what is meant, or a sentence", async () => {
    const [id, text] = kChosen[0];
    const { start } = parsePuzzle(text);
    const rows = /^board:\n([^]*?)\n\n?(?:\w+:|$)/m.exec(text)[1];
    const link = kPage + printFragment({ puzzle: id, position: rows });
    for (const [way, alter] of kWays) {
        const found = await opened(alter(link));
        if (found.fault === undefined) assert.deepEqual(found.position, start, way);
        else if (!/^["”’»…>] |^'"|encoded bracket|tag|cut|= signs|width|entity|HTML|number/.test(way))
            assert.fail(`${way}: ${found.fault}`);
    }
});

test("a printed link ends in nothing that programs leave out, and holds nothing at which they end it", () => {
    const ends = [..."abc.,;:!?'\"()[]{}<>*_~|\\-+=&#% "].map((letter) => `x${letter}`);
    for (const text of ends) {
        for (const key of ["puzzle", "text", "position"]) {
            const fragment = printFragment(key === "position" ? { puzzle: "klotski", position: text } : { [key]: text });
            assert.match(fragment, /[A-Za-z0-9]$/, fragment);
            assert.doesNotMatch(fragment, /[\s<>"'()[\]{}|\\^`*~!]/, fragment);
        }
    }
});

test("a key that means nothing is still said", async () => {
    for (const fragment of ["#puzzle=klotski&colour=red", "#klotski", "#puzzle=klotski&metric=stap"])
        assert.ok((await readLink(fragment)).fault);
});

test("long links are read in the time of their length", async () => {
    const begin = performance.now();
    for (const junk of [".", ")", "%20", "+", "_", "3D"]) {
        for (const key of ["puzzle", "text", "metric", "packed", "position", "moves"])
            await readLink(`#${key}=x${junk.repeat(300_000)}y&utm_a=1`);
        namesMeant(`x${decodeURIComponent(junk).repeat(300_000)}y`);
    }
    assert.ok(performance.now() - begin < 20_000);
});
