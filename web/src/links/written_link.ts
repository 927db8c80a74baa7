// Links that are not followed but handed to the page as texts: pasted, dropped, kept in a file.

import { parseFragment } from "./fragment";
import { withoutQuery } from "./query";

/** A link in one line, perhaps as programs write it: in angle brackets, or as a file of a desktop (.url, .webloc). */
const kAlone = /^<?((?:https?|file):\/\/\S+?)>?$/i;
const kShortcut = /^\[InternetShortcut\][^]*?^URL=(\S+)/im;
const kKeysOfOurs = ["puzzle", "text", "packed", "view"] as const;

/** What a text that is nothing but a link leads to: the fragment of a page like this one, or another page. */
export type WrittenLink = { fragment: string; address?: undefined } | { fragment?: undefined; address: string };

/** None where the text is no link. */
export function writtenLink(text: string): WrittenLink | undefined {
    const words = text.trim();
    const [, address] = kShortcut.exec(words) ?? kAlone.exec(words) ?? [];
    if (address === undefined) return undefined;
    try {
        const fragment = /#[^]*/.exec(withoutQuery(new URL(address).href))?.[0] ?? "";
        const { link } = parseFragment(fragment);
        if (link && kKeysOfOurs.some((key) => link[key] !== undefined)) return { fragment };
    } catch {
        // no address at all
    }
    return { address };
}
