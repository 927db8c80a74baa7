// Which language the page speaks: the one its address asks for, else the reader's choice, else the first of his browser's that is offered.
// The choice is remembered where the browser lets it, and only where it is another than the browser's.

import { offered, type Tag } from "./languages";

const kStorageKey = "shunt.language";

/** What the browser asks for. */
function ofBrowser(): Tag {
    return navigator.languages.map(offered).find((tag) => tag !== undefined) ?? "en";
}

function stored(): Tag | undefined {
    try {
        return offered(localStorage.getItem(kStorageKey) ?? "");
    } catch {
        return undefined; // storage is denied in some embeds and private windows
    }
}

/** `asked`: by the address. */
export function wantedLanguage(asked: string | undefined): Tag {
    return offered(asked ?? "") ?? stored() ?? ofBrowser();
}

/** The reader has chosen. */
export function keepLanguage(tag: Tag): void {
    try {
        if (tag === ofBrowser()) localStorage.removeItem(kStorageKey);
        else localStorage.setItem(kStorageKey, tag);
    } catch {
        // The choice then lasts as long as the page.
    }
}
