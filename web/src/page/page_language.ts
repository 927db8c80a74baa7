// The language of the page while it runs: it can be changed at any time, and whatever says something follows.

import { loadPart } from "../dom/load_part";
import { RenewedFailure } from "../wasm/load_file";
import { kLanguages, offered, wordsName, type Part, type Tag, type Words } from "../words/languages";
import { keepLanguage, wantedLanguage } from "../words/choice";
import { isOtherBuild } from "../words/build";
import { say, speak, type Language } from "../words/say";
import { posterWords } from "./take_over";

type Texts = Language["texts"];

/** What is said by the page, workbench and widgets, and that of it which workers and their modules say. */
interface Loaded {
    all: Texts;
    solver: Texts;
}

/** What is said of a link that asks for a language that is not offered, and is opened in the reader's; "" of all others. */
export function unknownLanguage(lang: string | undefined): string {
    if (lang === undefined || offered(lang) !== undefined) return "";
    const languages = Object.keys(kLanguages).join(", ");
    return say('The link asks for the language "{lang}"; there are {languages}.', { lang, languages });
}

export class PageLanguage {
    private spoken: Tag = "en";
    private wanted: Tag = "en";
    private begun = Promise.resolve();

    /** `changed`: told, with the language of the page and that of the workers, when another one is spoken than before. */
    constructor(
        private readonly base: string,
        private readonly changed: (language: Language, workers: Language) => void,
    ) {}

    get tag(): Tag {
        return this.spoken;
    }

    /** Speaks what the address asks for, or the reader wants. Rejects with StartFailure when that cannot be had; then nothing changes. */
    follow(asked: string | undefined): Promise<void> {
        return this.speak(wantedLanguage(asked));
    }

    /** The same, when the page starts: rejects only where what is there is of another version, else speaks English. */
    begin(asked: string | undefined): Promise<void> {
        this.begun = this.follow(asked).catch((fault: unknown) => {
            if (fault instanceof RenewedFailure) throw fault;
            document.documentElement.lang = "en"; // the board before has said that it is another
        });
        return this.begun;
    }

    /** Settles when the page has the words with which it begins. */
    async ready(): Promise<void> {
        await this.begun.catch(() => undefined);
    }

    /** The reader has chosen a language, which is remembered. Rejects as follow(). */
    async choose(tag: Tag): Promise<void> {
        await this.speak(tag);
        keepLanguage(tag);
    }

    private async speak(tag: Tag): Promise<void> {
        this.wanted = tag;
        if (this.spoken === tag) return;
        const { all, solver } = tag === "en" ? { all: {}, solver: {} } : await this.load(tag);
        if (this.wanted !== tag) return; // another one was chosen meanwhile
        this.spoken = tag;
        document.documentElement.lang = tag;
        const language = { tag, texts: all };
        speak(language);
        this.changed(language, { tag, texts: solver });
    }

    private async load(tag: Tag): Promise<Loaded> {
        const part = async (name: Part): Promise<Texts> => {
            const script = wordsName(tag, name);
            const there = (globalThis as unknown as Record<string, Words | undefined>)[script];
            const words = there && !isOtherBuild(there.build) ? there : await loadPart<Words>(`${this.base + script}.js`, script);
            return words.texts;
        };
        const poster = posterWords().then(() => part("poster"));
        const [first, solver, page] = await Promise.all([poster, part("solver"), part("page")]);
        return { all: { ...first, ...solver, ...page }, solver };
    }
}
