// Positions as rows of text, and back (print_position and parse_position of the core).

import { say } from "../words/say";
import { kNoCell, type Cell } from "./board";
import { isPiece, kOutsideWord, readGrid } from "./draft";
import { canonical, kindOf, type Position, type Puzzle } from "./puzzle";
import { faultAt, splitRows, TextFault } from "./text_rows";

/** What stands in every column of every row: the names of pieces, and the marks of the ground. */
export function wordsOf({ board, pieces, kinds }: Puzzle, position: Position, outside: string): string[][] {
    const marks = { outside, wall: "#", floor: ".", gate: "=" };
    const rows = Array.from({ length: board.rows }, (_row, row) =>
        Array.from({ length: board.columns }, (_cell, column) => marks[board.ground(row, column)]),
    );
    position.forEach((anchor, piece) => {
        const { name, kind } = pieces[piece]!;
        for (const cell of kinds[kind]!.covered[anchor]!) {
            const { row, column } = board.coordinates[cell]!;
            rows[row]![column] = name;
        }
    });
    return rows;
}

/** The rows of a position, each ended by a line break; in tokens when a name has several characters. */
export function printPosition(puzzle: Puzzle, position: Position): string {
    const { tokens } = puzzle.notation;
    const rows = wordsOf(puzzle, position, tokens ? kOutsideWord : " ");
    return rows.map((row) => row.join(tokens ? " " : "").trimEnd() + "\n").join("");
}

/** The text by which a position is named whoever its twins are (core/puzzle/position_code.hpp). */
export function positionCode(puzzle: Puzzle, position: Position): string {
    const hasWords = puzzle.pieces.some(({ name }) => new TextEncoder().encode(name).length > 1);
    const rows = wordsOf(puzzle, canonical(puzzle, position), hasWords ? kOutsideWord : " ");
    return rows.map((row) => row.join(hasWords ? " " : "")).join("/");
}

type CellsByName = Map<string, Cell[]>;

function cellsByName(puzzle: Puzzle, text: string): CellsByName {
    const { board, notation } = puzzle;
    const rows = splitRows(text);
    while (rows[rows.length - 1]?.length === 0) rows.pop();
    if (rows.length !== board.rows) {
        throw new TextFault(
            say("the position has {rows, plural, one {# row} other {# rows}}, the board has {wanted}", {
                rows: rows.length,
                wanted: board.rows,
            }),
        );
    }
    const cells: CellsByName = new Map();
    readGrid(rows, notation).forEach((marks, row) =>
        marks.forEach((mark, column) => {
            if (!isPiece(mark, notation)) return;
            const cell = board.cell(row, column);
            if (cell === kNoCell) throw faultAt(mark, say("the board has no cell here that a piece could use"));
            cells.set(mark.text, [...(cells.get(mark.text) ?? []), cell]);
        }),
    );
    return cells;
}

/** Takes the cells of one piece out of those of its name: the first one left in its region is its anchor. */
function place(puzzle: Puzzle, piece: number, cells: CellsByName): Cell {
    const { name } = puzzle.pieces[piece]!;
    const { region, covered } = kindOf(puzzle, piece);
    const left = cells.get(name) ?? [];
    if (left.length === 0) throw new TextFault(say("piece '{name}' is missing from the position", { name }));
    const anchor = left.find((cell) => region.includes(cell));
    if (anchor === undefined) throw new TextFault(say("piece '{name}' cannot come to where the position shows it", { name }));
    for (const cell of covered[anchor]!) {
        const at = left.indexOf(cell);
        if (at < 0) throw new TextFault(say("piece '{name}' has another shape in the position", { name }));
        left.splice(at, 1);
    }
    return anchor;
}

/** Inverse of printPosition for legal positions; throws TextFault. */
export function parsePosition(puzzle: Puzzle, text: string): Position {
    const cells = cellsByName(puzzle, text);
    const position = puzzle.pieces.map((_piece, index) => place(puzzle, index, cells));
    for (const [name, left] of [...cells].sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (left.length > 0) throw new TextFault(say("the position shows more of '{name}' than the puzzle has", { name }));
    }
    return position;
}
