// The files the workbench needs before it can show anything: fonts and the puzzle library.

import { loadFile, StartFailure } from "../wasm/load_file";
import type { Workbench } from "./workbench";

const kWeights = [400, 500, 600, 700] as const;

export interface Assets {
    fonts: { weight: number; ttf: Uint8Array }[];
    /** Puzzle files by id, in the order of the library. */
    puzzles: Map<string, string>;
}

async function loadFont(base: string, weight: number): Promise<{ weight: number; ttf: Uint8Array }> {
    const response = await loadFile(`${base}fonts/inter-${weight}.ttf`);
    return { weight, ttf: new Uint8Array(await response.arrayBuffer()) };
}

async function loadPuzzles(base: string): Promise<Map<string, string>> {
    const response = await loadFile(`${base}puzzles.json`);
    try {
        return new Map(Object.entries((await response.json()) as Record<string, string>));
    } catch {
        throw new StartFailure("The file puzzles.json is damaged.", "Reload the page without the browser's cache.");
    }
}

/** Loads everything at once; rejects with StartFailure. `base` is the address of the page's folder. */
export async function loadAssets(base: string): Promise<Assets> {
    const [puzzles, ...fonts] = await Promise.all([loadPuzzles(base), ...kWeights.map((weight) => loadFont(base, weight))]);
    return { puzzles, fonts };
}

/** Hands the assets over; before Workbench.start. */
export function giveAssets(workbench: Workbench, assets: Assets): void {
    for (const { weight, ttf } of assets.fonts) workbench.addFont(weight, ttf);
    for (const [id, text] of assets.puzzles) workbench.addPuzzle(id, text);
}
