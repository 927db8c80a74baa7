// Words: every text that a person reads. As in gettext the English text is the key, and a language is a table from it to another
// text; named values stand in braces, in the notation of ICU messages:
//
//     say("Copied.")
//     say("{file} is too large.", { file: "a.txt" })
//     say("{count, plural, one {# move} other {# moves}}", { count: 81 })     # is the number, written as the language does
//
// A text is a whole sentence or label. Sentences are never put together from parts, which other languages would order otherwise.

export interface Language {
    /** As in the attribute lang, for numbers and plurals. */
    tag: string;
    /** By English text. What is missing is said in English. */
    texts: Readonly<Record<string, string | undefined>>;
}

/** The names of the values that a text has places for. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}` ? NameOf<Inside> | NamesIn<Rest> : never;
type NameOf<Inside extends string> = Inside extends `${infer Name},${string}`
    ? Name
    : Inside extends `${string}#${string}` | `${string} ${string}`
      ? never
      : Inside;
type ValuesOf<Text extends string> = NamesIn<Text> extends never ? [] : [Record<NamesIn<Text>, string | number>];

const kPlace = /\{(\w+)(?:, plural,((?: \w+ \{[^{}]*\})+))?\}/g;

let language: Language = { tag: "en", texts: {} };

/** From now on texts are said in this language. */
export function speak(chosen: Language): void {
    Object.assign(language, chosen);
}

/** The language spoken, for a script that is loaded later and has words of its own. */
export function spoken(): Language {
    return language;
}

/** From now on this script speaks as another one does, also when that changes its language. `other`: its spoken(). */
export function speakLike(other: Language): void {
    language = other;
}

/** The plural form and the digits of a whole number. English without Intl: to load its tables takes longer than to draw a board. */
function spelt(value: number): [category: string, digits: string] {
    const { tag } = language;
    if (tag === "en") return [value === 1 ? "one" : "other", String(value).replace(/\B(?=(\d{3})+$)/g, ",")];
    return [new Intl.PluralRules(tag).select(value), new Intl.NumberFormat(tag).format(value)];
}

function chooseForm(forms: string, value: number): string {
    const [category, digits] = spelt(value);
    const found = new Map([...forms.matchAll(/(\w+) \{([^{}]*)\}/g)].map(([, name, form]) => [name!, form!]));
    return (found.get(category) ?? found.get("other") ?? "").replace(/#/g, digits);
}

/** The text in the language spoken, with its values; all of them must be given. */
export function say<Text extends string>(text: Text, ...[values]: ValuesOf<Text>): string {
    const given: Record<string, string | number> = values ?? {};
    return (language.texts[text] ?? text).replace(kPlace, (_place, name: string, forms: string | undefined) => {
        const value = given[name] ?? "";
        return forms === undefined ? String(value) : chooseForm(forms, Number(value));
    });
}
