// A solution as the solver reports it, played through.

import { apply, type Move } from "../puzzle/moves";
import type { Position, Puzzle } from "../puzzle/puzzle";
import { pathOf } from "./notation";

/** A move as reports of the solver have it: names alone need not tell pieces apart. `at`: row and column of each anchor, from 1. */
export interface ReportedMove {
    readonly pieces: readonly string[];
    readonly at: readonly (readonly [number, number])[];
    readonly path: string;
}

/** Nothing when no such piece stands there. */
function moveOf(puzzle: Puzzle, position: Position, { pieces, at, path }: ReportedMove): Move | undefined {
    const found = pieces.map((name, index) => {
        const [row = 0, column = 0] = at[index] ?? [];
        const anchor = puzzle.board.cell(row - 1, column - 1);
        return position.findIndex((place, piece) => place === anchor && puzzle.pieces[piece]!.name === name);
    });
    return found.includes(-1) ? undefined : { pieces: found, path: pathOf(path) };
}

/** Its moves, and the positions before the first, after each and after the last. Throws when a move is not possible. */
export function wayOf(puzzle: Puzzle, from: Position, reported: readonly ReportedMove[]): { moves: Move[]; positions: Position[] } {
    const moves: Move[] = [];
    const positions = [from];
    for (const step of reported) {
        const position = positions[positions.length - 1]!;
        const move = moveOf(puzzle, position, step);
        const after = move && apply(puzzle, position, move);
        if (!after) throw new Error("the solver's solution is not possible here");
        moves.push(move);
        positions.push(after);
    }
    return { moves, positions };
}
