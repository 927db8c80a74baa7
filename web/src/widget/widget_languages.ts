// The languages that puzzles speak: those that a page has added, and Shunt's own, each loaded when a puzzle is to speak it.

import { loadWords } from "../dom/load_words";
import { offered, type Tag } from "../words/languages";
import type { Language } from "../words/say";
import { folderInUse } from "./solver";

export const kEnglish: Language = { tag: "en", texts: {} };

const known = new Map<string, Language | Promise<Language>>();

export function addLanguage(language: Language): void {
    known.set(language.tag, language);
}

/** What could not be loaded is not asked for again. A page may have added its own meanwhile. */
async function load(tag: Tag): Promise<Language> {
    const folder = folderInUse();
    const texts = folder && (await loadWords(folder, tag, "widget"));
    if (known.get(tag) instanceof Promise) known.set(tag, texts ? { tag, texts } : kEnglish);
    return known.get(tag)!;
}

/** The language for a tag, "de" or "de-AT"; the promise of it where it is to be loaded. English where there is none. */
export function languageFor(tag: string): Language | Promise<Language> {
    const found = known.get(tag) ?? known.get(tag.replace(/-.*/, ""));
    const own = offered(tag);
    if (found || own === undefined || own === "en") return found ?? kEnglish;
    const loading = load(own);
    known.set(own, loading);
    return loading;
}
