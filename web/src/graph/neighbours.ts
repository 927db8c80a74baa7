// An undirected graph whose nodes are numbered from 0, with the neighbours of each in a row.

export interface Neighbours {
    readonly nodes: number;
    /** Those of node v are targets[first[v]] up to, without it, targets[first[v + 1]]. */
    readonly first: Uint32Array;
    readonly targets: Uint32Array;
}

/** `edges`: pairs of nodes, each pair once. */
export function neighboursOf(nodes: number, edges: Uint32Array): Neighbours {
    const first = new Uint32Array(nodes + 1);
    for (const node of edges) first[node + 1]!++;
    for (let node = 0; node < nodes; ++node) first[node + 1]! += first[node]!;
    const at = first.slice(0, nodes);
    const targets = new Uint32Array(edges.length);
    for (let i = 0; i < edges.length; i += 2) {
        const [a, b] = [edges[i]!, edges[i + 1]!];
        targets[at[a]!++] = b;
        targets[at[b]!++] = a;
    }
    return { nodes, first, targets };
}

/** Of a node that no edges lead to. */
export const kNoWay = 0xffffffff;

/** The number of edges between a node and each other one. */
export function distancesFrom({ nodes, first, targets }: Neighbours, from: number): Uint32Array {
    const distances = new Uint32Array(nodes).fill(kNoWay);
    const queue = new Uint32Array(nodes);
    distances[from] = 0;
    queue[0] = from;
    let known = 1;
    for (let next = 0; next < known; ++next) {
        const node = queue[next]!;
        for (let i = first[node]!; i < first[node + 1]!; ++i) {
            const other = targets[i]!;
            if (distances[other] !== kNoWay) continue;
            distances[other] = distances[node]! + 1;
            queue[known++] = other;
        }
    }
    return distances;
}
