// The piece that is chosen or lifted, and how far it was slid by keys since: one move once it is put down.

import type { Direction } from "../rules/board";
import { apply, reachable, type Move, type Reach } from "../rules/moves";
import type { Position, Puzzle } from "../rules/puzzle";

export class Lift {
    piece: number | undefined;
    private slid: Direction[] = [];

    constructor(private readonly puzzle: Puzzle) {}

    /** Takes a piece, or none. */
    take(piece: number | undefined): void {
        this.piece = piece;
        this.slid = [];
    }

    /** All places that a piece can go to. */
    placesOf(position: Position, piece: number): Reach[] {
        return reachable(this.puzzle, position, piece).slice(1);
    }

    /** Slides by one cell; the position to be seen, or nothing when something is in the way. */
    slide(position: Position, direction: Direction): Position | undefined {
        if (this.piece === undefined) return undefined;
        const path = [...this.slid, direction];
        const after = apply(this.puzzle, position, { pieces: [this.piece], path });
        if (after) this.slid = path;
        return after;
    }

    /** The move that all slides together are, the shortest way; nothing when the piece is where it was. */
    settled(position: Position): Move | undefined {
        const { piece, slid: path } = this;
        if (piece === undefined || path.length === 0) return undefined;
        const after = apply(this.puzzle, position, { pieces: [piece], path });
        const place = this.placesOf(position, piece).find(({ anchor }) => anchor === after?.[piece]);
        return place && { pieces: [piece], path: place.path };
    }
}
