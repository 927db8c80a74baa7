// What the page and the worker that lays a graph out tell each other.

/** Milliseconds that the worker works before it listens. */
export const kLayoutSlice = 50;

export interface LayoutTask {
    nodes: number;
    /** Pairs of nodes. */
    edges: Uint32Array;
    /** Whether nothing is told before it is settled. */
    onlyEnd: boolean;
}

export interface Laid {
    /** x and y of every node. */
    places: Float32Array;
    /** From 0 to 1. */
    done: number;
    settled: boolean;
}
