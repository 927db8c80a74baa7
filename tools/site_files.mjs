// site_files.mjs FOLDER OUTPUT: writes as JSON the SHA-256 of the files of a built page, those first that the page needs to be complete.
// Documents get a mark of their own, by which they are known where a host or a proxy adds something to them.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Large, no part of the page, or of a language that not every reader speaks. */
const LATER = /^(highs|demo|solver_alone|formats_alone|words_|help_)/;
/** The service worker itself, which holds the list. */
const LEFT_OUT = "service_worker.js";

const [folder, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node site_files.mjs FOLDER OUTPUT");
const hashes = { now: {}, later: {}, marks: {} };
const MARK = / data-version="[0-9a-f]{12}"/;
const hashOf = (content) => createHash("sha256").update(content).digest("hex");

/** Writes a document with its mark, which it says. */
function marked(path) {
    const text = readFileSync(path, "utf8").replace(MARK, "");
    const mark = hashOf(text).slice(0, 12);
    writeFileSync(path, text.replace("<html", `<html data-version="${mark}"`));
    return mark;
}

const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
for (const name of names.filter((file) => file !== LEFT_OUT).sort()) {
    if (name.endsWith(".html")) hashes.marks[name] = marked(join(folder, name));
    const hash = hashOf(readFileSync(join(folder, name)));
    hashes[LATER.test(name) ? "later" : "now"][name] = hash;
}
writeFileSync(output, JSON.stringify(hashes));
