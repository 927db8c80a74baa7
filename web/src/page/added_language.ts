// A language for the puzzles of the page, which are elements of their own script (widget/index.ts).

import type { Language } from "../words/say";

/** Nothing where that script is not there. */
export function addLanguageToPuzzles(language: Language): void {
    const puzzles = customElements.get("shunt-puzzle") as { addLanguage?: (language: Language) => void } | undefined;
    puzzles?.addLanguage?.(language);
}
