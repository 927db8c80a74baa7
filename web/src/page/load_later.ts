// Loads later.js, which defines `shuntLater` with what later.ts exports, and help.js, which defines `shuntHelp`.

import { loadScript } from "./load_script";
import type { Later, Surroundings } from "./later";

/** Rejects when the script cannot be loaded. */
export async function loadLater(around: Surroundings): Promise<Later> {
    return (await loadScript<typeof import("./later")>(`${around.base}later.js`, "shuntLater")).makeLater(around);
}

/** What the script of the help offers the page. */
interface Help {
    show(base: string, section: string): Promise<void>;
}

let help: Promise<Help> | undefined;

/** Shows the help at a section ("" for its beginning). Rejects when it cannot be loaded. */
export async function showHelp(base: string, section: string): Promise<void> {
    help ??= loadScript<Help>(`${base}help.js`, "shuntHelp");
    help.catch(() => (help = undefined));
    await (await help).show(base, section);
}
