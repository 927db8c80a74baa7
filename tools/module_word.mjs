// module_word.mjs FOLDER MODULE FACTORY: gives script and WebAssembly of a module one word, which tells whether two files were made
// together: FOLDER/MODULE.js sets it at the function that it defines, FOLDER/MODULE.wasm has a section "shunt" with it. The same files get
// the same word, so what is unchanged in a new version need not be loaded again.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [folder, module, factory] = process.argv.slice(2);
if (!factory) throw new Error("usage: node module_word.mjs FOLDER MODULE FACTORY");

const kSection = "shunt";
const kLength = 12; // of a word: letters
const script = join(folder, `${module}.js`);
const program = join(folder, `${module}.wasm`);

/** A section that no engine reads: 0, the length of what follows, the length of its name, name and content. */
const sectionOf = (word) => Buffer.from(`\0${String.fromCharCode(1 + kSection.length + kLength, kSection.length)}${kSection}${word}`);

/** The files as the compiler has written them: one of the two may not have been made anew. */
function withoutWord() {
    const text = readFileSync(script, "utf8").replace(new RegExp(`\\n${factory}\\.word="[0-9a-f]{${kLength}}";\\n$`), "");
    const bytes = readFileSync(program);
    const head = sectionOf("");
    const end = bytes.length - head.length - kLength;
    const has = bytes.subarray(end, end + head.length).equals(head);
    return { text, bytes: has ? bytes.subarray(0, end) : bytes };
}

const { text, bytes } = withoutWord();
const word = createHash("sha256").update(text).update(bytes).digest("hex").slice(0, kLength);
writeFileSync(script, `${text}\n${factory}.word="${word}";\n`);
writeFileSync(program, Buffer.concat([bytes, sectionOf(word)]));
