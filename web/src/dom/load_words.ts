// The texts of a language, a part at a time (words/languages.ts).

import { wordsName, type Part, type Tag, type Words } from "../words/languages";
import { loadScript } from "./load_script";

/**
 * Of Shunt in that folder; undefined where they cannot be had. They may be of another version than this script: what they lack is said in
 * English.
 */
export async function loadWords(folder: string, tag: Tag, part: Part): Promise<Words["texts"] | undefined> {
    const name = wordsName(tag, part);
    return (await loadScript<Words>(`${folder + name}.js`, name).catch(() => undefined))?.texts;
}
