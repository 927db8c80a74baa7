// What a sliding block puzzle is: the same values as core/puzzle/puzzle.hpp, which explains them, as far as play needs them. That both
// agree is tested with what the core itself writes (tests/vectors/vectors.test.mjs).

import type { Board, Cell, Coordinate, Direction } from "./board";

export const kMetrics = ["step", "slide", "move", "super-step", "super-slide", "super-move"] as const;
export type Metric = (typeof kMetrics)[number];

/** Directions in which a piece may move. */
export type Axis = "both" | "horizontal" | "vertical";

/** Pieces that are interchangeable. */
export interface Kind {
    /** From the anchor, the first cell in row-major order: (0, 0) first. */
    readonly offsets: readonly Coordinate[];
    readonly axis: Axis;
    readonly entersGates: boolean;
    /** Ascending. */
    readonly pieces: number[];
    /** Anchors that such a piece reaches alone on the empty board, ascending. */
    readonly region: readonly Cell[];
    /** By cell: what a piece covers that is anchored there, or nothing where it does not fit. */
    readonly covered: readonly (readonly Cell[] | undefined)[];
    /** That an author gave to a piece of it, the first one if they differ. */
    colour?: number | undefined;
}

export interface Piece {
    readonly name: string;
    /** Index into kinds. */
    readonly kind: number;
}

/** The anchor of every piece. */
export type Position = readonly Cell[];

/** One way to be solved: all of it must hold. */
export interface Goal {
    readonly placements: readonly { readonly kind: number; readonly anchor: Cell }[];
    readonly voids: readonly Cell[];
}

/** What the file says is known: `length` of a shortest solution, and others. */
export interface Fact {
    readonly subject: string;
    readonly metric: Metric | undefined;
    readonly value: string;
}

export interface Puzzle {
    readonly text: string;
    readonly name: string;
    readonly source: string;
    readonly note: string;
    readonly metric: Metric;
    readonly facts: readonly Fact[];
    readonly board: Board;
    readonly pieces: readonly Piece[];
    readonly kinds: readonly Kind[];
    readonly goals: readonly Goal[];
    readonly start: Position;
    /** How its rows are written. */
    readonly notation: Notation;
}

/** How the cells of a file are written. */
export interface Notation {
    /** Cells are words separated by blanks. */
    readonly tokens: boolean;
    /** '=' is a gate, not the name of a piece. */
    readonly gates: boolean;
}

export function allows(axis: Axis, direction: Direction): boolean {
    return axis === "both" || (axis === "horizontal") === (direction === "L" || direction === "R");
}

export function kindOf(puzzle: Puzzle, piece: number): Kind {
    return puzzle.kinds[puzzle.pieces[piece]!.kind]!;
}

/** Which piece covers each cell, -1 where void. */
export function occupants(puzzle: Puzzle, position: Position): Int32Array {
    const occupant = new Int32Array(puzzle.board.cells).fill(-1);
    position.forEach((anchor, piece) => kindOf(puzzle, piece).covered[anchor]!.forEach((cell) => (occupant[cell] = piece)));
    return occupant;
}

/** Whether some goal holds. False when there is none. */
export function isSolved(puzzle: Puzzle, position: Position): boolean {
    const met = ({ placements, voids }: Goal, occupant: Int32Array): boolean =>
        placements.every(({ kind, anchor }) => puzzle.kinds[kind]!.pieces.some((piece) => position[piece] === anchor)) &&
        voids.every((cell) => occupant[cell] === -1);
    const occupant = occupants(puzzle, position);
    return puzzle.goals.some((goal) => met(goal, occupant));
}

/** The same for two positions that differ only in pieces of one kind. */
export function canonical(puzzle: Puzzle, position: Position): Position {
    const sorted = [...position];
    for (const { pieces } of puzzle.kinds) {
        const anchors = pieces.map((piece) => position[piece]!).sort((a, b) => a - b);
        pieces.forEach((piece, index) => (sorted[piece] = anchors[index]!));
    }
    return sorted;
}
