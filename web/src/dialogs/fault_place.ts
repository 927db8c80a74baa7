// Where in a text a fault is, read back from the sentence about it.

import { say } from "../words/say";

/** Both count from 1; a column of 0 means the whole line. */
export interface Place {
    line: number;
    column: number;
}

/** Signs that no text has, for the values of one. */
const [kLine, kColumn, kMessage] = ["\u0001", "\u0002", "\u0003"];

/** The ways to say a place, as core/base/result.cpp and places/opener.ts do, in the language spoken. */
function sayings(): string[] {
    const [line, column, message] = [kLine!, kColumn!, kMessage!];
    return [
        say("line {line}, column {column}: {message}", { line, column, message }),
        say("line {line}, column {column}", { line, column }),
        say("line {line}: {message}", { line, message }),
        say("line {line}", { line }),
    ];
}

function patternOf(saying: string): RegExp {
    const escaped = saying.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const pattern = escaped.replace(kLine!, "(?<line>\\d+)").replace(kColumn!, "(?<column>\\d+)").replace(kMessage!, "[^]*");
    return new RegExp(pattern);
}

/** The place that a reason names, in the language spoken; undefined for one about no place. */
export function placeIn(reason: string): Place | undefined {
    for (const saying of sayings()) {
        const { line, column = "0" } = patternOf(saying).exec(reason)?.groups ?? {};
        if (line !== undefined) return { line: Number(line), column: Number(column) };
    }
    return undefined;
}
