// node puzzles_json.mjs FOLDER OUT: writes the page's library, {"<id>": "<puzzle text>", ...}, from FOLDER/*.txt.
// First the ids that FOLDER/order.txt lists, one per line, in its order; then the others by name.
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

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error("usage: node puzzles_json.mjs FOLDER OUT");
const texts = orderedIds(folder).map((id) => [id, readFileSync(join(folder, `${id}.txt`), "utf8")]);
writeFileSync(out, JSON.stringify(Object.fromEntries(texts)) + "\n");
