// The language of the workers of widgets: what widgets speak, once they ask something.

import { loadWords } from "../dom/load_words";
import type { Jobs } from "../jobs/jobs";
import { offered } from "../words/languages";
import { spoken } from "../words/say";

/** That of the queue last told; English it speaks by itself. */
const told = new WeakMap<Jobs, string>();

/** Has workers speak as the puzzles do. `folder`: of Shunt, or "". What cannot be had of it is said in English. */
export async function tellLanguage(queue: Jobs, folder: string): Promise<void> {
    const { tag, texts } = spoken();
    if (tag === (told.get(queue) ?? "en")) return;
    told.set(queue, tag);
    const own = folder === "" ? undefined : offered(tag);
    const more = own === undefined || own === "en" ? {} : await loadWords(folder, own, "solver");
    if (tag === told.get(queue)) queue.speak({ tag, texts: { ...more, ...texts } });
}
