// The command line under test.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { goalOf, played, textOf } from "./boards.mjs";

/** The program, from the command line of the test. */
export const program = process.argv[2] ?? process.env.SHUNT;
if (!program) throw new Error("usage: node NAME.mjs PATH_OF_SHUNT");

/** Runs `shunt npuzzle ...`: {status, stdout, stderr}. */
export function npuzzle(words, options = {}) {
    const run = { encoding: "utf8", maxBuffer: 1 << 28, ...options };
    const { status, stdout, stderr } = spawnSync(program, ["npuzzle", ...words], run);
    return { status, stdout, stderr };
}

/**
 * The report of `npuzzle solve BOARD --json` with further words; its walk, if any, is played here once more. The solver is the one that
 * ships with the project, unless the words name another.
 */
export function solve(board, columns, words, options) {
    const solver = words.includes("--solver") ? [] : ["--solver", "node"];
    const { status, stdout, stderr } = npuzzle(["solve", textOf(board, columns), "--json", ...solver, ...words], options);
    assert.ok(stdout.startsWith("{"), `exit code ${status}: ${stderr}${stdout}`);
    const report = JSON.parse(stdout);
    if (report.letters !== null) {
        assert.deepEqual(played(board, columns, report.letters), goalOf(board.length / columns, columns));
        assert.equal(report.letters.length, report.best);
    }
    return { ...report, exit: status };
}
