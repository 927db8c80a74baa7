// `shunt npuzzle solve --with plne|plm` with HiGHS under node, end to end; tests/bench/programs.mjs does the long runs.
import assert from "node:assert/strict";
import test from "node:test";
import { boardsByDepth, goalOf, randomOf, shuffled } from "./boards.mjs";
import { solve } from "./shunt.mjs";

const random = randomOf(2025);
const levels = boardsByDepth(3, 3);
const boardAt = (depth) => levels[depth][random.below(levels[depth].length)];

for (const mode of ["plne", "plm"]) {
    test(`printed ${mode}, T = 1, 2, 3, ...: the breadth-first optimum`, () => {
        for (const depth of [1, 3, 6]) {
            const report = solve(boardAt(depth), 3, ["--with", mode, "--formulation", "printed"]);
            assert.equal(report.length, depth);
            assert.equal(report.status, "solved");
            assert.equal(report.disagreement, false);
            assert.deepEqual(
                report.attempts.map(({ steps }) => steps),
                Array.from({ length: depth }, (_, index) => index + 1),
            );
        }
    });

    test(`flow ${mode}: the breadth-first optimum`, () => {
        for (const depth of [1, 4, 9, 12]) {
            const report = solve(boardAt(depth), 3, ["--with", mode]);
            assert.equal(report.length, depth);
            assert.equal(report.status, "solved");
            assert.equal(report.disagreement, false);
        }
    });

    test(`corrected ${mode} above the optimum: still the optimum`, () => {
        const report = solve(boardAt(5), 3, ["--with", mode, "--formulation", "corrected", "--steps-from", "8", "--steps-to", "8"]);
        assert.equal(report.length, 5);
        assert.equal(report.passes, 3);
        assert.equal(report.status, "solved");
    });
}

test("printed above the optimum: whatever comes back is told as it is", () => {
    const board = boardAt(4);
    const report = solve(board, 3, ["--with", "plne", "--formulation", "printed", "--steps-from", "9", "--steps-to", "9"]);
    assert.ok(report.best >= 4 && report.best + report.passes === 9, JSON.stringify(report));
    assert.equal(report.attempts.length, 1);
    assert.equal(report.status, report.best > report.lower_bound ? "limit" : "solved");
    assert.deepEqual(report.reference, { method: "IDA*", length: 4 });
});

test("4 x 4, 2 x 5, 5 x 2 and 1 x 6", () => {
    for (const [rows, columns, moves] of [
        [4, 4, 10],
        [2, 5, 9],
        [5, 2, 9],
        [1, 6, 5],
    ]) {
        const report = solve(shuffled(rows, columns, moves, random), columns, ["--with", "plne"]);
        assert.equal(report.status, "solved");
        assert.ok(report.length <= moves);
    }
});

test("random feasible programs are never called infeasible", () => {
    for (let round = 0; round < 9; ++round) {
        const depth = 3 + random.below(7);
        const steps = ["--steps-from", String(depth), "--steps-to", String(depth)];
        const words = [
            ["--with", "plne"],
            ["--with", "plm"],
            ["--with", "plne", "--formulation", "corrected"],
        ][round % 3];
        const report = solve(boardAt(depth), 3, [...words, ...steps]);
        assert.equal(report.attempts.at(-1).outcome, "walk", JSON.stringify(report));
        assert.equal(report.disagreement, false);
    }
});

test("boards that need no solver: solved already, unsolvable", () => {
    const words = ["--with", "plne", "--solver", "false"];
    const solved = solve(goalOf(3, 3), 3, words);
    assert.deepEqual([solved.status, solved.length, solved.solver_calls, solved.exit], ["solved", 0, 0, 0]);
    const unsolvable = solve([1, 2, 3, 4, 5, 6, 8, 7, 0], 3, words);
    assert.deepEqual([unsolvable.status, unsolvable.length, unsolvable.solver_calls, unsolvable.exit], ["unsolvable", null, 0, 1]);
    const line = solve([0, 2, 1, 3], 4, words);
    assert.deepEqual([line.status, line.exit], ["unsolvable", 1]);
});
