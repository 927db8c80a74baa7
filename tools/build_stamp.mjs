// build_stamp.mjs ROOT OUTPUT: writes a script that defines SHUNT_BUILD, a word for the sources that a page is made of: all of its scripts
// have it, so that they know each other from those of another version. Written only when it is another word.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["core", "puzzles", "ui", "wasm", "web"];
const FILES = ["package-lock.json"];

const [root, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node build_stamp.mjs ROOT OUTPUT");

function filesIn(folder) {
    return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
        const path = `${folder}/${entry.name}`;
        return entry.isDirectory() ? filesIn(path) : [path];
    });
}

const hash = createHash("sha256");
for (const path of [...FOLDERS.flatMap(filesIn), ...FILES].sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
const text = `export const SHUNT_BUILD = "${hash.digest("hex").slice(0, 12)}";\n`;
let before;
try {
    before = readFileSync(output, "utf8");
} catch {
    before = undefined;
}
if (text !== before) writeFileSync(output, text);
