// puzzle_pages.mjs FOLDER ADDRESS: writes into a built page, which will be published at ADDRESS, a small page for every puzzle of the
// library. Programs that show what a link leads to read it: FOLDER/p/ID/index.html with a picture (Open Graph) and a frame to embed
// (oEmbed), for which they need whole addresses. People are sent on to the puzzle. FOLDER/p/de/ID/ is the same in German, and so for every
// language of web/words: the frame and the puzzle speak it. What authors wrote is English.
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { build } from "esbuild";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const kCell = 60; // of the drawing; the picture is scaled
const kPicture = { width: 800, height: 420 }; // pixels at most, in the shape that programs ask for which show links
const kBackground = "#ffffff"; // many of them show pictures without one on black
const kFrame = { width: 420, height: 620 };
const PARTS = `export { parsePuzzle } from "./puzzle/parse"; export { boardSvg, drawingOf } from "./picture/board_svg";
    export { paletteOf } from "./picture/palette"; export { textOf } from "./picture/node";
    export { say, speak } from "./words/say"; export { kLanguages } from "./words/languages";`;

async function importParts() {
    const resolveDir = fileURLToPath(new URL("../web/src", import.meta.url));
    const { outputFiles } = await build({ stdin: { contents: PARTS, resolveDir }, bundle: true, write: false, format: "esm" });
    return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
/** Of the names of pieces. Fonts of the machine are left out: the picture is the same everywhere. */
const font = {
    fontBuffers: [readFileSync(resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"))],
    defaultFontFamily: "DejaVu Sans",
    sansSerifFamily: "DejaVu Sans",
    loadSystemFonts: false,
};

/** A drawing as PNG, as large as kPicture allows; programs that show links know no SVG. */
function pngOf(svg) {
    const { width, height } = svg.attributes;
    const fitTo = { mode: "zoom", value: Math.min(kPicture.width / width, kPicture.height / height) };
    const image = new Resvg(textOf(svg), { fitTo, font, background: kBackground }).render();
    const picture = { png: image.asPng(), width: image.width, height: image.height };
    image.free();
    return picture;
}

const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);

/** Where the page of a puzzle is, from the folder of all. */
const placeOf = (id, tag) => (tag === "en" ? `p/${id}/` : `p/${tag}/${id}/`);
/** What opens the puzzle. English is what whoever follows it may have set otherwise. */
const fragmentOf = (id, tag) => (tag === "en" ? `#puzzle=${id}` : `#puzzle=${id}&amp;lang=${tag}`);

function oembedOf({ title, id }, tag, address) {
    const { width, height } = kFrame;
    const source = `${address}embed.html${fragmentOf(id, tag)}`;
    const style = "border: 0; max-width: 100%";
    const html = `<iframe src="${source}" title="${escaped(title)}" width="${width}" height="${height}" style="${style}"></iframe>`;
    return { version: "1.0", type: "rich", provider_name: "Shunt", provider_url: address, title, html, ...kFrame };
}

/** Links to the page in every language. */
function twins(id, address) {
    const link = (tag) => `<link rel="alternate" hreflang="${tag}" href="${address}${placeOf(id, tag)}">`;
    return Object.keys(kLanguages).map(link).join("\n");
}

/** In the language that is spoken. */
function pageOf({ title, note, id, picture }, tag, address) {
    const here = `${address}${placeOf(id, tag)}`;
    const target = `${"../".repeat(placeOf(id, tag).split("/").length - 1)}${fragmentOf(id, tag)}`;
    const named = escaped(title);
    const described = escaped((tag === "en" && note) || say("{title}, a sliding block puzzle", { title }));
    return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<title>${named}</title>
<meta name="description" content="${described}">
<link rel="alternate" type="application/json+oembed" href="${here}oembed.json" title="${named}">
${twins(id, address)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="Shunt">
<meta property="og:title" content="${named}">
<meta property="og:description" content="${described}">
<meta property="og:url" content="${here}">
<meta property="og:image" content="${address}${placeOf(id, "en")}picture.png">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><p><a href="${target}">${named}</a></p><p>${described}</p></body>
</html>
`;
}

/** Both files of a puzzle, in every language. */
function writePages(told, address) {
    for (const tag of Object.keys(kLanguages)) {
        speak({ tag, texts: tag === "en" ? {} : JSON.parse(readFileSync(new URL(`../web/words/${tag}.json`, import.meta.url), "utf8")) });
        const place = join(folder, placeOf(told.id, tag));
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, "oembed.json"), `${JSON.stringify(oembedOf(told, tag, address))}\n`);
        writeFileSync(join(place, "index.html"), pageOf(told, tag, address));
    }
}

const [folder, given] = process.argv.slice(2);
if (!given) throw new Error("usage: node puzzle_pages.mjs FOLDER ADDRESS");
const address = new URL(given.replace(/\/*$/, "/")).href;
const { parsePuzzle, boardSvg, drawingOf, paletteOf, textOf, say, speak, kLanguages } = await importParts();
/** What a built file of the library holds, JSON or a script that sets a variable to it. */
const content = (file) => JSON.parse(readFileSync(join(folder, file), "utf8").replace(/^var \w+=|;\s*$/g, ""));
const texts = [content("puzzles.json"), ...content("library.js").map(({ puzzles }) => puzzles)];
const library = texts.flatMap((puzzles) => Object.entries(puzzles));
for (const [id, text] of library) {
    const puzzle = parsePuzzle(text);
    const svg = boardSvg(drawingOf(puzzle), puzzle.start, paletteOf("light", kCell), kCell);
    const picture = pngOf(svg);
    if (id in kLanguages) throw new Error(`the puzzle "${id}" is called like the folder of a language`);
    writePages({ id, title: puzzle.name || id, note: puzzle.note, picture }, address);
    writeFileSync(join(folder, placeOf(id, "en"), "picture.png"), picture.png);
}
