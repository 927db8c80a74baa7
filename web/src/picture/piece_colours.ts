// Which colour each kind of pieces has, as numbers (core/picture/piece_colours.hpp): the one its author gave it, else 0 for pieces that a
// goal names, 1 tall, 2 wide, 3 unit, 4 to 6 further.

import type { Kind, Puzzle } from "../rules/puzzle";
import { extentOf } from "../rules/shape";

const kKindColours = 6;

function colourOfShape({ offsets }: Kind): number {
    const { row, column } = extentOf(offsets);
    if (row * column !== offsets.length || (row === column && offsets.length > 1)) return 4;
    if (offsets.length === 1) return 3;
    return row > column ? 1 : 2;
}

function usualColours({ kinds, goals }: Puzzle): number[] {
    const wanted = new Set(goals.flatMap(({ placements }) => placements.map(({ kind }) => kind)));
    if (wanted.size === kinds.length) return kinds.map((_kind, index) => (kinds.length <= kKindColours + 1 ? index : 1 + (index % 2)));
    const uses = new Array<number>(kKindColours + 1).fill(0);
    return kinds.map((kind, index) => {
        if (wanted.has(index)) return 0;
        const preferred = colourOfShape(kind);
        const leastUsed = 1 + uses.slice(1).indexOf(Math.min(...uses.slice(1)));
        const colour = uses[preferred] === 0 ? preferred : leastUsed;
        uses[colour]! += 1;
        return colour;
    });
}

/** By kind. */
export function pieceColours(puzzle: Puzzle): number[] {
    return usualColours(puzzle).map((usual, kind) => puzzle.kinds[kind]!.colour ?? usual);
}
