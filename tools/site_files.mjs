// site_files.mjs FOLDER OUTPUT: writes as JSON the SHA-256 of the files of a built page, those first that the page needs to be complete.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Large, or no part of the page. */
const LATER = /^(highs|demo|solver_alone)/;
/** The service worker itself, which holds the list. */
const LEFT_OUT = "service_worker.js";

const [folder, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node site_files.mjs FOLDER OUTPUT");
const hashes = { now: {}, later: {} };
const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name);
for (const name of names.filter((file) => file !== LEFT_OUT).sort()) {
    const hash = createHash("sha256").update(readFileSync(join(folder, name))).digest("hex");
    hashes[LATER.test(name) ? "later" : "now"][name] = hash;
}
writeFileSync(output, JSON.stringify(hashes));
