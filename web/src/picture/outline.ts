// Outlines of polyominoes with rounded corners as paths of SVG (core/picture/outline.hpp).

import type { Coordinate } from "../puzzle/board";
import { joinNumbers, numberText } from "./numbers";

export interface Vec {
    readonly x: number;
    readonly y: number;
}

/** Lengths in the unit of the path. */
export interface OutlineStyle {
    cell: number;
    /** How far the outline keeps from the border of its cells; negative: outside of it. */
    inset: number;
    /** Radius of outer and of inner corners. */
    convex: number;
    concave: number;
}

/** Directions of travel along a border, clockwise: the filled cell lies to the right. */
const kTravel: readonly Vec[] = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
];

/** A border edge: from a corner of the grid in one of the four directions. */
interface Edge {
    readonly row: number;
    readonly column: number;
    readonly direction: number;
}

function keyOf({ row, column, direction }: Edge): string {
    return `${row},${column},${direction}`;
}

/** All border edges of the cells, in row-major order of their corners. */
function borderOf(cells: readonly Coordinate[]): Map<string, Edge> {
    const filled = new Set(cells.map(({ row, column }) => `${row},${column}`));
    const edges: Edge[] = [];
    for (const { row, column } of cells) {
        const isEmpty = (rows: number, columns: number): boolean => !filled.has(`${row + rows},${column + columns}`);
        if (isEmpty(-1, 0)) edges.push({ row, column, direction: 0 });
        if (isEmpty(0, 1)) edges.push({ row, column: column + 1, direction: 1 });
        if (isEmpty(1, 0)) edges.push({ row: row + 1, column: column + 1, direction: 2 });
        if (isEmpty(0, -1)) edges.push({ row: row + 1, column, direction: 3 });
    }
    edges.sort((a, b) => a.row - b.row || a.column - b.column || a.direction - b.direction);
    return new Map(edges.map((edge) => [keyOf(edge), edge]));
}

/** A corner of an outline, where it would be without rounding, with the ways before and after it. */
interface Corner {
    readonly at: Vec;
    readonly before: Vec;
    readonly after: Vec;
    readonly radius: number;
}

function cornerOf({ row, column }: Edge, before: number, after: number, style: OutlineStyle): Corner {
    const from = kTravel[before]!;
    const to = kTravel[after]!;
    const radius = (before + 1) % 4 === after ? style.convex : style.concave;
    // The inside lies to the right of both directions: moving in by the inset along both normals.
    const x = column * style.cell + (-from.y - to.y) * style.inset;
    const y = row * style.cell + (from.x + to.x) * style.inset;
    return { at: { x, y }, before: from, after: to, radius };
}

/** Follows the border from an edge, taking its edges out of `edges`. Parts that touch in a corner stay apart, unless they are `joined`. */
function trace(edges: Map<string, Edge>, first: Edge, style: OutlineStyle): Corner[] {
    const order = style.inset < 0 ? [3, 0, 1] : [1, 0, 3];
    const corners: Corner[] = [];
    let edge = first;
    do {
        edges.delete(keyOf(edge));
        const { x, y } = kTravel[edge.direction]!;
        const end = { row: edge.row + y, column: edge.column + x };
        const candidates = order.map((turn) => ({ ...end, direction: (edge.direction + turn) % 4 }));
        const next = candidates.find((candidate) => keyOf(candidate) === keyOf(first) || edges.has(keyOf(candidate)))!;
        if (next.direction !== edge.direction) corners.push(cornerOf(next, edge.direction, next.direction, style));
        edge = next;
    } while (keyOf(edge) !== keyOf(first));
    return corners;
}

/** An arc around a corner and the straight line behind it, relative to where the path is. */
function sideText(from: Corner, to: Corner): string {
    const { radius, before, after } = from;
    const clockwise = before.x * after.y - before.y * after.x > 0;
    const way = joinNumbers((before.x + after.x) * radius, (before.y + after.y) * radius);
    const arc = radius > 0 ? `a${joinNumbers(radius, radius)} 0 0 ${clockwise ? 1 : 0} ${way}` : "";
    const shorter = radius + to.radius;
    if (after.x !== 0) return `${arc}h${numberText(to.at.x - from.at.x - after.x * shorter)}`;
    return `${arc}v${numberText(to.at.y - from.at.y - after.y * shorter)}`;
}

/** A closed loop as the text of a path, and its length. */
export interface PathText {
    readonly data: string;
    readonly length: number;
}

function pathText(corners: readonly Corner[]): PathText {
    const { at, before, radius } = corners[0]!;
    let data = `M${joinNumbers(at.x - before.x * radius, at.y - before.y * radius)}`;
    let length = 0;
    corners.forEach((from, index) => {
        const to = corners[(index + 1) % corners.length]!;
        data += sideText(from, to);
        length += Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y) - from.radius - to.radius + (from.radius * Math.PI) / 2;
    });
    return { data: `${data}z`, length };
}

/** The closed loops around `cells` (any order, no duplicates), with cell (0, 0) at the origin. */
export function outlinePaths(cells: readonly Coordinate[], style: OutlineStyle): PathText[] {
    const edges = borderOf(cells);
    const paths: PathText[] = [];
    for (const edge of edges.values()) paths.push(pathText(trace(edges, edge, style)));
    return paths;
}
