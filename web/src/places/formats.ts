// Puzzle texts of other formats, in and out, and pictures: the module `formats` does it (wasm/protocol.md), loaded when it is first needed.

import type { Jobs } from "../jobs/jobs";
import type { Request } from "../jobs/protocol";
import { startWork } from "../jobs/work";

/** A format by the name that the module knows, and as it is spoken of: "a Jim'slide (js2) puzzle". */
export interface FormatName {
    name: string;
    title: string;
}

/** A text that was read; see core/outcome/format_outcomes.hpp. */
export interface Reading {
    format: string;
    /** The puzzle in the project's own format. */
    text: string;
    /** What was recognised, taken for granted or left out: sentences without full stops. */
    notes: string[];
    /** The formats in which the text can also be read. */
    others: FormatName[];
    /** How many boards the text has, where there are several. */
    boards?: number;
}

/** A puzzle in a format, or why the format cannot say it. */
export type Written = FormatName & { text?: string; refusal?: string };

/** Whether a text says of itself that it is a puzzle file of the project: the rule of is_puzzle_text in core/puzzle/format. */
export function isOwnFormat(text: string): boolean {
    return /(^|\n)board:/.test(text);
}

export class Formats {
    constructor(private readonly jobs: Jobs) {}

    /**
     * Reads a text, or the board of that number of several, as the format of that name, or as what it is recognised to be.
     * Rejects with a Failure.
     */
    read(text: string, from?: string, board = 1): Promise<Reading> {
        return this.ask<Reading>({ job: "read", text, board, ...(from === undefined ? {} : { from }) });
    }

    /** A puzzle of the project's own format in all formats. Rejects with a Failure. */
    async write(puzzle: string): Promise<Written[]> {
        return (await this.ask<{ formats: Written[] }>({ job: "write", puzzle })).formats;
    }

    /**
     * A picture of a puzzle in a position (rows; "" its start) as SVG, which makes the moves, if there are any ("9 R, 4 D"), again and
     * again. Rejects with a Failure.
     */
    async picture(puzzle: string, position: string, dark: boolean, moves = ""): Promise<string> {
        const where = position === "" ? {} : { position };
        return (await this.ask<{ svg: string }>({ job: "picture", puzzle, dark, ...where, ...(moves === "" ? {} : { moves }) })).svg;
    }

    private async ask<Report>(request: Request): Promise<Report> {
        return (await startWork<Report>(this.jobs, "formats", request).done)!; // nobody stops it
    }
}
