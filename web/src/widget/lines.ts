// What the line under the board says.

import { apply, type Move } from "../puzzle/moves";
import type { Metric, Position, Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";
import { lengthText, toGoText } from "./metric_words";
import { moveText } from "./notation";
import type { Line } from "./panel";

/** What is known where the reader is. */
export interface Situation {
    readonly metric: Metric;
    readonly made: number;
    readonly moved: boolean;
    readonly solved: boolean;
    readonly toGo: number | "unsolvable" | undefined;
    /** What was known before the last move, while the new number is worked out. */
    readonly stale: number | undefined;
    /** From where play began. */
    readonly shortest: number | undefined;
    readonly hint: string | undefined;
    readonly shown: { readonly at: number; readonly length: number } | undefined;
    /** Why something that was asked has no answer. */
    readonly fault: string | undefined;
    /** What the reader waits for. */
    readonly waiting: string | undefined;
}

export function solvedText({ metric, made, shortest }: Pick<Situation, "metric" | "made" | "shortest">): string {
    if (shortest === undefined) return say("Solved in {made}", { made: lengthText(metric, made) });
    return say("Solved in {made}, shortest {shortest}", { made, shortest });
}

/** "7 down · 81 → 80 to go"; `before`: moves to go. */
export function hintText(puzzle: Puzzle, position: Position, move: Move, before: number): string {
    const text = moveText(puzzle, move, apply(puzzle, position, move)!);
    return say("{move} · {before} → {after} to go", { move: text, before, after: before - 1 });
}

function numbered(metric: Metric, toGo: number, rest: Omit<Line, "figure" | "text">): Line {
    return { figure: String(toGo), text: toGoText(metric, toGo), ...rest };
}

export function lineOf(situation: Situation): Line {
    const { metric, toGo, shown, fault, waiting, hint, stale } = situation;
    if (fault !== undefined) return { text: fault, tone: "alarm" };
    if (waiting !== undefined) return { text: waiting, tone: "quiet" };
    if (shown) {
        const { at, length } = shown;
        return numbered(metric, length - at, { aside: say("move {at} of {length}", { at, length }) });
    }
    if (situation.solved) return { text: solvedText(situation) };
    const aside = say("{made} made", { made: situation.made });
    if (hint !== undefined) return { text: hint, aside };
    if (toGo === "unsolvable") return { text: say("No solution from here"), aside };
    const { shortest } = situation;
    const more = shortest === undefined ? {} : { more: say("shortest is {shortest}", { shortest }) };
    if (toGo !== undefined) return numbered(metric, toGo, { aside, ...more });
    // The old answer stays, and turns quiet, until the new one is there.
    if (stale !== undefined) return numbered(metric, stale, { aside, ...more, tone: "stale" });
    return { text: situation.moved ? lengthText(metric, situation.made) : say("Drag a block"), tone: "quiet" };
}
