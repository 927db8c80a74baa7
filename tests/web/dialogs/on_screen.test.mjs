// What Embed and Export hand out (web/src/dialogs/on_screen.ts): the puzzle on the screen, in every task, or none.
import assert from "node:assert/strict";
import test from "node:test";
import { importSource } from "../support/bundle.mjs";

const { puzzleOnScreen, noPuzzleWords, npuzzleAsPuzzle } = await importSource("dialogs/on_screen");
const { kViewNames } = await importSource("links/place");
const { parsePuzzle } = await importSource("puzzle/parse");

const state = {
    task: "play",
    title: "Klotski",
    text: "name: Klotski\n",
    drawn: "",
    position: "12\n",
    metric: "move",
    default_metric: "step",
};

test("tasks about the open puzzle hand that out, Build what is drawn", () => {
    for (const task of ["play", "explore"]) {
        const shown = puzzleOnScreen({ ...state, task });
        assert.deepEqual(shown, { title: "Klotski", text: state.text, position: "12\n", metric: "move", defaultMetric: "step" });
    }
    assert.equal(puzzleOnScreen({ ...state, task: "build", drawn: "name: D\n" }).text, "name: D\n");
    assert.equal(puzzleOnScreen({ ...state, task: "build" }), undefined, "an empty board is none, whatever Play has open");
});

test("a board of numbered tiles is handed out as a puzzle that is played like it", () => {
    const npuzzle = { board: "1 2 3/4 0 6/7 5 8", goal: "1 2 3/4 5 6/7 8 0" };
    const shown = puzzleOnScreen({ ...state, task: "npuzzle", npuzzle });
    assert.equal(shown.title, "8-puzzle");
    assert.deepEqual(shown.link, { text: shown.text });
    assert.match(shown.text, /\n1 2 3\n4 \. 6\n7 5 8\n/);
    assert.equal(shown.defaultMetric, "step");
    const large = { board: "11 2 3 4/5 6 7 8/9 10 1 12/13 14 15 0", goal: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0" };
    for (const { text } of [npuzzleAsPuzzle(npuzzle), npuzzleAsPuzzle(large)]) {
        const puzzle = parsePuzzle(text);
        assert.equal(puzzle.pieces.length, text.includes("15") ? 15 : 8);
        assert.equal(puzzle.goals.length, 1);
    }
});

test("every other task says that it has none, and never hands out what another one shows", () => {
    const without = kViewNames.filter((task) => puzzleOnScreen({ ...state, task, npuzzle: undefined }) === undefined);
    assert.deepEqual(without.sort(), ["build", "find", "library", "npuzzle", "tilings"]);
    for (const task of without) assert.match(noPuzzleWords(task), /no puzzle/);
});
