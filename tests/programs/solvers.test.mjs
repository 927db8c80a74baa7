// Solvers of somebody else's, and the runner that ships with the project: models go out, solutions come back, failures are told.
import assert from "node:assert/strict";
import { execFileSync as run } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after } from "node:test";
import { depthOf, randomOf, shuffled, textOf } from "./boards.mjs";
import { npuzzle, solve } from "./shunt.mjs";

const random = randomOf(2025);
const folder = mkdtempSync(join(tmpdir(), "shunt-test-"));
after(() => rmSync(folder, { recursive: true }));

/** A board of the 8-puzzle that takes exactly so many moves. */
function boardAt(depth) {
    for (;;) {
        const board = shuffled(3, 3, depth, random);
        if (depthOf(board, 3, 3) === depth) return board;
    }
}

test("a model goes out, is solved by the runner alone, and its solution comes back", () => {
    const board = textOf(boardAt(7), 3);
    for (const words of [
        ["--steps", "7"],
        ["--steps", "9", "--mode", "plm", "--formulation", "corrected"],
    ]) {
        const model = npuzzle(["model", board, ...words]);
        assert.equal(model.status, 0, model.stderr);
        writeFileSync(join(folder, "model.lp"), model.stdout);
        const solver = process.execPath;
        run(solver, ["tools/highs_runner.mjs", join(folder, "model.lp"), join(folder, "model.sol"), "60"]);
        const read = npuzzle(["read-solution", board, ...words, join(folder, "model.sol"), "--json"]);
        assert.equal(read.status, 0, read.stderr);
        const { status, length, fault } = JSON.parse(read.stdout);
        assert.deepEqual([status, length, fault], ["optimal", 7, ""]);
    }
    const mps = npuzzle(["model", board, "--steps", "7", "--format", "mps"]);
    assert.match(mps.stdout, /\nENDATA\n$/);
});

test("the runner refuses what it cannot use", () => {
    const runner = (words, input) => {
        try {
            return run(process.execPath, ["tools/highs_runner.mjs", ...words], { input, stdio: "pipe" }).toString();
        } catch ({ status, stderr }) {
            return `${status} ${stderr}`;
        }
    };
    assert.equal(runner(["only.lp"]), "2 highs_runner: needed: PROGRAM.lp SOLUTION.sol [SECONDS [PRESOLVE]]\n");
    assert.equal(runner(["a.lp", "a.sol", "soon"]), "2 highs_runner: 'soon' is no number of seconds\n");
    assert.equal(runner(["a.lp", "a.sol", "1", "maybe"]), "2 highs_runner: 'maybe' is neither choose nor off\n");
    assert.match(runner([join(folder, "missing.lp"), "a.sol"]), /^1 highs_runner: ENOENT/);
    assert.match(runner([], '["only.lp"]\n'), /^2 highs_runner: needed/);
});

test("solvers that cannot be used, fail or hang end the search and are told", () => {
    const board = boardAt(6);
    const said = (solver, words = []) => {
        const { status, reason, attempts } = solve(board, 3, ["--with", "plne", "--solver", solver, ...words]);
        return [status, attempts.at(-1).outcome, reason];
    };
    const T = solve(board, 3, ["--with", "plne", "--solver", "true"]).attempts.at(-1).steps;
    assert.deepEqual(said("true"), ["limit", "failed", `at T = ${T}: the solver (true) wrote no solution file`]);
    assert.match(said("echo too bad; exit 3; echo")[2], /ended with exit code 3; its last words: too bad$/);
    assert.match(said("cp {lp} {sol}")[2], /solution file cannot be read: line \d+: /);
    const [, outcome, reason] = said("sleep 60; echo {lp}", ["--time", "2"]); // whatever stands before the solver takes less
    assert.equal(outcome, "hung");
    assert.match(reason, /did not end 5 s after its time limit of [0-2](\.\d)? s and was killed$/);
});

test("an answer that is no walk is refused, twice", () => {
    const lie = join(folder, "lie.sh");
    // Says "optimal" and gives values of which none is 1.
    writeFileSync(lie, 'printf "Optimal - objective value 0\\n0 x_1_1_0 0 0\\n" > "$2"\n');
    const report = solve(boardAt(6), 3, ["--with", "plne", "--solver", `sh ${lie}`]);
    assert.deepEqual(
        report.attempts.filter(({ outcome }) => outcome === "disagreement").map(({ presolve }) => presolve),
        [true, false],
    );
    assert.equal(report.disagreement, true);
    assert.equal(report.length, null);
});

test("options of programs are refused with other methods, and so are horizons and boards that cannot be", () => {
    const refusal = (words) => {
        const { status, stdout, stderr } = npuzzle(words);
        return `${status} ${stdout}${stderr}`;
    };
    const near = "1 2 3/4 5 6/7 0 8";
    assert.match(refusal(["solve", near, "--with", "ida", "--steps-to", "9"]), /^2 .*is only for --with plne and --with plm/s);
    assert.match(refusal(["solve", "1 2 3/4 5 6/7 7 0", "--with", "plne"]), /^2 .*tile 7 stands twice/s);
    assert.match(refusal(["solve", "1 2 3/4 5 6/7 9 0", "--with", "plne"]), /^2 .*a 3x3 board has no tile 9; tile 8 is missing/s);
    assert.match(refusal(["solve", near, "--with", "plm", "--steps-from", "0"]), /^2 .*a horizon of 0 steps/s);
    assert.match(refusal(["model", near, "--steps", "2"]), /^1 shunt: .*no walk of exactly 2 moves/s);
    assert.match(refusal(["model", near, "--steps", "300"]), /^2 shunt: .*it must be 1 to 250/s);
    const large = [...Array(40).keys(), 41, 40].map((tile) => (tile + 1) % 42);
    const refused = refusal(["solve", textOf(large, 7), "--with", "plne"]);
    assert.match(refused, /^2 .*the board has 42 cells; integer programs are made for at most 36/s);
});

test("a board may come from a file, with a goal of its own", () => {
    const file = join(folder, "board.txt");
    writeFileSync(file, "1 2 3\n4 5 6\n7 8 _\n");
    const { status, stdout } = npuzzle(["solve", file, "--goal", "1 2 3/4 5 6/_ 7 8", "--with", "plne", "--solver", "node", "--json"]);
    assert.equal(status, 0);
    const { length, letters } = JSON.parse(stdout);
    assert.deepEqual([length, letters], [2, "RR"]);
});
