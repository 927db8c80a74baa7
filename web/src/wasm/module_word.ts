// Which files of WebAssembly belong together. A host may change between two requests, and a script of one version with the module of
// another calls what is not there, or something else. So both have a word (tools/module_word.mjs), and who loads them knows it.

import { RenewedFailure } from "./load_file";

/** Defined where the page is built (tools/module_words.mjs): the words of the modules that a script may load. */
declare const SHUNT_MODULES: Readonly<Record<string, string>>;

const kSection = "shunt";

/** The word in a module; undefined where it has none. */
export function sectionWord(module: WebAssembly.Module): string | undefined {
    const [content] = WebAssembly.Module.customSections(module, kSection);
    return content && String.fromCharCode(...new Uint8Array(content));
}

/** Throws RenewedFailure when a file of the module has another word than the one that this script was built with. */
export function requireWord(module: string, found: string | undefined): void {
    const expected = typeof SHUNT_MODULES === "object" ? SHUNT_MODULES[module] : undefined;
    if (expected !== undefined && found !== expected) throw new RenewedFailure();
}
