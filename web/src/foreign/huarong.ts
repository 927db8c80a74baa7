// Hua Rong Dao codes, as core/puzzle/format/huarong.cpp reads them: CommonCode, up to nine hexadecimal digits, the first of which is the
// cell of the 2x2 and then two bits for every cell not yet decided; ShortCode, its index among all legal ones in five digits of base 32.

import { say } from "../words/say";
import { movedTo, Sketch, TokenFault, type Place } from "./sketch";

const kRows = 5;
const kColumns = 4;
const kCells = kRows * kColumns;
const kAll = 2 ** kCells - 1;
const kDigits = "123456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** What stands on a cell, by its two bits. */
const kVoid = 0;
const kHorizontal = 1;
const kVertical = 2;
const kItems = [kVoid, kHorizontal, kVertical, 3];

/** Cells are bits. The cells of the 2x2 whose top left is `head`; 0 when it does not fit there. */
function blockAt(head: number): number {
    return head % kColumns === kColumns - 1 || head >= kCells - kColumns ? 0 : 0b110011 << head;
}

/** The cells an item fills when the first undecided cell is `cell`; 0 when it does not fit. */
function cellsOf(item: number, cell: number, filled: number): number {
    let cells = 1 << cell;
    if (item === kHorizontal) cells |= cell % kColumns === kColumns - 1 ? kAll + 1 : cells << 1;
    if (item === kVertical) cells |= cells << kColumns;
    return (cells & filled) !== 0 || cells > kAll ? 0 : cells;
}

function firstOpen(filled: number): number {
    let cell = 0;
    while (cell < kCells && (filled >> cell) & 1) ++cell;
    return cell;
}

/** Counts the ways to complete boards; two voids are enough. What is filled beyond the next four cells belongs to the 2x2. */
class Completions {
    private readonly known = new Map<string, number>();

    count(filled: number, voids: number): number {
        const cell = firstOpen(filled);
        if (cell === kCells) return voids === 2 ? 1 : 0;
        const key = `${filled} ${voids}`;
        const known = this.known.get(key);
        if (known !== undefined) return known;
        const ways = kItems.reduce((sum, item) => sum + this.after(item, cell, filled, voids), 0);
        this.known.set(key, ways);
        return ways;
    }

    after(item: number, cell: number, filled: number, voids: number): number {
        const cells = cellsOf(item, cell, filled);
        return cells === 0 ? 0 : this.count(filled | cells, item === kVoid ? Math.min(voids + 1, 2) : voids);
    }
}

function textOf(head: number, items: readonly number[]): string {
    const placesOf = (cells: number): Place[] =>
        [...Array(kCells).keys()].filter((cell) => (cells >> cell) & 1).map((cell) => [Math.floor(cell / kColumns), cell % kColumns]);
    const sketch = new Sketch(kRows, kColumns, 0);
    let filled = blockAt(head);
    const block = sketch.add("", placesOf(filled), 0);
    for (const item of items) {
        const cells = cellsOf(item, firstOpen(filled), filled);
        if (item !== kVoid) sketch.add("", placesOf(cells), 0);
        filled |= cells;
    }
    sketch.goal.push({ block, cells: movedTo(block.cells, [3, 1]) });
    return sketch.text();
}

export function isCommonCode(token: string): boolean {
    return /^[\da-f]{1,9}$/i.test(token);
}

export function readCommonCode(token: string): string {
    const bits = (item: number): number => {
        const digit = parseInt(token[1 + (item >> 1)] ?? "0", 16);
        return item % 2 === 0 ? digit >> 2 : digit & 3;
    };
    const head = parseInt(token[0]!, 16);
    let filled = blockAt(head);
    if (filled === 0) throw new TokenFault(say("the first digit puts the 2x2 over the edge"));
    const items: number[] = [];
    while (filled !== kAll) {
        const item = items.length;
        const cells = cellsOf(bits(item), firstOpen(filled), filled);
        if (cells === 0) {
            const at = Math.min(1 + (item >> 1), token.length - 1);
            throw new TokenFault(say("this domino leaves the board or overlaps another piece"), at);
        }
        items.push(bits(item));
        filled |= cells;
    }
    for (let item = items.length; item < 16; ++item) {
        if (bits(item) !== kVoid) throw new TokenFault(say("this digit is beyond the last cell"), 1 + (item >> 1));
    }
    const voids = items.filter((item) => item === kVoid).length;
    if (voids < 2) throw new TokenFault(say("the board has {voids, plural, one {# void} other {# voids}}; it needs two", { voids }));
    return textOf(head, items);
}

export function isShortCode(token: string): boolean {
    return token.length === 5 && [...token.toUpperCase()].every((digit) => kDigits.includes(digit));
}

export function readShortCode(token: string): string {
    let rank = [...token.toUpperCase()].reduce((sum, digit) => sum * 32 + kDigits.indexOf(digit), 0);
    const completions = new Completions();
    let head = 0;
    for (; head < kCells; ++head) {
        const ways = blockAt(head) === 0 ? 0 : completions.count(blockAt(head), 0);
        if (rank < ways) break;
        rank -= ways;
    }
    if (head === kCells) throw new TokenFault(say("this is beyond the last ShortCode"));
    const items: number[] = [];
    let voids = 0;
    for (let filled = blockAt(head); filled !== kAll; ) {
        const cell = firstOpen(filled);
        const item = kItems.find((candidate) => {
            const ways = completions.after(candidate, cell, filled, voids);
            if (rank < ways) return true;
            rank -= ways;
            return false;
        })!;
        items.push(item);
        filled |= cellsOf(item, cell, filled);
        if (item === kVoid) voids = Math.min(voids + 1, 2);
    }
    return textOf(head, items);
}
