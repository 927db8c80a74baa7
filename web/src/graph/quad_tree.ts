// How all points push one point away, in some hundred steps instead of one for each (Barnes and Hut 1986): points that are close together
// and far away push as one. Flat arrays, made once and filled again for every round.

import { boxOf } from "./box";

const kEmpty = -1;
/** So fine that points in one of these cells are in the same place. */
const kDeepest = 32;

export class QuadTree {
    /** Four parts of each cell: another cell, a point as -2 - its number, or nothing. */
    private readonly parts: Int32Array;
    /** Of each cell: how many points, and where their middle is. */
    private readonly weight: Float64Array;
    private readonly x: Float64Array;
    private readonly y: Float64Array;
    private cells = 0;
    private size = 0;
    private places: Float32Array = new Float32Array();
    // Cells that are to be looked at, and their sizes squared.
    private readonly waiting = new Int32Array(4 * kDeepest + 8);
    private readonly squares = new Float64Array(4 * kDeepest + 8);
    private left = 0;
    private top = 0;

    constructor(points: number) {
        const most = 4 * points + 2 * kDeepest;
        this.parts = new Int32Array(4 * most);
        this.weight = new Float64Array(most);
        this.x = new Float64Array(most);
        this.y = new Float64Array(most);
    }

    /** Takes x and y of all points, which stay where they are until all pushes are asked. */
    fill(places: Float32Array): void {
        this.places = places;
        const { left, top, right, bottom } = boxOf(places);
        [this.left, this.top] = [left, top];
        this.size = Math.max(right - left, bottom - top) * 1.001 + 1e-6;
        this.cells = 0;
        this.addCell();
        for (let point = 0; 2 * point < places.length; ++point) this.add(point);
        for (let cell = 0; cell < this.cells; ++cell) {
            this.x[cell]! /= this.weight[cell]!;
            this.y[cell]! /= this.weight[cell]!;
        }
    }

    private addCell(): number {
        const cell = this.cells++;
        this.parts.fill(kEmpty, 4 * cell, 4 * cell + 4);
        this.weight[cell] = this.x[cell] = this.y[cell] = 0;
        return cell;
    }

    private count(cell: number, point: number): void {
        this.weight[cell]!++;
        this.x[cell]! += this.places[2 * point]!;
        this.y[cell]! += this.places[2 * point + 1]!;
    }

    private add(point: number): void {
        const [px, py] = [this.places[2 * point]!, this.places[2 * point + 1]!];
        let half = this.size / 2;
        let [mx, my] = [this.left + half, this.top + half];
        let cell = 0;
        for (let depth = 0; ; ++depth) {
            this.count(cell, point);
            const part = 4 * cell + (px >= mx ? 1 : 0) + (py >= my ? 2 : 0);
            const there = this.parts[part]!;
            half /= 2;
            mx += px >= mx ? half : -half;
            my += py >= my ? half : -half;
            if (there === kEmpty) {
                this.parts[part] = -2 - point;
                return;
            }
            // Points in the same place are one, of more weight.
            if (there < 0 && (depth >= kDeepest || this.cells * 4 + 4 > this.parts.length)) return;
            cell = there < 0 ? (this.parts[part] = this.split(-2 - there, mx, my)) : there;
        }
    }

    /** A cell around (mx, my) for a point that had a part for itself. */
    private split(point: number, mx: number, my: number): number {
        const cell = this.addCell();
        this.count(cell, point);
        const part = (this.places[2 * point]! >= mx ? 1 : 0) + (this.places[2 * point + 1]! >= my ? 2 : 0);
        this.parts[4 * cell + part] = -2 - point;
        return cell;
    }

    /**
     * Adds to `forces` how all others push a point: 1 / distance each. Cells seen under less than `wide` (size by distance) push as one.
     */
    push(point: number, wide: number, forces: Float32Array): void {
        const { parts, weight, x, y, waiting, squares, places } = this;
        const [px, py] = [places[2 * point]!, places[2 * point + 1]!];
        const seen = wide * wide;
        let [fx, fy] = [0, 0];
        waiting[0] = 0;
        squares[0] = this.size * this.size;
        for (let open = 1; open > 0; ) {
            const cell = waiting[--open]!;
            const square = squares[open]!;
            const [dx, dy] = [px - x[cell]!, py - y[cell]!];
            const far = dx * dx + dy * dy;
            if (square < seen * far) {
                fx += (dx * weight[cell]!) / far;
                fy += (dy * weight[cell]!) / far;
                continue;
            }
            for (let part = 4 * cell; part < 4 * cell + 4; ++part) {
                const there = parts[part]!;
                if (there >= 0) {
                    waiting[open] = there;
                    squares[open++] = square / 4;
                } else if (there !== kEmpty && there !== -2 - point) {
                    const [ex, ey] = [px - places[-2 * there - 4]!, py - places[-2 * there - 3]!];
                    const near = ex * ex + ey * ey + 0.01;
                    fx += ex / near;
                    fy += ey / near;
                }
            }
        }
        forces[2 * point]! += fx;
        forces[2 * point + 1]! += fy;
    }
}
