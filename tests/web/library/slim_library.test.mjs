// What the widget takes along of the library (tools/puzzles_json.mjs --slim): the same puzzles, in fewer words. Under node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { importSource } from "../support/bundle.mjs";

const { parsePuzzle } = await importSource("puzzle/parse");
const kRoot = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "shunt-slim-"));
after(() => rmSync(folder, { recursive: true }));

function gathered(...options) {
    const file = join(folder, "library.json");
    execFileSync(process.execPath, [join(kRoot, "tools/puzzles_json.mjs"), join(kRoot, "puzzles"), file, ...options]);
    return JSON.parse(readFileSync(file, "utf8"));
}

test("every puzzle of the widget is the one of the library, with its lengths", () => {
    const [whole, slim] = [gathered(), gathered("--slim")];
    assert.deepEqual(Object.keys(slim), Object.keys(whole));
    for (const [id, text] of Object.entries(slim)) {
        const { text: _a, source, facts, ...meant } = parsePuzzle(whole[id]);
        const { text: _b, source: none, facts: kept, ...found } = parsePuzzle(text);
        assert.deepEqual(found, meant, id);
        assert.equal(none, source === undefined ? undefined : "", id);
        assert.deepEqual(
            kept,
            facts.filter(({ subject, metric }) => subject === "length" && metric !== undefined),
            id,
        );
    }
});
