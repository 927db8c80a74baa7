// From what a text says to a Puzzle: kinds, regions, goals (core/puzzle/puzzle.cpp).

import { kDirections, kNoCell, type Board, type Cell, type Coordinate } from "./board";
import { allows, type Axis, type Fact, type Goal, type Kind, type Metric, type Notation, type Piece, type Puzzle } from "./puzzle";
import { firstCell, offsetsOf, shapeKey } from "./shape";

/** A piece as the text shows it. */
export interface Block {
    name: string;
    cells: Coordinate[];
    axis: Axis;
    entersGates: boolean;
    /** Only pieces of equal label and equal shape may be interchangeable. */
    label: number;
    /** In pictures, from 0; absent unless its author gave one. */
    colour?: number;
}

export interface Target {
    /** A piece interchangeable with the block must stand on the cells. */
    demands: { block: number; cells: Coordinate[] }[];
    voids: Coordinate[];
}

export interface Definition {
    text: string;
    name: string;
    source: string;
    note: string;
    metric: Metric;
    notation: Notation;
    board: Board;
    blocks: Block[];
    targets: Target[];
    facts: Fact[];
}

function coveredOf(board: Board, offsets: readonly Coordinate[], entersGates: boolean): (Cell[] | undefined)[] {
    return board.coordinates.map((origin) => {
        const cells: Cell[] = [];
        for (const { row, column } of offsets) {
            const ground = board.ground(origin.row + row, origin.column + column);
            if (ground !== "floor" && !(ground === "gate" && entersGates)) return undefined;
            cells.push(board.cell(origin.row + row, origin.column + column));
        }
        return cells;
    });
}

function regionFrom(board: Board, axis: Axis, covered: Kind["covered"], start: Cell): Cell[] {
    const seen = new Set([start]);
    for (const cell of seen) {
        for (const direction of kDirections) {
            const to = board.neighbour(cell, direction);
            if (to !== kNoCell && allows(axis, direction) && covered[to]) seen.add(to);
        }
    }
    return [...seen].sort((a, b) => a - b);
}

/** Builds kinds while blocks arrive. */
class KindSorter {
    readonly kinds: Kind[] = [];
    /** Kinds by what moves alike (shape, axis and permission for gates), and by the same with the label: a board may have thousands. */
    private readonly families = new Map<string, number[]>();

    constructor(private readonly board: Board) {}

    anchorOf(cells: readonly Coordinate[]): Cell {
        const { row, column } = firstCell(cells);
        return this.board.cell(row, column);
    }

    kindFor(block: Block): number {
        const anchor = this.anchorOf(block.cells);
        const known = this.find(block, anchor);
        if (known !== undefined) return known;
        const { axis, entersGates } = block;
        const offsets = offsetsOf(block.cells);
        const family = this.familyOf(block);
        const like = this.kinds[family[0] ?? -1];
        const covered = like?.covered ?? coveredOf(this.board, offsets, entersGates);
        const neighbour = this.kinds[this.among(family, anchor) ?? -1];
        const region = neighbour?.region ?? regionFrom(this.board, axis, covered, anchor);
        for (const one of [family, this.familyOf(block, block.label)]) one.push(this.kinds.length);
        return this.kinds.push({ offsets, axis, entersGates, pieces: [], region, covered }) - 1;
    }

    /** The kind of pieces interchangeable with `block` that may come to `anchor`, if there is one. */
    find(block: Block, anchor: Cell): number | undefined {
        return this.among(this.familyOf(block, block.label), anchor);
    }

    private among(family: readonly number[], anchor: Cell): number | undefined {
        return family.find((kind) => this.kinds[kind]!.region.includes(anchor));
    }

    private familyOf({ cells, axis, entersGates }: Block, label = -1): number[] {
        const key = `${label} ${axis} ${entersGates} ${shapeKey(offsetsOf(cells))}`;
        const family = this.families.get(key) ?? [];
        this.families.set(key, family);
        return family;
    }
}

function goalOf(target: Target, { blocks, board }: Definition, sorter: KindSorter, pieces: readonly Piece[]): Goal {
    const placements = target.demands.map(({ block, cells }) => {
        const anchor = sorter.anchorOf(cells);
        // No kind can come there: the demand stays, naming the block's own kind, and is never met.
        return { kind: sorter.find(blocks[block]!, anchor) ?? pieces[block]!.kind, anchor };
    });
    return { placements, voids: target.voids.map(({ row, column }) => board.cell(row, column)) };
}

/** The puzzle of a definition whose reader has checked everything. */
export function puzzleOf(definition: Definition): Puzzle {
    const { blocks, targets, board, text, name, source, note, metric, facts, notation } = definition;
    const sorter = new KindSorter(board);
    const pieces = blocks.map((block, piece) => {
        const kind = sorter.kindFor(block);
        sorter.kinds[kind]!.pieces.push(piece);
        sorter.kinds[kind]!.colour ??= block.colour;
        return { name: block.name, kind };
    });
    const start = blocks.map(({ cells }) => sorter.anchorOf(cells));
    const goals = targets.map((target) => goalOf(target, definition, sorter, pieces));
    return { text, name, source, note, metric, facts, board, pieces, kinds: sorter.kinds, goals, start, notation };
}
