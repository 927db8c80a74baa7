// Where one piece stands in the positions of a graph, as shades: by the place of its first cell, in reading order.

import { kindOf, type Puzzle } from "../puzzle/puzzle";
import type { GraphData } from "./graph_data";

export interface PiecePlaces {
    /** For each node: from 0, the first place where the piece stands in any of them, to 1, the last. */
    shades: Float32Array;
    /** The same of each of these places, by row and column. */
    places: { row: number; column: number; shade: number }[];
}

/** Pieces whose place says which they are: those that have no twin. Those that a goal is about come first. */
export function piecesToColourBy(puzzle: Puzzle): string[] {
    const alone = puzzle.pieces.map((_piece, index) => index).filter((index) => kindOf(puzzle, index).pieces.length === 1);
    const isMeant = (index: number): boolean =>
        puzzle.goals.some(({ placements }) => placements.some(({ kind }) => kind === puzzle.pieces[index]!.kind));
    const meant = alone.filter(isMeant);
    return [...meant, ...alone.filter((index) => !meant.includes(index))].map((index) => puzzle.pieces[index]!.name);
}

/** The first word of a code that is the name, counted from 0; "/" counts as none. Names of one byte stand without blanks between them. */
function wordOf(code: string, name: string, hasWords: boolean): number {
    if (hasWords) return code.replaceAll("/", " ").split(" ").indexOf(name);
    const at = code.indexOf(name);
    return at - (code.slice(0, at).match(/\//g)?.length ?? 0);
}

export function placesOf(puzzle: Puzzle, data: GraphData, name: string): PiecePlaces {
    const hasWords = puzzle.pieces.some((piece) => new TextEncoder().encode(piece.name).length > 1);
    const words = Array.from({ length: data.nodes }, (_, node) => wordOf(data.codeOf(node), name, hasWords));
    const all = [...new Set(words)].sort((a, b) => a - b);
    const shadeOf = new Map(all.map((word, index) => [word, all.length > 1 ? index / (all.length - 1) : 0]));
    const { columns } = puzzle.board;
    return {
        shades: Float32Array.from(words, (word) => shadeOf.get(word)!),
        places: all.map((word) => ({ row: Math.floor(word / columns), column: word % columns, shade: shadeOf.get(word)! })),
    };
}
