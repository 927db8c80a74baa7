// The solvers that this machine has: each reads what we write, and what each prints is read, an infeasible program included.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { boardsByDepth, randomOf } from "./boards.mjs";
import { solve } from "./shunt.mjs";

const COMMANDS = {
    "glpsol, its report of an LP": "glpsol --lp {lp} -o {sol}",
    "glpsol, its data of an MPS": "glpsol --freemps {mps} -w {sol}",
    "cbc, LP": "cbc {lp} solve solu {sol}",
    "cbc, MPS": "cbc {mps} solve solu {sol}",
    "lp_solve, MPS": "lp_solve -fmps {mps} -S3 > {sol} || true",
    "symphony, MPS": "symphony -F {mps} > {sol} || true",
    "symphony, LP": "symphony -L {lp} > {sol} || true",
};
const random = randomOf(36);
const isThere = (command) => spawnSync("sh", ["-c", `command -v ${command.split(" ")[0]}`]).status === 0;

/** Boards of 2x3 that take so many steps; for some the distances of their tiles say less, so that fewer steps must be refuted first. */
const levels = boardsByDepth(2, 3);
const boards = [2, 5, 7].map((depth) => ({ depth, board: levels[depth][random.below(levels[depth].length)] }));

for (const [name, command] of Object.entries(COMMANDS)) {
    test(name, { skip: isThere(command) ? false : "not installed" }, () => {
        for (const mode of ["plne", "plm"]) {
            for (const { depth, board } of boards) {
                const { status, length, reason } = solve(board, 3, ["--with", mode, "--solver", command, "--time", "60"]);
                assert.deepEqual([status, length], ["solved", depth], `${mode} ${board}: ${reason}`);
            }
        }
    });
}
