// A piece under a finger or the mouse: it follows as far as the others let it, along the cells that it can reach.

import { kDirections, kNoCell, type Cell } from "../puzzle/board";
import { reachable, type Reach } from "../puzzle/moves";
import { cornerOf } from "../picture/board_svg";
import type { Vec } from "../picture/outline";
import type { Position, Puzzle } from "../puzzle/puzzle";

/** Between two neighbouring places, `part` of the way. */
interface Spot {
    readonly from: Cell;
    readonly to: Cell;
    readonly part: number;
}

/** A detour must bring the piece so much nearer to the finger for every cell of it. */
const kDetour = 0.3;

export class Drag {
    private readonly reach: Map<Cell, Reach>;
    private readonly start: Vec;
    private spot: Spot;

    constructor(
        private readonly puzzle: Puzzle,
        position: Position,
        readonly piece: number,
    ) {
        const anchor = position[piece]!;
        this.reach = new Map(reachable(puzzle, position, piece).map((reach) => [reach.anchor, reach]));
        this.start = cornerOf(puzzle, anchor);
        this.spot = { from: anchor, to: anchor, part: 0 };
    }

    /** The finger is so many cells from where it took the piece; returns where the piece is then. */
    pull(by: Vec): Vec {
        const wanted = { x: this.start.x + by.x, y: this.start.y + by.y };
        const lengths = this.lengthsFrom(this.spot.part < 0.5 ? this.spot.from : this.spot.to);
        let least = Infinity;
        for (const [from, length] of lengths) {
            for (const spot of this.spotsAt(from, wanted)) {
                const { x, y } = this.placeOf(spot);
                const cost = Math.hypot(x - wanted.x, y - wanted.y) + kDetour * length;
                if (cost >= least) continue;
                least = cost;
                this.spot = spot;
            }
        }
        return this.placeOf(this.spot);
    }

    /** Where the piece comes to when it is let go, with the way there. */
    get end(): Reach {
        const { from, to, part } = this.spot;
        return this.reach.get(part < 0.5 ? from : to)!;
    }

    private placeOf({ from, to, part }: Spot): Vec {
        const [a, b] = [cornerOf(this.puzzle, from), cornerOf(this.puzzle, to)];
        return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }

    /** The nearest spots to `wanted` on the ways from a place to its neighbours. */
    private spotsAt(from: Cell, wanted: Vec): Spot[] {
        const at = cornerOf(this.puzzle, from);
        const here = { from, to: from, part: 0 };
        return [
            here,
            ...this.neighbours(from).map((to) => {
                const next = cornerOf(this.puzzle, to);
                const along = (wanted.x - at.x) * (next.x - at.x) + (wanted.y - at.y) * (next.y - at.y);
                return { from, to, part: Math.min(1, Math.max(0, along)) };
            }),
        ];
    }

    private neighbours(cell: Cell): Cell[] {
        const beside = kDirections.map((direction) => this.puzzle.board.neighbour(cell, direction));
        return beside.filter((to) => to !== kNoCell && this.reach.has(to));
    }

    /** Steps to every place from one of them. */
    private lengthsFrom(cell: Cell): Map<Cell, number> {
        const lengths = new Map([[cell, 0]]);
        for (const [from, length] of lengths) {
            for (const to of this.neighbours(from)) if (!lengths.has(to)) lengths.set(to, length + 1);
        }
        return lengths;
    }
}
