// Moves as text: "7 RD", "A+B L", the names of the pieces and a path of unit steps. Names alone need not tell pieces apart: the first
// piece that can is meant.

import { say } from "../words/say";
import type { Direction } from "../puzzle/board";
import { apply, type Move } from "../puzzle/moves";
import type { Position, Puzzle } from "../puzzle/puzzle";

/** Of letters that are none of a direction, none. */
export function pathOf(letters: string): Direction[] {
    return [...letters].filter((letter): letter is Direction => /[ULRD]/.test(letter));
}

/** Reads "7 RD" or "A+B L" in a position; nothing when it is no move that is possible there. */
export function readMove(puzzle: Puzzle, position: Position, text: string): Move | undefined {
    const [, names = "", letters = ""] = /^(.+?)\s+([ULRDulrd]+)$/.exec(text.trim()) ?? [];
    const path = pathOf(letters.toUpperCase());
    if (path.length === 0) return undefined;
    const indices = puzzle.pieces.map((_piece, index) => index);
    const named = (name: string): number[] => indices.filter((piece) => puzzle.pieces[piece]!.name === name);
    const groups = named(names).length > 0 ? named(names).map((piece) => [piece]) : [names.split("+").map((name) => named(name)[0] ?? -1)];
    const isPossible = (pieces: number[]): boolean => !pieces.includes(-1) && apply(puzzle, position, { pieces, path }) !== undefined;
    const pieces = groups.find(isPossible);
    return pieces ? { pieces, path } : undefined;
}

export function namesOf(puzzle: Puzzle, pieces: readonly number[]): string {
    return pieces.map((piece) => puzzle.pieces[piece]!.name).join("+");
}

/** "7 RD". */
export function writeMove(puzzle: Puzzle, { pieces, path }: Move): string {
    return `${namesOf(puzzle, pieces)} ${path.join("")}`;
}

export function directionText(direction: Direction): string {
    return { U: say("up"), D: say("down"), L: say("left"), R: say("right") }[direction];
}

/** "7 down", or "7 down, right", or where it comes to when the path is longer; `after`: the position it leads to. */
export function moveText(puzzle: Puzzle, { pieces, path }: Move, after: Position): string {
    const turns = path.filter((direction, index) => direction !== path[index - 1]);
    const piece = namesOf(puzzle, pieces);
    const [first, second] = turns;
    if (first && !second) return say("{piece} {direction}", { piece, direction: directionText(first) });
    if (first && second && turns.length === 2) {
        return say("{piece} {first}, {second}", { piece, first: directionText(first), second: directionText(second) });
    }
    const { row, column } = puzzle.board.coordinates[after[pieces[0]!]!]!;
    return say("{piece} to row {row}, column {column}", { piece, row: row + 1, column: column + 1 });
}
