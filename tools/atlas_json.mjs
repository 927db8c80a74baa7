// node atlas_json.mjs FOLDER OUT: writes the page's atlas, one array of what FOLDER/*.json hold (puzzles/README.md), without white space.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error("usage: node atlas_json.mjs FOLDER OUT");
const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
writeFileSync(out, JSON.stringify(files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))) + "\n");
