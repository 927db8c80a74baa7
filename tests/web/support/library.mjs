// Puzzles of the library by name, wherever in puzzles/ they lie.
import { readdirSync, readFileSync } from "node:fs";

const puzzles = new URL("../../../puzzles/", import.meta.url);
const files = readdirSync(puzzles, { recursive: true });

/** The text of a puzzle; throws when there is none of that name. */
export function libraryText(name) {
    const file = files.find((path) => path === `${name}.txt` || path.endsWith(`/${name}.txt`));
    if (!file) throw new Error(`there is no puzzle ${name}`);
    return readFileSync(new URL(file, puzzles), "utf8");
}

/** The texts of all puzzles by their names. */
export function libraryTexts() {
    const paths = files.filter((path) => path.endsWith(".txt") && !path.startsWith("bad/") && path !== "order.txt").sort();
    return new Map(paths.map((path) => [path.replace(/^.*\//, "").slice(0, -".txt".length), readFileSync(new URL(path, puzzles), "utf8")]));
}
