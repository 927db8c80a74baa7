// Boards of numbered tiles in one word, as core/puzzle/format/tiles.cpp reads them: ca6098dfb73254e1, 123456780, eabf.cdgh,
// [[4,1,2],[5,0,3]], 1,2,3,0. The goal has the blank last.

import { say } from "../words/say";
import { Sketch, TokenFault } from "./sketch";

function isDigits(word: string): boolean {
    const digits = word.toLowerCase();
    return new Set(digits).size === digits.length && (/^[0-8]{9}$/.test(digits) || /^[\da-f]{16}$/.test(digits));
}

function isLetters(word: string): boolean {
    const { length } = word;
    const last = String.fromCharCode(96 + length - 1);
    return /^(9|16|25)$/.test(String(length)) && new Set(word).size === length && new RegExp(`^[.a-${last}]+$`).test(word);
}

function isArrays(word: string): boolean {
    return /^\[\[[[\]\d,]*$/.test(word);
}

/** A list "1,2,3,0" is only one when its numbers are those of a board. */
function numbersInList(word: string): number[] {
    const words = word.split(",").filter((part) => part !== "");
    if (words.length < 4 || !words.every((part) => /^(\d{1,6}|[_xX.])$/.test(part))) return [];
    const numbers = words.map((part) => (/\d/.test(part) ? Number(part) : 0));
    const { length } = numbers;
    const isBoard = Math.sqrt(length) % 1 === 0 && new Set(numbers).size === length && Math.max(...numbers) < length;
    return isBoard ? numbers : [];
}

export function areTiles(word: string): boolean {
    return isDigits(word) || isLetters(word) || isArrays(word) || (/^[\d,xX_.]+$/.test(word) && numbersInList(word).length > 0);
}

/** Brings the numbers of a board in order, the gap (0) last. */
export function tilesText(numbers: readonly number[], rows: number): string {
    const columns = numbers.length / rows;
    const sketch = new Sketch(rows, columns, 0);
    numbers.forEach((number, cell) => {
        if (number === 0) return;
        const block = sketch.add(String(number), [[Math.floor(cell / columns), cell % columns]], 0);
        sketch.goal.push({ block, cells: [[Math.floor((number - 1) / columns), (number - 1) % columns]] });
    });
    return sketch.text();
}

/** What the brackets hold. The places of its faults are not told. */
function numbersInArrays(word: string): { numbers: number[]; rows: number } {
    let rows: unknown;
    try {
        rows = JSON.parse(word);
    } catch {
        throw new TokenFault(say("the brackets and commas do not fit"));
    }
    const lists = rows as readonly (readonly unknown[])[];
    const isNumber = (item: unknown): item is number => typeof item === "number" && item < 1e7;
    if (!lists.every((row) => Array.isArray(row) && row.length === lists[0]!.length)) {
        throw new TokenFault(say("expected a row of as many numbers as the first"));
    }
    const numbers = lists.flat(1);
    if (!numbers.every(isNumber)) throw new TokenFault(say("expected the number of a tile"));
    return { numbers, rows: lists.length };
}

function check(numbers: readonly number[]): void {
    const count = numbers.length;
    if (count < 2) throw new TokenFault(say("these {count} tiles make no rectangle", { count }));
    if (numbers.some((number) => number >= count)) {
        throw new TokenFault(say("tiles are numbered from 1 to {most}, the blank is 0", { most: count - 1 }));
    }
    if (new Set(numbers).size < count) throw new TokenFault(say("this number is there twice"));
}

function numbersInWord(word: string): number[] {
    const isOfLetters = isLetters(word);
    const numberOf = (mark: string): number => (isOfLetters ? mark.charCodeAt(0) - 96 : parseInt(mark, 16));
    return [...word].map((mark) => (mark === "." ? 0 : numberOf(mark)));
}

export function readTiles(word: string): string {
    if (isArrays(word)) {
        const { numbers, rows } = numbersInArrays(word);
        check(numbers);
        return tilesText(numbers, rows);
    }
    const numbers = word.includes(",") ? numbersInList(word) : numbersInWord(word);
    return tilesText(numbers, Math.sqrt(numbers.length));
}
