// The small pages of the library's puzzles (tools/puzzle_pages.mjs), as programs read them that show what a link leads to.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";

const site = process.argv[2];
const tool = fileURLToPath(new URL("../../../tools/puzzle_pages.mjs", import.meta.url));
const puzzles = fileURLToPath(new URL("../../../puzzles", import.meta.url));
const kAddress = "https://shunt.example/lab/";

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "shunt-pages-"))));
after(() => rmSync(folder, { recursive: true }));

const make = () => execFileSync(process.execPath, [tool, folder, kAddress.slice(0, -1)], { stdio: "pipe" });
const read = (...path) => readFileSync(join(folder, "p", ...path), "utf8");
const linkOf = (html) => /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html)?.[1];
function sizeOfPng(bytes) {
    assert.deepEqual([...bytes.subarray(0, 8)], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const property = (html, name) => new RegExp(`<meta property="${name}" content="([^"]*)">`).exec(html)?.[1];

test("every puzzle of the library has a page with a picture and a frame to embed", () => {
    for (const file of ["puzzles.json", "library.js"]) copyFileSync(join(site, file), join(folder, file));
    make();
    const sources = readdirSync(puzzles, { recursive: true }).filter((name) => name.endsWith(".txt") && !/^bad|order\.txt$/.test(name));
    const library = sources.map((name) => basename(name, ".txt"));
    assert.ok(library.length >= 90);
    assert.deepEqual(readdirSync(join(folder, "p")).sort(), [...library, "de"].sort());
    assert.deepEqual(readdirSync(join(folder, "p", "de")).sort(), [...library].sort());
    for (const id of library) {
        const html = read(id, "index.html");
        assert.equal(linkOf(html), `${kAddress}p/${id}/oembed.json`);
        assert.equal(property(html, "og:image"), `${kAddress}p/${id}/picture.png`);
        const { width, height } = sizeOfPng(readFileSync(join(folder, "p", id, "picture.png")));
        assert.deepEqual([width, height].map(String), [property(html, "og:image:width"), property(html, "og:image:height")]);
        assert.ok(Math.max(width / 800, height / 420) > 0.99 && width <= 800 && height <= 420, `${id}: ${width} x ${height}`);
        const { version, type, html: frame, title } = JSON.parse(read(id, "oembed.json"));
        assert.deepEqual([version, type], ["1.0", "rich"]);
        assert.ok(frame.startsWith(`<iframe src="${kAddress}embed.html#puzzle=${id}" `) && title !== "", frame);
    }
});

test("a page in another language says so, is known by the English one, and opens the puzzle and its frame in it", () => {
    writeFileSync(
        join(folder, "puzzles.json"),
        JSON.stringify({ easy: "name: Easy\nnote: Take A to the right.\nboard:\nA.\ngoal:\n.A\n" }),
    );
    writeFileSync(join(folder, "library.js"), "var shuntLibrary=[];\n");
    make();
    const [english, german] = [read("easy", "index.html"), read("de", "easy", "index.html")];
    const twin = (tag, path) => `<link rel="alternate" hreflang="${tag}" href="${kAddress}p/${path}">`;
    for (const html of [english, german]) assert.ok(html.includes(`${twin("en", "easy/")}\n${twin("de", "de/easy/")}\n`), html);
    assert.match(english, /^<html lang="en">$/m);
    assert.match(german, /^<html lang="de">$/m);
    assert.equal(property(english, "og:description"), "Take A to the right.");
    assert.equal(property(german, "og:description"), "Easy, ein Schiebepuzzle");
    assert.match(english, /url=..\/..\/#puzzle=easy"/);
    assert.match(german, /url=..\/..\/..\/#puzzle=easy&amp;lang=de"/);
    assert.equal(property(german, "og:image"), property(english, "og:image"));
    assert.ok(JSON.parse(read("de", "easy", "oembed.json")).html.includes("embed.html#puzzle=easy&amp;lang=de"));
});

test("what a puzzle's author wrote is text there, and nothing else", () => {
    const puzzle = 'name: <b> & "quotes"\nnote: <script>alert(1)</script>\nboard:\nA.\ngoal:\n.A\n';
    writeFileSync(join(folder, "puzzles.json"), JSON.stringify({ odd: puzzle }));
    writeFileSync(join(folder, "library.js"), "var shuntLibrary=[];\n");
    make();
    const html = read("odd", "index.html");
    assert.equal(property(html, "og:title"), "&#60;b&#62; &#38; &#34;quotes&#34;");
    assert.equal(/<script|<b>/.test(html), false);
    assert.match(JSON.parse(read("odd", "oembed.json")).html, / title="&#60;b&#62; &#38; &#34;quotes&#34;" /);
});
