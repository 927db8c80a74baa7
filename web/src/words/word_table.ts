// A language as modules of WebAssembly take it (core/base/word_table.hpp).

import type { Language } from "./say";

/** The texts of a language, one behind the other. */
export function wordTable({ tag, texts }: Language): Uint8Array {
    const parts = [tag, ...Object.entries(texts).flatMap(([english, text]) => (text === undefined ? [] : [english, text]))];
    return new TextEncoder().encode(parts.map((part) => part + "\0").join(""));
}
