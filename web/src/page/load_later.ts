// The scripts of the page that come after it is interactive: later.js defines `shuntLater` with what later.ts exports, help.js `shuntHelp`,
// library.js `shuntLibrary` (library.ts).

import { loadPart } from "../dom/load_part";
import type { Later, Surroundings } from "./later";

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
