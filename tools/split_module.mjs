// node split_module.mjs WHOLE.wasm SITE/NAME.wasm [BROWSER]: parts a module of the page in two files. What first visits call
// (first_visits.mjs) stays in NAME.wasm, all else goes into NAME_later.wasm; in NAME.wasm an import (a placeholder) stands for each
// function that it calls or keeps in its table but does not have any more. Binaryen's wasm-split does the cut,
// web/src/wasm/split_module.ts joins the parts again. Without a browser to visit with, the whole module is the first file.
// The rest of the page must be in SITE.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { visitFirst } from "./first_visits.mjs";

const [whole, first, browserPath] = process.argv.slice(2);
if (!first) throw new Error("usage: node split_module.mjs WHOLE.wasm SITE/NAME.wasm [BROWSER]");
const later = first.replace(/\.wasm$/, "_later.wasm");

const wasmSplit = (...given) => execFileSync("wasm-split", given, { stdio: "inherit" });

/** Writes into `folder` what any of the first visits called; returns the file's name. */
async function visitsIn(folder) {
    const instrumented = join(folder, "instrumented.wasm");
    wasmSplit(whole, "-all", "--instrument", "-o", instrumented);
    const names = { name: basename(first), later: basename(later) };
    const profiles = await visitFirst({ site: dirname(first), ...names, module: readFileSync(instrumented), browserPath });
    const files = profiles.map((profile, number) => {
        const file = join(folder, `visit_${number}`);
        writeFileSync(file, profile);
        return file;
    });
    const visits = join(folder, "visits");
    wasmSplit("--merge-profiles", ...files, "-o", visits);
    return visits;
}

async function split(folder) {
    const visits = await visitsIn(folder);
    wasmSplit(
        whole, "-all", `--profile=${visits}`, "--export-prefix=%", "--import-namespace=primary",
        "--placeholder-namespace=placeholder", "-o1", first, "-o2", later,
    );
}

if (browserPath) {
    const folder = mkdtempSync(join(tmpdir(), "split-"));
    try {
        await split(folder);
    } finally {
        rmSync(folder, { recursive: true });
    }
} else {
    copyFileSync(whole, first);
    writeFileSync(later, Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)); // a module of nothing
}
