// Links whose puzzle stands behind "?", where people and programs that know no fragments put it: it goes behind "#", where it belongs.

import { partsOf } from "./altered";
import { kKeys, parseFragment } from "./fragment";

function keyOf(part: string): string {
    return part.replace(/=[^]*/, "").toLowerCase();
}

/**
 * An address with the puzzle that its query names behind "#". `more`: further keys that go along. As it is where its fragment names a
 * puzzle, or its query none.
 */
export function withoutQuery(address: string, more: readonly string[] = []): string {
    const [, path = "", query = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(address) ?? [];
    const { link = { puzzle: "" } } = parseFragment(fragment);
    const parts = partsOf(query);
    const own = parts.filter((part) => [...kKeys, ...more].some((key) => key === keyOf(part)));
    const isNamed = link.puzzle !== undefined || link.text !== undefined || link.packed !== undefined;
    if (isNamed || !own.some((part) => ["puzzle", "text", "packed"].includes(keyOf(part)))) return address;
    const others = parts.filter((part) => !own.includes(part)).join("&");
    return `${path}${others === "" ? "" : `?${others}`}#${[...own, ...partsOf(fragment)].join("&")}`;
}

/** Does so with the address of the document, before anything reads it. */
export function tidyAddress(more: readonly string[] = []): void {
    const tidy = withoutQuery(location.href, more);
    if (tidy === location.href) return;
    try {
        history.replaceState(history.state, "", tidy);
    } catch {
        location.hash = tidy.replace(/^[^#]*/, ""); // a frame without an origin may not change the rest
    }
}
