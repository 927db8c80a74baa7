// What programs are told, and what a widget is made of.

import type { Told } from "../jobs/job";
import type { Move } from "../puzzle/moves";
import type { Metric, Position, Puzzle } from "../puzzle/puzzle";
import type { Control } from "./panel";

/** What is going on. */
export interface PuzzleState {
    name: string;
    /** The puzzle file. */
    puzzle: string;
    /** Rows of the position. */
    position: string;
    metric: Metric;
    /** Moves made, as the metric counts them. */
    made: number;
    /** The same one by one, as the page of Shunt keeps them: the number of the piece, from 0, and its path: "7RD 9L". */
    play: string;
    solved: boolean;
    /** Moves to go at least, when that is known. */
    toGo: number | "unsolvable" | undefined;
}

/** What happens: names and details of the element's events. */
export interface WidgetEvents {
    ready: PuzzleState;
    move: PuzzleState & { move: string };
    solved: PuzzleState & { shortest: number | undefined };
    progress: Told;
    error: { message: string };
}

export type Tell = <Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]) => void;

export interface WidgetOptions {
    puzzle: Puzzle;
    /** Its name in the library. */
    id: string | undefined;
    begin: Position;
    metric: Metric;
    controls: readonly Control[];
    /** Shown at once, and which move of it. */
    solution: readonly Move[] | undefined;
    at: number;
    tell: Tell;
}
