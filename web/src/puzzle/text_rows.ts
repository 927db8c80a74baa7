// Text as rows of characters that know their place, so that every complaint can name line and column (core/base/text_rows.hpp).

import { say } from "../words/say";

/** What is wrong with a text of a user. `message` is a sentence for him; line and column count characters from 1, 0: no place applies. */
export class TextFault extends Error {
    constructor(
        message: string,
        readonly line = 0,
        readonly column = 0,
    ) {
        super(message);
    }
}

/** A character, or a word, and where it stands. */
export interface Mark {
    readonly text: string;
    readonly line: number;
    readonly column: number;
}
export type Row = Mark[];

/** Longer texts are not read. */
const kMostTextBytes = 1_000_000;

/** As core/base/utf8.cpp has them: blanks, formats, fillers and combining marks. */
const kUnseen = new RegExp(
    "[\\0-\\x20\\x7f-\\xa0\\xad\\u0300-\\u036f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u1ab0-\\u1aff\\u1dc0-\\u1dff" +
        "\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u20d0-\\u20ff\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufe20-\\ufe2f" +
        "\\ufeff\\uffa0\\ufff0-\\ufffb\\u{e0000}-\\u{e0fff}]",
    "u",
);

export function faultAt(mark: Mark, message: string): TextFault {
    return new TextFault(message, mark.line, mark.column);
}

export function joined(row: readonly Mark[]): string {
    return row.map(({ text }) => text).join("");
}

/** Whether every character of a name shows something of its own. */
export function isVisible(name: string): boolean {
    return !kUnseen.test(name);
}

function splitLine(line: string, number: number): Row {
    const row: Row = [];
    for (const text of line) {
        const mark = { text, line: number, column: row.length + 1 };
        if (/^[\ud800-\udfff]$/.test(text)) throw faultAt(mark, say("this is not UTF-8 text"));
        if (text === "\t") throw faultAt(mark, say("a tab: use spaces, their number matters"));
        if (/[\0-\x1f\x7f-\x9f]/.test(text)) throw faultAt(mark, say("a control character"));
        row.push(mark);
    }
    while (row[row.length - 1]?.text === " ") row.pop();
    return row;
}

/** The lines of a text without the blanks at their ends; the last line break is optional. */
export function splitRows(text: string): Row[] {
    const bytes = new TextEncoder().encode(text).length;
    if (bytes > kMostTextBytes) {
        throw new TextFault(say("the text has {bytes} bytes; more than {most} are not read", { bytes, most: kMostTextBytes }));
    }
    const lines = text.replace(/^\ufeff/, "").split("\n");
    if (lines[lines.length - 1] === "") lines.pop();
    return lines.map((line, index) => splitLine(line.replace(/\r$/, ""), index + 1));
}

/** The words of a row, each at the place of its first character. */
export function words(row: readonly Mark[]): Row {
    const found: Row = [];
    let before = " ";
    for (const mark of row) {
        const last = found[found.length - 1];
        if (mark.text !== " " && before === " ") found.push(mark);
        else if (mark.text !== " " && last) found[found.length - 1] = { ...last, text: last.text + mark.text };
        before = mark.text;
    }
    return found;
}

export function withoutBlanks(row: readonly Mark[]): Row {
    return row.filter(({ text }) => text !== " ");
}
