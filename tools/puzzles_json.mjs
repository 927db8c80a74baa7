// node puzzles_json.mjs FOLDER OUT: writes the library as the page loads it, in the order of FOLDER/order.txt.
//   by default   {"<id>": "<puzzle text>", ...} of the puzzles that lie in FOLDER itself, which are there at once
//   --slim       the same without what a widget does not show: sources, facts other than lengths, and lines that say nothing
//   --folders    a script that defines shuntLibrary = [{"family": "<title>", "puzzles": {...}}, ...], one for each folder in FOLDER, which
//                are loaded when they are needed
//   --all        {"<id>": "<puzzle text>", ...} of both
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ORDER = "order.txt";

/** The names of the puzzles in a folder; numbers come by their value. */
function idsIn(folder) {
    const byName = new Intl.Collator("en", { numeric: true }).compare;
    const files = readdirSync(folder).filter((name) => name.endsWith(".txt") && name !== ORDER);
    return files.map((name) => name.slice(0, -".txt".length)).sort(byName);
}

/** The lines of the order: names of puzzles, and folders with their titles. */
function orderOf(folder) {
    const lines = readFileSync(join(folder, ORDER), "utf8")
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
    const names = lines.filter((line) => !line.includes("/"));
    const folders = lines.filter((line) => line.includes("/")).map((line) => line.split("/ "));
    return { names, folders };
}

function orderedIds(folder) {
    const ids = idsIn(folder);
    const first = orderOf(folder).names;
    const unknown = first.filter((id) => !ids.includes(id));
    if (unknown.length > 0) throw new Error(`${join(folder, ORDER)} lists puzzles that have no file: ${unknown.join(", ")}`);
    return [...first, ...ids.filter((id) => !first.includes(id))];
}

function slim(text) {
    const lengths = (facts) => facts.split(/, */).filter((fact) => /^(super-)?(step|slide|move) /.test(fact));
    const shortened = (_line, facts) => (lengths(facts).length === 0 ? "" : `facts: ${lengths(facts).join(", ")}\n`);
    return text.replace(/^(source:.*|metric: move|)\n/gm, "").replace(/^facts: *(.*)\n/gm, shortened);
}

function textsOf(folder, ids, shape = (text) => text) {
    return Object.fromEntries(ids.map((id) => [id, shape(readFileSync(join(folder, `${id}.txt`), "utf8"))]));
}

function foldersOf(folder) {
    return orderOf(folder).folders.map(([name, family]) => ({ family, puzzles: textsOf(join(folder, name), idsIn(join(folder, name))) }));
}

function allOf(folder) {
    return Object.assign(textsOf(folder, orderedIds(folder)), ...foldersOf(folder).map(({ puzzles }) => puzzles));
}

const kContents = {
    "": (folder) => JSON.stringify(textsOf(folder, orderedIds(folder))),
    "--slim": (folder) => JSON.stringify(textsOf(folder, orderedIds(folder), slim)),
    "--folders": (folder) => `var shuntLibrary=${JSON.stringify(foldersOf(folder))};`,
    "--all": (folder) => JSON.stringify(allOf(folder)),
};

const [folder, out, option = ""] = process.argv.slice(2);
if (!folder || !out || !kContents[option]) throw new Error("usage: node puzzles_json.mjs FOLDER OUT [--slim | --folders | --all]");
writeFileSync(out, `${kContents[option](folder)}\n`);
