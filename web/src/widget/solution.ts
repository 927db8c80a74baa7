// A sequence of moves from a position on, shown move by move.

import { apply, type Move } from "../puzzle/moves";
import type { Position, Puzzle } from "../puzzle/puzzle";
import { TextFault } from "../puzzle/text_rows";
import { say } from "../words/say";
import { readMove } from "./notation";

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

/** A sequence of moves as text: "9 R, 4 D, 5 L". Throws TextFault. */
export function readSolution(puzzle: Puzzle, begin: Position, text: string): Move[] {
    let position = begin;
    return text
        .split(/[,;\n]+/)
        .filter((part) => part.trim() !== "")
        .map((part) => {
            const move = readMove(puzzle, position, part);
            if (!move) throw new TextFault(say('The solution says "{move}", which is not possible there.', { move: part.trim() }));
            position = apply(puzzle, position, move)!;
            return move;
        });
}
