// How far one position is from another: the solver is asked for the same puzzle with that position as its goal.

import { splitSections } from "../puzzle/sections";
import { joined } from "../puzzle/text_rows";
import { printPosition } from "../puzzle/position_text";
import type { Position, Puzzle } from "../puzzle/puzzle";

/** What a goal changes: these are written anew. */
const kReplaced = ["goal", "alike", "distinct", "facts"];

/** A goal keeps the pieces that it names apart; here only those are apart that the puzzle itself keeps apart. */
function alikeLines({ kinds, pieces }: Puzzle, separator: string): string[] {
    return kinds
        .filter(({ pieces: own }) => own.length > 1)
        .map(({ pieces: own }) => `alike: ${[...new Set(own.map((piece) => pieces[piece]!.name))].join(separator)}`);
}

/** The text of a puzzle like this one whose goal is `end`, every piece of it. */
export function distancePuzzle(puzzle: Puzzle, end: Position): string {
    const kept = splitSections(puzzle.text).filter(({ key }) => !kReplaced.includes(key));
    const tokens = kept.some(({ key }) => key === "cells");
    const lines = kept.flatMap(({ key, value, rows }) => [`${key}: ${joined(value)}`.trim(), ...rows.map(joined)]);
    const rows = printPosition({ ...puzzle, notation: { ...puzzle.notation, tokens } }, end);
    return [...lines, "goal:", rows, ...alikeLines(puzzle, tokens ? " " : "")].join("\n");
}
