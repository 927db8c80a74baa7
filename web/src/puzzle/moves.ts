// What a player may do: where a piece can go while all others stand still, moves made, and how they count.

import { kDirections, kNoCell, type Cell, type Direction } from "./board";
import { allows, kindOf, occupants, type Metric, type Position, type Puzzle } from "./puzzle";

/** A group of pieces (mostly of one) that goes along one path of unit steps as a rigid body. Neither list is empty. */
export interface Move {
    readonly pieces: readonly number[];
    readonly path: readonly Direction[];
}

/** A placement a piece can reach, and one shortest path (in steps) to it; the path is empty for where it stands. */
export interface Reach {
    readonly anchor: Cell;
    readonly path: readonly Direction[];
}

/** Where `piece` comes to by one step from `anchor` among others that stand still, or kNoCell. */
function stepped(puzzle: Puzzle, occupant: Int32Array, piece: number, anchor: Cell, direction: Direction): Cell {
    const { axis, covered } = kindOf(puzzle, piece);
    const to = allows(axis, direction) ? puzzle.board.neighbour(anchor, direction) : kNoCell;
    const cells = to === kNoCell ? undefined : covered[to];
    return cells?.every((cell) => occupant[cell] === -1 || occupant[cell] === piece) ? to : kNoCell;
}

/** All placements `piece` can reach in one move, nearest first, its own place included. */
export function reachable(puzzle: Puzzle, position: Position, piece: number): Reach[] {
    const occupant = occupants(puzzle, position);
    const start = position[piece]!;
    const seen = new Set([start]);
    const reached: Reach[] = [{ anchor: start, path: [] }];
    for (const { anchor, path } of reached) {
        for (const direction of kDirections) {
            const to = stepped(puzzle, occupant, piece, anchor, direction);
            if (to === kNoCell || seen.has(to)) continue;
            seen.add(to);
            reached.push({ anchor: to, path: [...path, direction] });
        }
    }
    return reached;
}

/** Directions in which `piece` can make one step; `occupant`: occupants(), for whoever asks of many pieces. */
export function waysOf(puzzle: Puzzle, position: Position, piece: number, occupant = occupants(puzzle, position)): Direction[] {
    return kDirections.filter((direction) => stepped(puzzle, occupant, piece, position[piece]!, direction) !== kNoCell);
}

/** The position after a move, or nothing when something is in the way: also of groups. */
export function apply(puzzle: Puzzle, position: Position, { pieces, path }: Move): Position | undefined {
    const occupant = occupants(puzzle, position).map((piece) => (pieces.includes(piece) ? -1 : piece));
    const after = [...position];
    for (const direction of path) {
        for (const piece of pieces) {
            const to = stepped(puzzle, occupant, piece, after[piece]!, direction);
            if (to === kNoCell) return undefined;
            after[piece] = to;
        }
    }
    return after;
}

/** How many a sequence of moves counts: motions of the same pieces that follow one another count together, as far as the metric says. */
export function count(moves: readonly Move[], metric: Metric): number {
    const extent = metric.replace("super-", "");
    let sum = 0;
    let last = "";
    for (const { pieces, path } of moves) {
        for (const direction of path) {
            const motion = extent === "move" ? pieces.join() : `${pieces.join()} ${direction}`;
            if (extent === "step" || motion !== last) ++sum;
            last = motion;
        }
    }
    return sum;
}
