// Which colour each kind of pieces has, as numbers (core/picture/piece_colours.hpp): the one its author gave it, else 0 for pieces that a
// goal names, 1 tall, 2 wide, 3 unit, 4 to 6 further.

import type { Kind, Puzzle } from "../puzzle/puzzle";
import { extentOf } from "../puzzle/shape";

const kKindColours = 6;

function colourOfShape({ offsets }: Kind): number {
    const { row, column } = extentOf(offsets);
    if (row * column !== offsets.length || (row === column && offsets.length > 1)) return 4;
    if (offsets.length === 1) return 3;
    return row > column ? 1 : 2;
}

/** Whether pieces of both could trade places if no goal and no author told them apart. */
function areAlike(one: Kind, other: Kind): boolean {
    const same = (key: (kind: Kind) => string): boolean => key(one) === key(other);
    if (one.axis !== other.axis || one.entersGates !== other.entersGates) return false;
    return same(({ region }) => region.join()) && same(({ offsets }) => offsets.map(({ row, column }) => `${row} ${column}`).join());
}

/** Hands out colours: the preferred one when it is free, else the least used one. */
function turns(): (preferred: number) => number {
    const uses = new Array<number>(kKindColours).fill(0);
    return (preferred) => {
        const taken = uses[preferred - 1] === 0 ? preferred : 1 + uses.indexOf(Math.min(...uses));
        uses[taken - 1]! += 1;
        return taken;
    };
}

function usualColours({ kinds, goals }: Puzzle): number[] {
    const wanted = new Set(goals.flatMap(({ placements }) => placements.map(({ kind }) => kind)));
    if (wanted.size === kinds.length) return kinds.map((_kind, index) => (kinds.length <= kKindColours + 1 ? index : 1 + (index % 2)));
    const take = turns();
    const first = kinds.map((kind) => kinds.findIndex((one) => areAlike(one, kind)));
    // What is alike takes its turn whether a goal names some of it or not.
    const free = kinds.map((kind, index) => (first[index] === index ? take(colourOfShape(kind)) : 0));
    return kinds.map((_kind, index) => {
        if (wanted.has(index)) return 0;
        const colour = free[first[index]!]! || take(0);
        free[first[index]!] = 0;
        return colour;
    });
}

/** By kind. */
export function pieceColours(puzzle: Puzzle): number[] {
    return usualColours(puzzle).map((usual, kind) => puzzle.kinds[kind]!.colour ?? usual);
}
