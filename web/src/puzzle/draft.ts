// A puzzle file while it is being read: what the keys after the board refer to (core/puzzle/format/shunt_text_draft.hpp).

import { say } from "../words/say";
import type { Ground } from "./board";
import type { Block } from "./definition";
import type { Notation } from "./puzzle";
import type { Section } from "./sections";
import { faultAt, TextFault, withoutBlanks, words, type Mark, type Row } from "./text_rows";

/** Rows of cells; in token mode the words, else the characters. */
export type Grid = Row[];

export interface Draft {
    notation: Notation;
    blocks: Block[];
    /** Indices into blocks, by name. */
    blocksOf: Map<string, number[]>;
    /** Names every cell of which is a piece of its own. */
    tiles: Set<string>;
    /** Blocks that a goal names; tiles never are. */
    namedByGoal: Set<number>;
}

const kMostRowsOrColumns = 1000;

/** What a cell outside is written as where cells are words: a blank only separates them. */
export const kOutsideWord = "--";

export function readGrid(rows: readonly Row[], { tokens }: Notation): Grid {
    return rows.map((row, index) => {
        const cells = tokens ? words(row) : row;
        const beyond = cells[kMostRowsOrColumns];
        if (beyond) throw faultAt(beyond, say("the board has more than 1,000 columns"));
        if (index >= kMostRowsOrColumns) throw faultAt(row[0]!, say("the board has more than 1,000 rows"));
        return cells;
    });
}

export function groundOf({ text }: Mark, { tokens, gates }: Notation): Ground {
    if (text === "#") return "wall";
    if (text === (tokens ? kOutsideWord : " ")) return "outside";
    return gates && text === "=" ? "gate" : "floor";
}

/** Whether it names a piece: it is none of . # = and the blank. */
export function isPiece(mark: Mark, notation: Notation): boolean {
    return mark.text !== "." && groundOf(mark, notation) === "floor";
}

/** The names in a list of pieces: words in token mode, else characters. */
export function namesIn(draft: Draft, value: Row): Row {
    return draft.notation.tokens ? words(value) : withoutBlanks(value);
}

/** The blocks that a name stands for. */
export function blocksNamed(draft: Draft, name: Mark): number[] {
    const blocks = draft.blocksOf.get(name.text);
    if (!blocks) throw faultAt(name, say("no piece is named '{name}'", { name: name.text }));
    return blocks;
}

/** The blocks that the value of a key lists, `*` being every block. */
export function blocksListed(draft: Draft, section: Section): number[] {
    const names = namesIn(draft, section.value);
    if (names.length === 0) throw new TextFault(say("'{key}:' names no piece", { key: section.key }), section.line, 1);
    const listed: number[] = [];
    for (const name of names) {
        if (name.text === "*") return draft.blocks.map((_block, index) => index);
        listed.push(...blocksNamed(draft, name));
    }
    return listed;
}
