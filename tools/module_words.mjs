// module_words.mjs FOLDER OUTPUT MODULE...: writes a script that defines SHUNT_MODULES, the words of modules (module_word.mjs) by their
// names. Written only when one is another.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder, output, ...modules] = process.argv.slice(2);
if (modules.length === 0) throw new Error("usage: node module_words.mjs FOLDER OUTPUT MODULE...");

function wordOf(module) {
    const [, word] = /\.word="([0-9a-f]{12})";\n$/.exec(readFileSync(join(folder, `${module}.js`), "utf8")) ?? [];
    if (!word) throw new Error(`${module}.js has no word: it was not made by shunt_page_module`);
    return word;
}

const words = Object.fromEntries(modules.map((module) => [module, wordOf(module)]));
const text = `export const SHUNT_MODULES = ${JSON.stringify(words)};\n`;
if (!existsSync(output) || readFileSync(output, "utf8") !== text) writeFileSync(output, text);
