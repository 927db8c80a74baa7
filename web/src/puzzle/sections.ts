// The first half of reading a puzzle file: text -> lines -> keys with their values and blocks. Knows no meaning of a key.

import { say } from "../words/say";
import { faultAt, joined, splitRows, TextFault, type Row } from "./text_rows";

/** `key: value`, or `key:` followed by the rows of a block. */
export interface Section {
    key: string;
    line: number;
    value: Row;
    rows: Row[];
}

const kBlockKeys = ["board", "goal"];
const kRepeatableKeys = ["goal", "axis", "distinct", "alike", "colour", "facts"];
const kKeys = ["name", "source", "note", "metric", "tiles", "cells", "cars", "gate", "board", ...kRepeatableKeys];

function keyOf(row: Row): string {
    const colon = row.findIndex(({ text }) => text === ":");
    return colon < 0 ? "" : joined(row.slice(0, colon));
}

/** Whether a row of a block is rather a key that is misspelt, "goals:": letters, at least three, and a colon at the end. */
function looksLikeKey(row: Row): boolean {
    return /^[A-Za-z]{3,}:$/.test(joined(row));
}

function firstVisible(row: Row): Row[number] {
    return row.find(({ text }) => text !== " ")!;
}

function valueAfter(row: Row, key: string): Row {
    const value = row.slice([...key].length + 1);
    while (value[0]?.text === " ") value.shift();
    return value;
}

/** Splits a text; throws TextFault. */
export function splitSections(text: string): Section[] {
    const sections: Section[] = [];
    let block: Section | undefined;
    splitRows(text).forEach((row, index) => {
        const key = keyOf(row);
        const known = kKeys.includes(key);
        if (row.length === 0) {
            // Empty lines between a block's key and its first row, or between sections, mean nothing.
            if (block && block.rows.length > 0) block = undefined;
        } else if (block && !known && !looksLikeKey(row)) {
            block.rows.push(row);
        } else if (firstVisible(row).text !== "#") {
            if (key === "") throw faultAt(firstVisible(row), say("expected 'key: value' or a comment that begins with #"));
            if (!known) throw faultAt(row[0]!, say("unknown key '{key}'", { key }));
            const section = { key, line: index + 1, value: valueAfter(row, key), rows: [] };
            block = kBlockKeys.includes(key) ? section : undefined;
            const first = section.value[0] as Row[number] | undefined;
            if (block && first) throw faultAt(first, say("the rows of '{key}:' begin on the next line", { key }));
            sections.push(section);
        }
    });
    checkRepetition(sections);
    return sections;
}

function checkRepetition(sections: Section[]): void {
    const seen = new Map<string, number>();
    for (const { key, line } of sections) {
        const first = seen.get(key);
        if (first === undefined) seen.set(key, line);
        else if (!kRepeatableKeys.includes(key)) {
            throw new TextFault(say("'{key}:' again; it is on line {first} already", { key, first }), line, 1);
        }
    }
}

/** "MESSAGE, not 'VALUE'" at the place of the section's value; `message` is said already. */
export function refusal(section: Section, message: string): TextFault {
    const first = section.value[0];
    if (!first) return new TextFault(message, section.line, 1);
    return faultAt(first, say("{message}, not '{value}'", { message, value: joined(section.value) }));
}
