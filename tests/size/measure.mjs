// node measure.mjs SITE [--published]: how much the page loads, after gzip -9, against its limits. Prints a table; exits with 1 when a
// limit is passed or a part is missing. What is compiled has limits where it is built to be published (web/build --release): the
// plain build is not optimised for size.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

// 1 KB is 1000 bytes. Everything in the folder counts, whichever part it belongs to; the last part takes what is left.
// `first`: the page waits for it before it is interactive; `soon`: it comes right after; else only when it is used.
// `design` is the limit that the design sets. `limit` holds what was reached where that is more or much less, so that it grows no more, and
// a little: builds of the same sources on two machines were seen to differ by 100 bytes.
const PARTS = [
    // Moves as text, what is found out by itself, drops, a second tab, the reader's size of letters and Explore came after the design.
    { name: "workbench", when: "first", design: 425, limit: 500, files: /^workbench\.(js|wasm)$/, compiled: true },
    // 7 of it, and of the lab, cut words in two: positions of puzzles of many shapes are counted two to three times faster. 1 of it, and
    // some of all that say anything: reports go over as bytes, texts are whole phrases with named values. 4 remember the moves of
    // blocks, make the way back and its check in slices, and expand several hashed positions in one batch. 1 lists last levels in slices,
    // accounts for the memory of what is told, and keeps moves of words in a third of the memory; 0.5, and 2 of the lab, move tables in
    // slices, count letters in narrow levels and let large stocks wait for each other. 20 keep three levels instead of marks, which takes
    // half the time and a fifth of the memory of a large puzzle with fillers, and a tenth of the time of boards of tiles. 0.5, and of the
    // lab, keep two places for each block and join moves to the same words: a tenth faster where words are cut. 36 solve boards of unit
    // tiles by parity and pattern tables, and choose among all plans by one table.
    { name: "solver and worker", when: "soon", design: 126, limit: 215.0, files: /^(solver\.(js|wasm)|worker\.js)$/, compiled: true },
    { name: "solver with threads, in its place", design: 140, limit: 225.0, files: /^solver_threads\./, compiled: true },
    { name: "solver alone, for frames without an origin", design: 170, limit: 275.0, files: /^solver_alone\.js$/, compiled: true },
    // Some 50 of it look for ways on large boards, with a proof beside.
    { name: "lab, loaded when first used", design: 290, limit: 400.0, files: /^lab\.(js|wasm)$/, compiled: true },
    // What several tabs play, printing, and answering for the version of every part came after the design.
    { name: "drafts, kept plays and results, export, embedding", when: "soon", design: 9, limit: 14.0, files: /^later\.js$/ },
    // 0.5 of it tells in what layouts puzzles of others are read.
    { name: "help, loaded when first shown", design: 18, limit: 19.8, files: /^help\./ },
    // 1 of it writes a puzzle from what it is and where it stands, instead of keeping the text's own definition beside it; 26 read what
    // people bring: layouts, arrows, masks, tables of cars, tiles in any brackets.
    { name: "formats and pictures, loaded when first used", design: 110, limit: 145.0, files: /^formats\./, compiled: true },
    { name: "HiGHS, loaded when first used", design: 1300, files: /^highs(\.(js|wasm)|_worker\.js|_license\.txt)$/ },
    // It asks the module for puzzles of other programs: every form is read, in one place.
    { name: "widget, also the page's first board", when: "first", design: 30, limit: 30.2, files: /^shunt-puzzle\.js$/ },
    { name: "formats alone, for frames and packages", design: 150, limit: 192, files: /^formats_alone\.js$/, compiled: true },
    { name: "what the widget needs with its first question: the queue, the chart", design: 7, files: /^questions\.js$/ },
    { name: "printing, loaded when all else is there", design: 12.5, files: /^paper\.js$/ },
    { name: "letters as strokes, where a canvas reads back noise", design: 4, files: /^strokes\.js$/ },
    { name: "embed.html, the same in a frame", design: 32, limit: 32.2, files: /^embed\./ },
    { name: "service worker, manifest", when: "soon", design: 3, limit: 3.3, files: /^(service_worker\.js|shunt\.web.*)$/ },
    { name: "atlas, loaded when first shown", design: 10, files: /^atlas\.json$/ },
    { name: "library: puzzles of all folders", when: "soon", design: 10, files: /^library\.js$/ },
    // 3.6 of it place the first board, and hand over what was played on it; 0.5 each: links hold moves, a first visit is greeted. Links
    // as others hand them on, what is dropped, keys of every keyboard, the size of letters, a page of print and a drawing surface that the
    // browser takes away came after the design, as did a word for every file of a version.
    { name: "page: documents, style, script, puzzles", when: "first", design: 24, limit: 37.9, files: /./ },
];
const TOTALS = [
    // The widget comes first: a board is played while the workbench still loads.
    { name: "everything before interactive", whens: ["first"], design: 300, limit: 580, compiled: true },
    { name: "the same with solver, worker and the rest", whens: ["first", "soon"], design: 400, limit: 810, compiled: true },
];
const NOT_LOADED = /^(demo\.|p\/)/; // shows the widget to authors; shows puzzles to programs

function filesOf(folder) {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1));
}

function weigh(folder) {
    const rows = PARTS.map((part) => ({ ...part, bytes: 0, gzip: 0, count: 0 }));
    for (const file of filesOf(folder).filter((name) => !NOT_LOADED.test(name))) {
        const data = readFileSync(join(folder, file));
        const row = rows.find((part) => part.files.test(file));
        row.bytes += data.length;
        row.gzip += gzipSync(data, { level: 9 }).length;
        row.count += 1;
    }
    return rows;
}

function total(parts, { whens, ...row }) {
    const counted = parts.filter((part) => whens.includes(part.when));
    const sum = (key) => counted.reduce((all, part) => all + part[key], 0);
    return { ...row, bytes: sum("bytes"), gzip: sum("gzip"), count: sum("count") };
}

/** What is to be said of a row. */
function verdict({ gzip, count, design, limit = design, compiled = false }) {
    if (count === 0) return "  MISSING";
    if (gzip > limit * 1000) return compiled && !published ? `  at most ${limit} where it is published` : "  OVER";
    return gzip > design * 1000 ? `  not yet; at most ${limit}` : "";
}

function print(rows) {
    const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(10);
    console.log(`${"part of the page".padEnd(42)}${"KB".padStart(10)}${"KB gzip".padStart(10)}${"design".padStart(10)}`);
    for (const row of rows) {
        console.log(row.name.padEnd(42) + kilobytes(row.bytes) + kilobytes(row.gzip) + String(row.design).padStart(10) + verdict(row));
    }
}

const [site, option] = process.argv.slice(2);
if (!site || (option && option !== "--published")) throw new Error("usage: node measure.mjs SITE [--published]");
const published = option === "--published";
const parts = weigh(site.replace(/\/+$/, ""));
const rows = [...parts, ...TOTALS.map((sum) => total(parts, sum))];
print(rows);
if (rows.some((row) => /OVER|MISSING/.test(verdict(row)))) {
    console.log("The page is over its limits, or not complete.");
    process.exitCode = 1;
}
