// What the attribute `puzzle` may hold: a puzzle file, the name of a puzzle of the library, any link to Shunt, or what another program
// writes ("4x4:1,2,...", a Rush Hour board, a Hua Rong Dao code, a drawn pair of grids).

import library from "shunt-library";
import { loadFamilies } from "./families";
import { readForeign } from "./foreign_text";
import { bare, namesMeant } from "../links/altered";
import { parseFragment, type Link } from "../links/fragment";
import { unpackText } from "../links/packed_text";
import { isPuzzleText, parsePuzzle } from "../puzzle/parse";
import type { Puzzle } from "../puzzle/puzzle";
import { TextFault } from "../puzzle/text_rows";
import { say } from "../words/say";
import { shortened } from "../words/shortened";

/** A puzzle to open, and what a link says besides. */
export interface Source extends Pick<Link, "position" | "metric" | "theme"> {
    readonly puzzle: Puzzle;
    /** The name in the library, if it is from there. */
    readonly id?: string;
}

/** Those that come with the widget. */
const kTexts: ReadonlyMap<string, string> = new Map(Object.entries(library));

/** Those of the library that have been opened. */
const opened = new Map<string, Puzzle>();

function withId(id: string, text: string): Source {
    const puzzle = opened.get(id) ?? parsePuzzle(text);
    opened.set(id, puzzle);
    return { puzzle, id };
}

/** `otherwise`: why it cannot be opened if no format knows the word. */
async function fromWord(word: string, otherwise: TextFault): Promise<Source> {
    const inner = bare(word);
    const text = /[ \t]/.test(inner) ? undefined : ((await readForeign(word)) ?? (inner === word ? undefined : await readForeign(inner)));
    if (text === undefined) throw otherwise;
    return { puzzle: parsePuzzle(text) };
}

/** Several lines, which say that they are the project's own or are none of it. */
async function fromLines(text: string): Promise<Source> {
    const own = await readForeign(text);
    return { puzzle: parsePuzzle(own ?? text) };
}

async function fromFamilies(word: string): Promise<Source> {
    const names = namesMeant(word).filter((name) => /^[a-z\d-]+$/.test(name));
    const families = names.length === 0 ? undefined : await loadFamilies();
    const id = names.find((name) => families?.has(name));
    if (id !== undefined) return withId(id, families!.get(id)!);
    return fromWord(word, new TextFault(say('There is no puzzle "{puzzle}" in the library.', { puzzle: shortened(word) })));
}

function fromLibrary(word: string): Source | Promise<Source> {
    const id = namesMeant(word).find((name) => kTexts.has(name));
    return id === undefined ? fromFamilies(word) : withId(id, kTexts.get(id)!);
}

function fromLink({ puzzle, text, ...rest }: Link): Source | Promise<Source> {
    if (text === undefined && puzzle === undefined) throw new TextFault(say("The link names no puzzle."));
    if (text !== undefined) return { puzzle: parsePuzzle(text), ...rest };
    const source = fromLibrary(puzzle!);
    return source instanceof Promise ? source.then((told) => ({ ...told, ...rest })) : { ...source, ...rest };
}

/** A source, or the promise of one where a puzzle is compressed in a link or has to be loaded. Throws TextFault, or rejects with it. */
export function sourceOf(value: string): Source | Promise<Source> {
    const trimmed = value.trim();
    if (isPuzzleText(value)) return { puzzle: parsePuzzle(withoutIndent(value)) };
    if (trimmed.includes("\n")) return fromLines(withoutIndent(value));
    const hash = trimmed.indexOf("#");
    if (hash < 0) return fromLibrary(trimmed);
    const { link, fault } = parseFragment(trimmed.slice(hash));
    // Another program's code may have such a sign, too.
    if (!link && /[#&](puzzle|text|packed)=/i.test(trimmed)) throw new TextFault(fault);
    if (!link) return fromWord(trimmed.replace(/^.*:\/\/[^#]*/, ""), new TextFault(fault));
    if (!link.packed) return fromLink(link);
    const refuse = (): never => {
        throw new TextFault(say("The puzzle could not be read."));
    };
    return unpackText(link.packed).then((text) => fromLink({ ...link, text }), refuse);
}

/** A text as a page has it, without an empty first line and the indentation of the page; lines of blanks may have less of it. */
function withoutIndent(text: string): string {
    const rows = text.replace(/^[ \t]*\r?\n/, "");
    return rows.replace(RegExp(`^(${/^[ \t]*/.exec(rows)![0]}|[^\\S\\n]+$)`, "gm"), "");
}
