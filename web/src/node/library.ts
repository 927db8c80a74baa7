// The puzzles that come with the package.

import { readFileSync } from "node:fs";

let texts: Map<string, string> | undefined;

function all(): Map<string, string> {
    texts ??= new Map(Object.entries(JSON.parse(readFileSync(new URL("./library.json", import.meta.url), "utf8")) as object));
    return texts;
}

/** The names of all puzzles of the library. */
export function puzzleNames(): string[] {
    return [...all().keys()];
}

/** The text of a puzzle of the library; undefined when there is none of that name. */
export function puzzleText(name: string): string | undefined {
    return all().get(name);
}
