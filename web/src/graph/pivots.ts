// Places for the nodes of a graph from their distances to a few of them (pivot MDS, Brandes and Pich 2007): the two directions in which
// these distances differ most. The whole shape, without details: where forces begin.

import { distancesFrom, kNoWay, type Neighbours } from "./neighbours";

const kPivots = 30;
const kRounds = 60;

/** One row for each node: distances to the pivots, each of which is as far as possible from those before it. */
function pivotDistances(graph: Neighbours, pivots: number): Float32Array {
    const rows = new Float32Array(graph.nodes * pivots);
    const nearest = new Float64Array(graph.nodes).fill(Infinity);
    let pivot = 0;
    for (let column = 0; column < pivots; ++column) {
        const distances = distancesFrom(graph, pivot);
        const farthest = distances.reduce((most, distance) => (distance !== kNoWay && distance > most ? distance : most), 0);
        for (let node = 0; node < graph.nodes; ++node) {
            // What cannot be reached is drawn apart, a little farther than all else.
            const distance = distances[node] === kNoWay ? farthest + 2 : distances[node]!;
            rows[node * pivots + column] = distance;
            if (distance < nearest[node]!) nearest[node] = distance;
        }
        pivot = nearest.reduce((best, distance, node) => (distance > nearest[best]! ? node : best), 0);
    }
    return rows;
}

/** Squares the distances and moves their means, of rows and of columns, to 0. */
function centre(rows: Float32Array, nodes: number, pivots: number): void {
    const columns = new Float64Array(pivots);
    let all = 0;
    for (let at = 0; at < rows.length; ++at) {
        rows[at] = rows[at]! * rows[at]!;
        columns[at % pivots]! += rows[at]! / nodes;
        all += rows[at]! / rows.length;
    }
    for (let node = 0; node < nodes; ++node) {
        let mean = 0;
        for (let i = 0; i < pivots; ++i) mean += rows[node * pivots + i]! / pivots;
        for (let i = 0; i < pivots; ++i) rows[node * pivots + i]! -= mean + columns[i]! - all;
    }
}

/** The products of all pairs of columns. */
function products(rows: Float32Array, nodes: number, pivots: number): Float64Array {
    const square = new Float64Array(pivots * pivots);
    for (let node = 0; node < nodes; ++node) {
        const row = rows.subarray(node * pivots, (node + 1) * pivots);
        for (let a = 0; a < pivots; ++a) for (let b = 0; b < pivots; ++b) square[a * pivots + b]! += row[a]! * row[b]!;
    }
    return square;
}

/** The direction that a symmetric matrix stretches most, at right angles to `others`. */
function mainDirection(square: Float64Array, size: number, others: Float64Array[]): Float64Array {
    let direction = Float64Array.from({ length: size }, (_, i) => 1 + Math.sin(7 * i + others.length));
    for (let round = 0; round < kRounds; ++round) {
        for (const other of others) {
            const along = other.reduce((sum, value, i) => sum + value * direction[i]!, 0);
            direction.forEach((value, i) => (direction[i] = value - along * other[i]!));
        }
        const next = new Float64Array(size);
        for (let a = 0; a < size; ++a) for (let b = 0; b < size; ++b) next[a]! += square[a * size + b]! * direction[b]!;
        const length = Math.hypot(...next);
        if (length < 1e-12) return direction.fill(0);
        direction = next.map((value) => value / length);
    }
    return direction;
}

/** x and y of every node; the same each time. Edges are 1 long on average. */
export function pivotLayout(graph: Neighbours, edges: Uint32Array): Float32Array {
    const { nodes } = graph;
    const pivots = Math.min(kPivots, nodes);
    const rows = pivotDistances(graph, pivots);
    centre(rows, nodes, pivots);
    const square = products(rows, nodes, pivots);
    const across = mainDirection(square, pivots, []);
    const axes = [across, mainDirection(square, pivots, [across])];
    const places = new Float32Array(2 * nodes);
    for (let at = 0; at < places.length; ++at) {
        const row = (at >> 1) * pivots;
        for (let i = 0; i < pivots; ++i) places[at]! += rows[row + i]! * axes[at & 1]![i]!;
    }
    scale(places, edges);
    return places;
}

function scale(places: Float32Array, edges: Uint32Array): void {
    let length = 0;
    for (let i = 0; i < edges.length; i += 2) {
        const [a, b] = [2 * edges[i]!, 2 * edges[i + 1]!];
        length += Math.hypot(places[b]! - places[a]!, places[b + 1]! - places[a + 1]!);
    }
    if (length === 0) return;
    const factor = edges.length / 2 / length;
    places.forEach((place, at) => (places[at] = place * factor));
}
