// The puzzles of the library that do not come with the widget: a script beside it (tools/puzzles_json.mjs), which is loaded when the first
// of them is named. A classic script, since frames without an origin may load those from anywhere.

import { loadScript } from "../dom/load_script";
import { TextFault } from "../puzzle/text_rows";
import { say } from "../words/say";

type Families = readonly { puzzles: Readonly<Record<string, string>> }[];

const kScript = "library.js";
let address = new URL(kScript, import.meta.url).href;
let families: Promise<ReadonlyMap<string, string>> | undefined;

/** Where the script lies, if not beside this one. */
export function useFamilies(script: string): void {
    address = script;
}

async function load(): Promise<ReadonlyMap<string, string>> {
    const list = await loadScript<Families | undefined>(address, "shuntLibrary").catch(() => undefined);
    if (!list) throw new TextFault(say("The file {file} could not be loaded.", { file: kScript }));
    return new Map(list.flatMap(({ puzzles }) => Object.entries(puzzles)));
}

/** Puzzle files by name; rejects with TextFault when they cannot be loaded. The next call tries again then. */
export function loadFamilies(): Promise<ReadonlyMap<string, string>> {
    families ??= load();
    families.catch(() => (families = undefined));
    return families;
}
