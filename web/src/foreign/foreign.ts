// Puzzles of other programs that are one word, read without WebAssembly: a script beside the widget, which loads it when somebody names
// one. The same as the core makes of them (core/puzzle/format), which checks it (tests/rules).

import { isCommonCode, isShortCode, readCommonCode, readShortCode } from "./huarong";
import { isRushHour, readRushHour } from "./rush_hour";
import { TokenFault } from "./sketch";
import { isFifteen, isSlide, readFifteen, readSlide } from "./tatham";
import { areTiles, readTiles } from "./tiles";
import { isTomFrost, readTomFrost } from "./tomfrost";

/** The text of the project's own format, or what is wrong with the word, at which of its characters (from 1). */
export type TokenReading = { readonly text: string } | { readonly fault: string; readonly column: number };

/** In the order in which the core tries them. */
const kFormats: readonly (readonly [recognises: (word: string) => boolean, read: (word: string) => string])[] = [
    [isTomFrost, readTomFrost],
    [isFifteen, readFifteen],
    [isSlide, readSlide],
    [areTiles, readTiles],
    [isRushHour, readRushHour],
    [isShortCode, readShortCode],
    [isCommonCode, readCommonCode],
];

/** Nothing when no format knows the word. */
export function readToken(token: string): TokenReading | undefined {
    if (/[\0-\x20\x7f-\x9f]|^$/.test(token)) return undefined;
    const format = kFormats.find(([recognises]) => recognises(token));
    if (!format) return undefined;
    try {
        return { text: format[1](token) };
    } catch (fault) {
        if (!(fault instanceof TokenFault)) throw fault;
        return { fault: fault.message, column: fault.at + 1 };
    }
}
