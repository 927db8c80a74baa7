// The texts of a language, a part at a time (words/languages.ts).

import { isOtherBuild, renewedText } from "../words/build";
import { wordsScript, type Part, type Tag, type Words } from "../words/languages";
import { loadScript } from "./load_script";

/** Of Shunt in that folder; none for English. Rejects where they cannot be had, or are of another version than this script. */
export async function loadWords(folder: string, tag: Tag, part: Part): Promise<Words["texts"]> {
    if (tag === "en") return {};
    const [file, global] = wordsScript(tag, part);
    const words = await loadScript<Words>(folder + file, global);
    if (isOtherBuild(words.build)) throw new Error(renewedText());
    return words.texts;
}
