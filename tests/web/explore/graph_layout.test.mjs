// Laying a graph out: the same each time, near what is exact, and of a shape that can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { importSource } from "../support/bundle.mjs";

const { neighboursOf, distancesFrom, kNoWay } = await importSource("graph/neighbours");
const { pivotLayout } = await importSource("graph/pivots");
const { QuadTree } = await importSource("graph/quad_tree");
const { Layout } = await importSource("graph/layout");

/** A grid of nodes, each joined to the next in its row and in its column. */
function grid(rows, columns) {
    const edges = [];
    for (let node = 0; node < rows * columns; ++node) {
        if ((node + 1) % columns !== 0) edges.push(node, node + 1);
        if (node + columns < rows * columns) edges.push(node, node + columns);
    }
    return { nodes: rows * columns, edges: Uint32Array.from(edges) };
}

function settled({ nodes, edges }, slice = 1000) {
    const layout = new Layout(nodes, edges);
    while (layout.advance(slice)) {}
    return layout.places;
}

const apart = (places, a, b) => Math.hypot(places[2 * a] - places[2 * b], places[2 * a + 1] - places[2 * b + 1]);

/** How much places differ from distances in the graph, from a node to all others: 0 when they are in proportion. */
function stress({ nodes, edges }, places, from) {
    const distances = distancesFrom(neighboursOf(nodes, edges), from);
    const others = [...distances.keys()].filter((node) => node !== from);
    const ratios = others.map((node) => apart(places, from, node) / distances[node]);
    const [sum, squares] = ratios.reduce(([sum, squares], ratio) => [sum + ratio, squares + ratio * ratio], [0, 0]);
    return ratios.reduce((total, ratio) => total + (1 - (ratio * sum) / squares) ** 2, 0) / ratios.length;
}

test("distances are those of the shortest ways, and none where there is no way", () => {
    const graph = neighboursOf(5, Uint32Array.of(0, 1, 1, 2, 0, 2, 2, 3));
    assert.deepEqual([...distancesFrom(graph, 0)], [0, 1, 1, 2, kNoWay]);
    assert.deepEqual([...graph.targets.slice(graph.first[2], graph.first[3])].sort(), [0, 1, 3]);
});

test("pivots show the shape at once, and forces keep it", () => {
    const graph = grid(12, 40);
    const begun = pivotLayout(neighboursOf(graph.nodes, graph.edges), graph.edges);
    const ended = settled(graph);
    for (const places of [begun, ended]) assert.ok(stress(graph, places, 0) < 0.1, `${stress(graph, places, 0)}`);
    const lengths = Array.from({ length: graph.edges.length / 2 }, (_, i) => apart(ended, graph.edges[2 * i], graph.edges[2 * i + 1]));
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    assert.ok(Math.min(...lengths) > mean / 4 && Math.max(...lengths) < 3 * mean);
});

test("a layout is the same each time, in whatever slices", () => {
    const graph = grid(9, 15);
    const places = settled(graph);
    assert.deepEqual(settled(graph), places);
    assert.deepEqual(settled(graph, 7), places);
});

test("points push each other as if each were looked at by itself, by a few hundredths", () => {
    const places = Float32Array.from({ length: 800 }, (_, i) => 40 * Math.sin(i * 12.9898) * Math.cos(i * 4.1414));
    const tree = new QuadTree(400);
    const [near, exact] = [new Float32Array(800), new Float32Array(800)];
    tree.fill(places);
    for (let point = 0; point < 400; ++point) {
        tree.push(point, 0.7, near);
        tree.push(point, 0, exact);
    }
    const size = Math.sqrt(exact.reduce((sum, force) => sum + force * force, 0));
    const error = Math.sqrt(exact.reduce((sum, force, i) => sum + (force - near[i]) ** 2, 0));
    assert.ok(error > 0 && error < 0.05 * size, `${error / size}`);
    const plain = [...Array(400).keys()].reduce((sum, other) => {
        const [dx, dy] = [places[0] - places[2 * other], places[1] - places[2 * other + 1]];
        return sum + dx / (dx * dx + dy * dy + 0.01);
    }, 0);
    assert.ok(Math.abs(plain - exact[0]) < 1e-3 * size);
});

test("graphs without edges, of few nodes, of several parts and with nodes in one place have places, too", () => {
    const stars = Uint32Array.from(Array.from({ length: 200 }, (_, i) => [i % 2, i + 2]).flat());
    for (const [nodes, edges] of [
        [0, []],
        [1, []],
        [2, [0, 1]],
        [9, []],
        [202, stars],
    ]) {
        const places = settled({ nodes, edges: Uint32Array.from(edges) });
        assert.equal(places.length, 2 * nodes);
        assert.ok(places.every(Number.isFinite));
    }
    // The leaves of a star are all as far from every pivot.
    const places = settled({ nodes: 202, edges: stars });
    assert.ok(apart(places, 2, 4) > 0.01);
    const tree = new QuadTree(100);
    tree.fill(new Float32Array(200).fill(3));
    const forces = new Float32Array(200);
    tree.push(5, 1, forces);
    assert.ok(forces.every(Number.isFinite));
});
