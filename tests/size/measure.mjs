// node measure.mjs SITE: how much the page loads, after gzip -9. Prints a table; exits with 1 when the widget is over its budget, or a part
// is missing. The widget is what others load into their pages, and it is compiled by nobody: the same wherever it is built. What the
// workbench takes is judged by what people wait for, over a slow line: tests/bench/first_board.mjs --line.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

// 1 KB is 1000 bytes. Everything in the folder counts, whichever part it belongs to; the last part takes what is left.
// `first`: the page waits for it before it is interactive; `soon`: it comes right after; else only when it is used.
// `limit`: KB after gzip; builds of the same sources on two machines were seen to differ by 100 bytes.
const PARTS = [
    { name: "widget, also the page's first board", when: "first", limit: 30.7, files: /^shunt-puzzle\.js$/ },
    { name: "workbench", when: "first", files: /^workbench\.(js|wasm)$/ },
    { name: "solver and worker", when: "soon", files: /^(solver\.(js|wasm)|worker\.js)$/ },
    { name: "solver with threads, in its place", files: /^solver_threads\./ },
    { name: "solver alone, for frames without an origin", files: /^solver_alone\.js$/ },
    { name: "lab, loaded when first used", files: /^lab\.(js|wasm)$/ },
    { name: "drafts, kept plays and results, export, embedding", when: "soon", files: /^later\.js$/ },
    { name: "help, loaded when first shown", files: /^help\./ },
    { name: "formats and pictures, loaded when first used", files: /^formats\./ },
    { name: "formats alone, for frames and packages", files: /^formats_alone\.js$/ },
    { name: "HiGHS, loaded when first used", files: /^highs(\.(js|wasm)|_worker\.js|_license\.txt)$/ },
    { name: "what the widget needs with its first question", files: /^questions\.js$/ },
    { name: "graph of positions, loaded when opened", files: /^graph(_worker)?\.js$/ },
    { name: "moving pictures as GIF and APNG, loaded when asked for", files: /^animation(_worker)?\.js$/ },
    { name: "printing, loaded when all else is there", files: /^paper\.js$/ },
    { name: "letters as strokes, where a canvas is noise", files: /^strokes\.js$/ },
    { name: "embed.html, the same in a frame", files: /^embed\./ },
    { name: "service worker, manifest", when: "soon", files: /^(service_worker\.js|shunt\.web.*)$/ },
    { name: "atlas, loaded when first shown", files: /^atlas\.json$/ },
    { name: "library: puzzles of all folders", when: "soon", files: /^library\.js$/ },
    { name: "a language besides English, where it is spoken", files: /^(words|help)_/ },
    { name: "page: documents, style, script, puzzles", when: "first", files: /./ },
];
const TOTALS = [
    // The widget comes first: a board is played while the workbench still loads.
    { name: "everything before interactive", whens: ["first"] },
    { name: "the same with solver, worker and the rest", whens: ["first", "soon"] },
];
const NOT_LOADED = /^(demo[._]|p\/)/; // shows the widget to authors; shows puzzles to programs

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
function verdict({ gzip, count, limit }) {
    if (count === 0) return "  MISSING";
    return gzip > (limit ?? Infinity) * 1000 ? `  OVER ${limit}` : "";
}

const site = process.argv[2];
if (!site) throw new Error("usage: node measure.mjs SITE");
const parts = weigh(site.replace(/\/+$/, ""));
const rows = [...parts, ...TOTALS.map((sum) => total(parts, sum))];
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(10);
console.log(`${"part of the page".padEnd(50)}${"KB".padStart(10)}${"KB gzip".padStart(10)}`);
for (const row of rows) console.log(row.name.padEnd(50) + kilobytes(row.bytes) + kilobytes(row.gzip) + verdict(row));
if (rows.some((row) => verdict(row) !== "")) {
    console.log("The widget is over its budget, or the page is not complete.");
    process.exitCode = 1;
}
