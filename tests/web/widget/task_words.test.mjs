// What <shunt-puzzle> says is to be done. Under node alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importSource } from "../support/bundle.mjs";

const { parsePuzzle } = await importSource("puzzle/parse");
const { taskWords } = await importSource("widget/task_words");

const wordsOf = (board, goals, more = "") => {
    const asked = goals.map((goal) => `goal:\n${goal}\n`).join("");
    return taskWords(parsePuzzle(`board:\n${board}\n${asked}${more}`));
};

test("a piece is called red where it is red: not one that its author gave another colour, nor of several", () => {
    assert.equal(wordsOf("aa.b", [".aa."]), "Bring the red piece a to the dashed outline.");
    assert.equal(wordsOf("aa.b", [".aa."], "colour: 3 a\n"), "Bring piece a to the dashed outline.");
    assert.equal(wordsOf("a.b.", [".a..", "..a."], "colour: 3 a\n"), "Bring piece a to one of the dashed outlines.");
    assert.equal(wordsOf("aab.c", ["aa.b."]), "Bring the pieces of the goal to the dashed outlines.");
    assert.equal(wordsOf("aab.", ["aa.b"]), "Bring the pieces of the goal to the dashed outlines.");
});

test("what an author says stands alone; rules follow it as a sentence", () => {
    assert.equal(wordsOf("aa.b", [".aa."], "note: Out with it\n"), "Out with it");
    assert.equal(wordsOf("aa.bb", [".aa.."], "note: Out with it\ncars: yes\n").startsWith("Out with it. "), true);
});
