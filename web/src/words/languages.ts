// The languages that are offered, and the scripts with their texts. Each is loaded when it is spoken; English is in the code. To add one:
// web/README.md, "Another language".
//
//     words_de_widget.js   what a puzzle in a page of somebody's says
//     words_de_poster.js   the same and what the page says before it runs: the first that it loads
//     words_de_solver.js   what workers and their modules say
//     words_de_page.js     everything else of the page

/** By their tags, as in the attribute lang; each by the name that it gives itself. */
export const kLanguages = { en: "English", de: "Deutsch" } as const;
export type Tag = keyof typeof kLanguages;

export type Part = "widget" | "poster" | "solver" | "page";

/** What a script of words defines (tools/language). */
export interface Words {
    build: string;
    texts: Readonly<Record<string, string>>;
}

/** The language that is offered for a tag as browsers and pages have them, "de-AT"; undefined where there is none. */
export function offered(tag: string): Tag | undefined {
    const language = tag.toLowerCase().replace(/-.*/, "");
    return Object.keys(kLanguages).includes(language) ? (language as Tag) : undefined;
}

/** The page of the help. */
export function helpFile(tag: Tag): string {
    return tag === "en" ? "help.html" : `help_${tag}.html`;
}

/** The name of the script with a part of the texts, without its ending, and of the global that it defines. */
export function wordsName(tag: Tag, part: Part): string {
    return `words_${tag}_${part}`;
}
