// What the attribute `puzzle` may hold: a puzzle file, the name of a puzzle of the library, or any link to Shunt.

import library from "shunt-library";
import { parseFragment, type Link } from "../links/fragment";
import { isPuzzleText, parsePuzzle } from "../rules/parse";
import type { Puzzle } from "../rules/puzzle";
import { TextFault } from "../rules/text_rows";
import { say } from "../words/say";

/** A puzzle to open, and what a link says besides. */
export interface Source extends Pick<Link, "position" | "metric" | "theme"> {
    readonly puzzle: Puzzle;
    /** The name in the library, if it is from there. */
    readonly id?: string;
}

const kTexts = new Map(Object.entries(library));

/** Whoever wrote it may have written anything. */
function shortened(text: string): string {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Those of the library that have been opened. */
const opened = new Map<string, Puzzle>();

function fromLibrary(id: string): Source {
    const text = kTexts.get(id);
    if (text === undefined) throw new TextFault(say('There is no puzzle "{puzzle}" in the library.', { puzzle: shortened(id) }));
    const puzzle = opened.get(id) ?? parsePuzzle(text);
    opened.set(id, puzzle);
    return { puzzle, id };
}

function fromLink(fragment: string): Source {
    const { link, fault } = parseFragment(fragment);
    if (!link) throw new TextFault(fault);
    const { puzzle, text, ...rest } = link;
    if (text === undefined && puzzle === undefined) throw new TextFault(say("The link names no puzzle."));
    return { ...(text === undefined ? fromLibrary(puzzle!) : { puzzle: parsePuzzle(text) }), ...rest };
}

/** Throws TextFault. */
export function sourceOf(value: string): Source {
    const trimmed = value.trim();
    if (isPuzzleText(value) || trimmed.includes("\n")) return { puzzle: parsePuzzle(withoutIndent(value)) };
    const hash = trimmed.indexOf("#");
    if (hash >= 0) return fromLink(trimmed.slice(hash));
    return fromLibrary(trimmed);
}

/** A text as a page has it: with an empty first line, and indented like the page. */
function withoutIndent(text: string): string {
    const lines = text.replace(/^[ \t]*\r?\n/, "").split("\n");
    const first = /^[ \t]*/.exec(lines[0] ?? "")![0];
    return lines.map((line) => (line.startsWith(first) ? line.slice(first.length) : line.trim() === "" ? "" : line)).join("\n");
}
