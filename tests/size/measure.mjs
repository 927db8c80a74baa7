// node measure.mjs SITE: how much the page loads before it is interactive, after gzip -9, against its budgets.
// Prints a table; exits with 1 when a budget is passed or a part is missing.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

// 1 KB is 1000 bytes. Everything in the folder counts, whichever part it belongs to; the last part takes what is left.
const PARTS = [
    { name: "workbench", budget: 320, files: /^workbench\.(js|wasm)$/ },
    { name: "solver and worker", budget: 126, files: /^(solver\.(js|wasm)|worker\.js)$/ },
    { name: "solver with threads, in its place", budget: 140, files: /^solver_threads\./, later: true },
    { name: "lab, loaded when first used", budget: 290, files: /^lab\.(js|wasm)$/, later: true },
    { name: "HiGHS, loaded when first used", budget: 1300, files: /^highs(\.(js|wasm)|_worker\.js|_license\.txt)$/, later: true },
    { name: "atlas, loaded when first shown", budget: 10, files: /^atlas\.json$/, later: true },
    { name: "fonts", budget: 60, files: /^fonts\// },
    { name: "page: documents, style, script, puzzles", budget: 60, files: /./ },
];
const TOTAL_BUDGET = 506;
const NOT_LOADED = /^embed\.html$/; // the other document for the same parts; a page loads one of the two

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

function total(rows) {
    const sum = (key) => rows.filter((row) => !row.later).reduce((all, row) => all + row[key], 0);
    return { name: "everything before interactive", budget: TOTAL_BUDGET, bytes: sum("bytes"), gzip: sum("gzip"), count: sum("count") };
}

function print(rows) {
    const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(10);
    console.log(`${"part of the page".padEnd(42)}${"KB".padStart(10)}${"KB gzip".padStart(10)}${"budget".padStart(10)}`);
    for (const row of rows) {
        const verdict = row.gzip > row.budget * 1000 ? "  OVER" : row.count === 0 ? "  MISSING" : "";
        console.log(row.name.padEnd(42) + kilobytes(row.bytes) + kilobytes(row.gzip) + String(row.budget).padStart(10) + verdict);
    }
}

const site = process.argv[2];
if (!site) throw new Error("usage: node measure.mjs SITE");
const parts = weigh(site.replace(/\/+$/, ""));
const rows = [...parts, total(parts)];
print(rows);
if (rows.some((row) => row.count === 0 || row.gzip > row.budget * 1000)) {
    console.log("The page is over its budget, or not complete.");
    process.exitCode = 1;
}
