// Groups of positions that differ only in where small pieces stand: which code belongs to which group.

import type { Puzzle } from "../puzzle/puzzle";

/**
 * Takes small pieces away from the code of a position, and gates, which some of them may have covered: what is left is the same for all of
 * a group.
 */
export function groupCodeOf(puzzle: Puzzle, small: Iterable<string>): (code: string) => string {
    const nothing = new Set([...small, ".", "="]);
    const word = (each: string): string => (nothing.has(each) ? "." : each);
    const hasWords = puzzle.pieces.some(({ name }) => new TextEncoder().encode(name).length > 1);
    if (!hasWords) return (code) => [...code].map(word).join("");
    const row = (words: string): string => words.split(" ").map(word).join(" ");
    return (code) => code.split("/").map(row).join("/");
}
