// Figures: polyominoes with places for their names (core/picture/figure.hpp).

import { kDirections, kOffsets, type Coordinate } from "../puzzle/board";
import type { Vec } from "./outline";

export interface Figure {
    /** Relative to the anchor. */
    readonly cells: readonly Coordinate[];
    /** In cells: one in every connected part. */
    readonly labelPlaces: readonly Vec[];
}

/** The parts whose cells touch at edges, each row by row, by their first cells in the order given. */
function connectedParts(cells: readonly Coordinate[]): Coordinate[][] {
    const left = new Map(cells.map((cell) => [`${cell.row},${cell.column}`, cell]));
    const parts: Coordinate[][] = [];
    for (const [key, first] of left) {
        const part = [first];
        left.delete(key);
        for (const { row, column } of part) {
            for (const direction of kDirections) {
                const beside = `${row + kOffsets[direction].row},${column + kOffsets[direction].column}`;
                const found = left.get(beside);
                if (found && left.delete(beside)) part.push(found);
            }
        }
        parts.push(part.sort((a, b) => a.row - b.row || a.column - b.column));
    }
    return parts;
}

/** The middle of the part's box when the part fills it, else of the cell nearest to the centre of gravity. */
function labelPlace(part: readonly Coordinate[]): Vec {
    const rows = part.map(({ row }) => row);
    const columns = part.map(({ column }) => column);
    const [top, bottom, left, right] = [Math.min(...rows), Math.max(...rows), Math.min(...columns), Math.max(...columns)];
    if ((bottom - top + 1) * (right - left + 1) === part.length) return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2 };
    const mean = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const [x, y] = [mean(columns), mean(rows)];
    // In hundredths, so that rounding never chooses between cells that are equally near.
    const distances = part.map(({ row, column }) => Math.round(100 * Math.hypot(column - x, row - y)));
    const nearest = part[distances.indexOf(Math.min(...distances))]!;
    return { x: nearest.column + 0.5, y: nearest.row + 0.5 };
}

export function figureOf(cells: readonly Coordinate[]): Figure {
    return { cells, labelPlaces: connectedParts(cells).map(labelPlace) };
}
