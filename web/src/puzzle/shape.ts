// Polyominoes up to translation: offsets from the anchor, the first cell in row-major order.

import type { Coordinate } from "./board";

function inOrder(a: Coordinate, b: Coordinate): number {
    return a.row - b.row || a.column - b.column;
}

/** `cells`: at least one, no duplicates. */
export function offsetsOf(cells: readonly Coordinate[]): Coordinate[] {
    const sorted = [...cells].sort(inOrder);
    const { row, column } = sorted[0]!;
    return sorted.map((cell) => ({ row: cell.row - row, column: cell.column - column }));
}

export function firstCell(cells: readonly Coordinate[]): Coordinate {
    return [...cells].sort(inOrder)[0]!;
}

/** Equal for equal shapes. */
export function shapeKey(offsets: readonly Coordinate[]): string {
    return offsets.map(({ row, column }) => `${row},${column}`).join(" ");
}

/** Height and width of the bounding box. */
export function extentOf(offsets: readonly Coordinate[]): Coordinate {
    const columns = offsets.map(({ column }) => column);
    return { row: offsets[offsets.length - 1]!.row + 1, column: Math.max(...columns) - Math.min(...columns) + 1 };
}
