// The scripts of the page that come after it is interactive: later.js defines `shuntLater` with what later.ts exports, help.js `shuntHelp`,
// library.js `shuntLibrary` (library.ts).

import { loadScript } from "../dom/load_script";
import { missingFile, RenewedFailure } from "../wasm/load_file";
import { isOtherBuild } from "../words/build";
import type { Later, Surroundings } from "./later";

/** What a script of the page defines under a name. Rejects with StartFailure, also when it is of another version than this. */
export async function loadPart<Exports>(address: string, global: string): Promise<Exports> {
    const part = await loadScript<Exports & { build?: unknown }>(address, global).catch(() => Promise.reject(missingFile(address)));
    if (isOtherBuild(part.build)) throw new RenewedFailure();
    return part;
}

/** Rejects when the script cannot be loaded. */
export async function loadLater(around: Surroundings): Promise<Later> {
    return (await loadPart<typeof import("./later")>(`${around.base}later.js`, "shuntLater")).makeLater(around);
}

/** What the script of the help offers the page. */
interface Help {
    show(base: string, section: string, greet: () => void): Promise<void>;
}

let help: Promise<Help> | undefined;

/** Shows the help at a section ("" for its beginning); `greet` is run when the reader wants the first steps again. Rejects when it cannot
 * be loaded. */
export async function showHelp(base: string, section: string, greet: () => void): Promise<void> {
    help ??= loadPart<Help>(`${base}help.js`, "shuntHelp");
    help.catch(() => (help = undefined));
    await (await help).show(base, section, greet);
}
