// The puzzle library, which the workbench needs before it can show anything.

import { loadFile, StartFailure } from "../wasm/load_file";
import { say } from "../words/say";

/** Puzzle files by id, in the order of the library; rejects with StartFailure. `base` is the address of the page's folder. */
export async function loadPuzzles(base: string): Promise<Map<string, string>> {
    const response = await loadFile(`${base}puzzles.json`);
    try {
        return new Map(Object.entries((await response.json()) as Record<string, string>));
    } catch {
        throw new StartFailure(
            say("The file {file} is damaged.", { file: "puzzles.json" }),
            say("Reload the page without the browser's cache."),
        );
    }
}
