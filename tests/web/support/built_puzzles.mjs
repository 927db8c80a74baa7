// The task Build with real input: puzzles drawn on an empty board by one kind of hands alone, one of them with all that there is, in a long
// run three, on a phone two. What comes of it is equal to the file.
import assert from "node:assert/strict";
import test from "node:test";
import { effort } from "../../support/effort.mjs";
import { browserOfTests, Tab } from "./browser.mjs";
import { libraryText } from "./library.mjs";

/** A gate for three pieces, one of them in no goal, a wall, two goals, and piece D in two parts. */
const gated = `board:
AAB#
C.B.
D..=
..D=

goal:
....
AA..
....
....

goal:
....
..._
...B
...B

gate: ABC
`;

/** The blocks of a puzzle file: {board: rows, goals: [rows], gate: names}. */
function blocksOf(text) {
    const blocks = { goals: [], gate: [] };
    let rows = [];
    for (const line of text.split("\n")) {
        const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
        if (key === "board") blocks.board = rows = [];
        else if (key === "goal") blocks.goals.push((rows = []));
        else if (key === "gate") blocks.gate = [...value.replaceAll(" ", "")];
        else if (!key && line !== "") rows.push(line);
    }
    return blocks;
}

/** The cells of every piece of a block, row and column from 1. */
function piecesOf(rows) {
    const pieces = new Map();
    rows.forEach((line, row) =>
        [...line].forEach((name, column) => {
            if (".#=_".includes(name)) return;
            pieces.set(name, [...(pieces.get(name) ?? []), [row + 1, column + 1]]);
        }),
    );
    return pieces;
}

const cellsOf = (rows, mark) =>
    rows.flatMap((line, row) => [...line].flatMap((name, column) => (name === mark ? [[row + 1, column + 1]] : [])));

/** What matters of a puzzle, its pieces named by the order in which they come: what letters they have is the author's choice. */
function essence(text) {
    const { board, goals, gate } = blocksOf(text);
    const names = [...piecesOf(board).keys()];
    const named = (name) => (names.includes(name) ? String.fromCharCode(65 + names.indexOf(name)) : name);
    const rows = (block) => block.map((line) => [...line].map(named).join(""));
    // A goal may repeat the walls and gates of the board, or not.
    const wanted = (block) => rows(block).map((line) => line.replace(/[#=]/g, "."));
    return { board: rows(board), goals: goals.map(wanted), gate: gate.map(named).sort() };
}

/** Makes the board as large as wanted. */
async function resize(hand, rows, columns) {
    const { tab } = hand;
    for (const [side, wanted, now] of [
        ["rows", rows, ({ text }) => blocksOf(text).board.length],
        ["columns", columns, ({ text }) => blocksOf(text).board[0].length],
    ]) {
        for (let size = now((await tab.state()).build); size !== wanted; size += Math.sign(wanted - size)) {
            await hand.press(`build.${side}.${size < wanted ? "more" : "less"}`);
            await hand.build((build) => now(build) === size + Math.sign(wanted - size));
        }
    }
}

async function drawPieces(hand, board) {
    let drawn = 0;
    for (const cells of piecesOf(board).values()) {
        await hand.paint(cells);
        ++drawn;
        await hand.build(({ text }) => {
            const pieces = [...piecesOf(blocksOf(text).board).values()];
            return pieces.length === drawn && pieces.some((found) => found.join() === cells.join());
        });
    }
}

async function drawGoal(hand, { board, goals }, number) {
    await hand.show(number + 1);
    await hand.choose("move");
    const at = piecesOf(board);
    let placed = 0;
    for (const [name, cells] of piecesOf(goals[number])) {
        await hand.bring(at.get(name)[0], cells[0]);
        ++placed;
        await hand.build(({ text }) => piecesOf(blocksOf(text).goals[number] ?? []).size === placed);
    }
    const voids = cellsOf(goals[number], "_");
    if (voids.length > 0) await hand.ground("erase", voids);
}

/** Lets through the gates what no goal names: the others may pass already. */
async function admit(hand, { board, goals, gate }) {
    const wanted = new Set(goals.flatMap((rows) => [...piecesOf(rows).keys()]));
    await hand.press("build.pass");
    for (const name of gate.filter((piece) => !wanted.has(piece))) await hand.stroke([piecesOf(board).get(name)[0]]);
    await hand.press("build.pass.done");
}

async function buildPuzzle(hand, text) {
    const blocks = blocksOf(text);
    await hand.press("task:build");
    await hand.press("build.new");
    await hand.build((build) => !build.puzzle && build.tool === "paint");
    await resize(hand, blocks.board.length, blocks.board[0].length);
    await drawPieces(hand, blocks.board);
    for (const number of blocks.goals.keys()) await drawGoal(hand, blocks, number);
    if (blocks.goals.length > 0) await hand.show(0);
    for (const [tool, mark] of [
        ["wall", "#"],
        ["gate", "="],
    ]) {
        const cells = cellsOf(blocks.board, mark);
        if (cells.length > 0) await hand.ground(tool, cells);
    }
    if (blocks.gate.length > 0) await admit(hand, blocks);
    await hand.build((build) => JSON.stringify(essence(build.text)) === JSON.stringify(essence(text)));
}

const phone = { hasTouch: true, viewport: { width: 390, height: 844 } };
const tablet = { hasTouch: true, viewport: { width: 1024, height: 1366 } };
const puzzles = [
    { name: "a puzzle with gate, wall, two goals and a piece in two parts", text: gated, touch: tablet },
    { name: "the sample of problem 766", text: libraryText("pe766-sample"), touch: phone },
    { name: "the classic Klotski", text: libraryText("klotski"), touch: phone },
];

/** Tests that these hands (builder.mjs) build all of them; `touched`: on machines that have no mouse. */
export function testBuilding(way, Hand, { touched = false } = {}) {
    const host = browserOfTests();
    for (const { name, text, touch } of puzzles.slice(0, effort(touched ? 2 : 1, 3))) {
        test(`${name} is built by ${way} alone`, async () => {
            const tab = await Tab.ready(host.browser, `${host.address}/`, touched ? touch : {});
            const hand = new Hand(tab);
            await buildPuzzle(hand, text);
            await hand.press("build.play");
            const state = await tab.until("it is played", ({ task }) => task === "play");
            assert.deepEqual(essence(state.text), essence(text));
            tab.assertQuiet();
            await tab.close();
        });
    }
}
