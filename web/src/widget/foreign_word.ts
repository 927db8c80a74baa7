// Puzzles of other programs that are one word: a script beside this one (src/foreign) reads them, which is loaded when the first is named.

import { loadScript } from "../dom/load_script";
import type { readToken, TokenReading } from "../foreign/foreign";
import { TextFault } from "../rules/text_rows";
import { say } from "../words/say";

const kScript = "foreign.js";
let address = new URL(kScript, import.meta.url).href;
let reader: Promise<{ readToken: typeof readToken }> | undefined;

/** Where the script lies, if not beside this one. */
export function useReader(script: string): void {
    address = script;
}

/** Nothing when it is no puzzle. Rejects with TextFault when the script cannot be loaded; the next call tries again then. */
export async function readForeignWord(word: string): Promise<TokenReading | undefined> {
    reader ??= loadScript(address, "shuntForeign");
    reader.catch(() => (reader = undefined));
    const { readToken: read } = await reader.catch(() => {
        throw new TextFault(say("The file {file} could not be loaded.", { file: kScript }));
    });
    return read(word);
}
