// 200 random programs that have a solution, written by the command line, solved by HiGHS under node, and read back: no solver may call
// one of them infeasible. One that did (HiGHS 1.15 where continuous columns had no upper bound) is why every column has one.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import loadHighs from "highs";
import { solveProgram } from "../../web/src/worker/highs_solve.mjs";
import { depthOf, randomOf, shuffled, textOf } from "./boards.mjs";
import { npuzzle } from "./shunt.mjs";

const random = randomOf(77);
const file = join(mkdtempSync(join(tmpdir(), "shunt-test-")), "program.sol");
after(() => rmSync(join(file, ".."), { recursive: true }));
const highs = await loadHighs();

/** A board that is not solved yet, at most so many moves from the goal, and its depth. */
function boardWithin(moves, rows, columns) {
    for (;;) {
        const board = shuffled(rows, columns, 1 + random.below(moves), random);
        const depth = depthOf(board, rows, columns);
        if (depth > 0) return { text: textOf(board, columns), depth };
    }
}

/** What `read-solution` makes of HiGHS's answer for a board and a horizon. */
function answerOf(text, words) {
    const model = npuzzle(["model", text, ...words]);
    assert.equal(model.status, 0, model.stderr);
    writeFileSync(file, solveProgram(highs, { text: model.stdout }));
    return JSON.parse(npuzzle(["read-solution", text, ...words, file, "--json"]).stdout);
}

// [mode, formulation, most moves on 9 cells, on more, steps above the depth]
for (const [mode, formulation, small, large, above] of [
    ["plne", "flow", 18, 14, 0],
    ["plm", "flow", 16, 12, 0],
    ["plne", "corrected", 7, 4, 1],
    ["plm", "corrected", 6, 3, 1],
    ["plne", "printed", 6, 4, 0],
]) {
    test(`40 programs, ${mode}, ${formulation}: none is called infeasible`, () => {
        for (let round = 0; round < 40; ++round) {
            const [rows, columns] = [
                [3, 3],
                [2, 4],
                [3, 3],
                [4, 4],
                [3, 4],
            ][round % 5];
            const { text, depth } = boardWithin(rows * columns > 9 ? large : small, rows, columns);
            const words = ["--mode", mode, "--formulation", formulation, "--steps", String(depth + above)];
            const { status, length, fault } = answerOf(text, words);
            assert.deepEqual({ status, length, fault }, { status: "optimal", length: depth, fault: "" }, `${text} ${words.join(" ")}`);
        }
    });
}
