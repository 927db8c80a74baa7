// Which node is nearest to a place: nodes are sorted into squares, and only those around it are looked at.

import { boxOf } from "./box";

export class NearestNode {
    private readonly heads: Int32Array;
    private readonly next: Int32Array;
    private readonly columns: number;
    private readonly rows: number;
    private readonly left: number;
    private readonly top: number;
    private readonly side: number;

    constructor(private readonly places: Float32Array) {
        const nodes = places.length / 2;
        const { left, top, right, bottom } = boxOf(places);
        [this.left, this.top] = [left, top];
        const [width, height] = [right - left, bottom - top];
        this.side = Math.max(1e-6, Math.max(width, height) / Math.max(1, Math.sqrt(nodes)));
        this.columns = Math.floor(width / this.side) + 1;
        this.rows = Math.floor(height / this.side) + 1;
        this.heads = new Int32Array(this.columns * this.rows).fill(-1);
        this.next = new Int32Array(nodes);
        for (let node = 0; node < nodes; ++node) {
            const square = this.row(places[2 * node + 1]!) * this.columns + this.column(places[2 * node]!);
            this.next[node] = this.heads[square]!;
            this.heads[square] = node;
        }
    }

    private column(x: number): number {
        return Math.min(this.columns - 1, Math.max(0, Math.floor((x - this.left) / this.side)));
    }

    private row(y: number): number {
        return Math.min(this.rows - 1, Math.max(0, Math.floor((y - this.top) / this.side)));
    }

    /** Undefined when none is within `reach`. */
    at(x: number, y: number, reach: number): number | undefined {
        let best = reach * reach;
        let found: number | undefined;
        for (let row = this.row(y - reach); row <= this.row(y + reach); ++row) {
            for (let column = this.column(x - reach); column <= this.column(x + reach); ++column) {
                for (let node = this.heads[row * this.columns + column]!; node >= 0; node = this.next[node]!) {
                    const far = (this.places[2 * node]! - x) ** 2 + (this.places[2 * node + 1]! - y) ** 2;
                    if (far <= best) [best, found] = [far, node];
                }
            }
        }
        return found;
    }
}
