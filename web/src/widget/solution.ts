// A sequence of moves from a position on, shown move by move.

import { apply, type Move } from "../rules/moves";
import { type Position, type Puzzle } from "../rules/puzzle";

export class ShownSolution {
    /** Before the first move, after each, after the last. */
    readonly positions: readonly Position[];
    at = 0;

    /** Throws when a move is not possible. */
    constructor(
        puzzle: Puzzle,
        from: Position,
        readonly moves: readonly Move[],
    ) {
        const positions = [from];
        for (const move of moves) {
            const after = apply(puzzle, positions[positions.length - 1]!, move);
            if (!after) throw new Error("a solution with a move that is not possible");
            positions.push(after);
        }
        this.positions = positions;
    }

    get position(): Position {
        return this.positions[this.at]!;
    }

    get length(): number {
        return this.moves.length;
    }

    /** Goes to a place between the moves; beyond the ends is at the ends. */
    goTo(at: number): void {
        this.at = Math.min(Math.max(0, at), this.length);
    }
}
