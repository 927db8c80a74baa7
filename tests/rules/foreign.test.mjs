// Puzzles of other programs that are one word: web/src/foreign makes of them what the core makes of them, or refuses them with the same
// words at the same place. node foreign.test.mjs PROGRAM, which writes that (foreign_vectors.cpp).
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { importSource } from "../web/support/bundle.mjs";

const kPuzzles = 400;

const { readToken } = await importSource("foreign/foreign");
const { parsePuzzle } = await importSource("rules/parse");

/** What is to be expected of what the core says. */
function expected({ text, error }) {
    if (text !== undefined) return { text };
    return error && { fault: error.message, column: error.column };
}

/** Where JSON is wrong, only that it is is compared: the browser reads it, and tells no places. */
const isJson = (word, { format }) => word.startsWith("[") || format === "tomfrost";

test("a word is the same puzzle here and in the core", async () => {
    const program = spawn(process.argv[2], [String(kPuzzles)], { stdio: ["ignore", "pipe", "inherit"] });
    const seen = {};
    for await (const line of createInterface({ input: program.stdout })) {
        const { word, ...told } = JSON.parse(line);
        const wanted = expected(told);
        const short = (reading) => (isJson(word, told) && reading?.fault ? { fault: "in JSON" } : reading);
        assert.deepEqual(short(readToken(word)), short(wanted), word);
        if (wanted?.text) parsePuzzle(wanted.text);
        const kind = `${told.format ?? "none"} ${wanted ? Object.keys(wanted)[0] : ""}`;
        seen[kind] = (seen[kind] ?? 0) + 1;
    }
    console.log(seen);
    const refused = ["tomfrost", "fifteen", "slide", "tiles", "rush", "common"];
    for (const format of [...refused, "short"]) assert.ok(seen[`${format} text`] > 100, format);
    for (const format of refused) assert.ok(seen[`${format} fault`] > 0, format);
    assert.ok(seen["none "] > 100);
});
