// node puzzles_json.mjs FOLDER OUT [--slim]: writes the page's library, {"<id>": "<puzzle text>", ...}, from FOLDER/*.txt.
// First the ids that FOLDER/order.txt lists, one per line, in its order; then the others by name. --slim leaves out what a widget does not
// show: sources, and facts other than lengths.
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ORDER = "order.txt";

function orderedIds(folder) {
    const ids = readdirSync(folder)
        .filter((name) => name.endsWith(".txt") && name !== ORDER)
        .map((name) => name.slice(0, -".txt".length))
        .sort();
    const orderFile = join(folder, ORDER);
    if (!existsSync(orderFile)) return ids;
    const first = readFileSync(orderFile, "utf8")
        .split("\n")
        .map((line) => line.replace(/#.*/, "").trim())
        .filter((line) => line !== "");
    const unknown = first.filter((id) => !ids.includes(id));
    if (unknown.length > 0) throw new Error(`${orderFile} lists puzzles that have no file: ${unknown.join(", ")}`);
    return [...first, ...ids.filter((id) => !first.includes(id))];
}

function slim(text) {
    const lengths = (facts) => facts.split(/, */).filter((fact) => /^(super-)?(step|slide|move) /.test(fact));
    const shortened = (_line, facts) => (lengths(facts).length === 0 ? "" : `facts: ${lengths(facts).join(", ")}\n`);
    return text.replace(/^source:.*\n/gm, "").replace(/^facts: *(.*)\n/gm, shortened);
}

const [folder, out, option] = process.argv.slice(2);
if (!folder || !out) throw new Error("usage: node puzzles_json.mjs FOLDER OUT [--slim]");
const texts = orderedIds(folder).map((id) => {
    const text = readFileSync(join(folder, `${id}.txt`), "utf8");
    return [id, option === "--slim" ? slim(text) : text];
});
writeFileSync(out, JSON.stringify(Object.fromEntries(texts)) + "\n");
