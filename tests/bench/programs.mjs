// node tests/bench/programs.mjs SHUNT [PART...]
//
// The integer programs of the N-puzzle, measured with the command line: for each board the seconds in the solver, the horizons and the
// verdict. Boards are random of a known depth, the same in every run. Parts, all by default; long ones take minutes:
//
//     printed     both modes, 3 x 3, depths 1 to 12, from T = 1
//     corrected   both modes, one horizon above the optimum
//     flow3       3 x 3, depths 20, 24, 28           flow3-long   the two boards of depth 31
//     flow4       4 x 4, depths 10, 20, 24           flow4-long   4 x 4, depth 30
//     feasible    200 programs that have a solution: none may be called infeasible
//
// A length that is not the depth, a walk not proved shortest and a wrong "infeasible" make it end with exit code 1.
import { boardOfDepth, boardsByDepth, depthOf, randomOf, shuffled } from "../programs/boards.mjs";
import { solve } from "../programs/shunt.mjs";

const parts = process.argv.slice(3);
const chosen = (part) => parts.length === 0 || parts.includes(part);
const random = () => randomOf(31);
let failures = 0;

const only = (steps) => ["--steps-from", String(steps), "--steps-to", String(steps)];

function judge(report, depth) {
    if (report.disagreement) return "WRONG ANSWER";
    if (report.best !== depth) return `LENGTH ${report.best}`;
    return report.status === "solved" ? "optimal" : "NOT PROVED";
}

/** Solves, prints a line, and returns the seconds in the solver. */
function measure(board, columns, depth, words) {
    const report = solve(board, columns, words);
    const verdict = judge(report, depth);
    if (verdict !== "optimal") ++failures;
    const horizons = report.attempts.map(({ steps, outcome, seconds }) => `${steps} ${outcome} ${seconds.toFixed(2)}`).join(", ");
    console.log(
        `${board.length / columns}x${columns} depth ${String(depth).padStart(2)}  ${words.join(" ").padEnd(48)} ` +
            `${report.solver_seconds.toFixed(2).padStart(8)} s  ${verdict}  [${horizons}]`,
    );
    return report.solver_seconds;
}

const levels = parts.some((part) => !part.startsWith("flow4")) || parts.length === 0 ? boardsByDepth(3, 3) : [];
const pick = (numbers, depth) => levels[depth][numbers.below(levels[depth].length)];

function printed() {
    for (const mode of ["plne", "plm"]) {
        const numbers = random();
        let seconds = 0;
        for (let depth = 1; depth <= 12; ++depth) {
            seconds += measure(pick(numbers, depth), 3, depth, ["--with", mode, "--formulation", "printed"]);
        }
        console.log(`printed ${mode}, depths 1 to 12: ${seconds.toFixed(1)} s in the solver`);
    }
}

function corrected() {
    const numbers = random();
    for (const [depth, steps] of [
        [4, 8],
        [6, 10],
        [8, 12],
        [10, 12],
    ]) {
        const board = pick(numbers, depth);
        for (const mode of ["plne", "plm"]) {
            measure(board, 3, depth, ["--with", mode, "--formulation", "corrected", ...only(steps)]);
        }
        const report = solve(board, 3, ["--with", "plne", "--formulation", "printed", ...only(steps)]);
        console.log(`    printed with T = ${steps}: ${report.best} moves and ${report.passes} passes, shortest ${depth}`);
    }
}

function flow(_rows, columns, depths, boards, boardOf) {
    const numbers = random();
    for (const depth of depths) {
        for (let count = 0; count < boards; ++count) measure(boardOf(numbers, depth), columns, depth, ["--with", "plne"]);
    }
}

/** 200 programs at the horizon where a solution exists, all modes and formulations that can do it. */
function feasible() {
    const numbers = random();
    const kinds = [
        { words: ["--with", "plne"], deepest: 20 },
        { words: ["--with", "plm"], deepest: 16 },
        { words: ["--with", "plne", "--formulation", "corrected"], deepest: 8 },
        { words: ["--with", "plm", "--formulation", "printed"], deepest: 8 },
    ];
    let wrong = 0;
    for (let count = 0; count < 200; ++count) {
        const { words, deepest } = kinds[count % kinds.length];
        const [rows, columns] = [
            [3, 3],
            [3, 3],
            [4, 4],
            [3, 4],
            [2, 5],
        ][count % 5];
        const board = shuffled(rows, columns, 1 + numbers.below(rows * columns > 9 ? Math.min(deepest, 14) : deepest), numbers);
        const depth = depthOf(board, rows, columns);
        if (depth === 0) continue;
        const report = solve(board, columns, [...words, ...only(depth)]);
        if (report.disagreement || report.best !== depth) {
            ++wrong;
            console.log(`WRONG: ${board} ${words.join(" ")} T = ${depth}: ${report.reason}`);
        }
    }
    failures += wrong;
    console.log(`200 programs with a solution: ${wrong} wrong answers`);
}

const fromLevels = pick;
const onFourByFour = (numbers, depth) => boardOfDepth(4, 4, depth, numbers);
if (chosen("printed")) printed();
if (chosen("corrected")) corrected();
if (chosen("flow3")) flow(3, 3, [20, 24, 28], 2, fromLevels);
if (chosen("flow4")) flow(4, 4, [10, 20, 24], 2, onFourByFour);
if (chosen("feasible")) feasible();
if (chosen("flow3-long")) levels[31].forEach((board) => measure(board, 3, 31, ["--with", "plne"]));
if (chosen("flow4-long")) flow(4, 4, [30], 2, onFourByFour);
process.exitCode = failures > 0 ? 1 : 0;
