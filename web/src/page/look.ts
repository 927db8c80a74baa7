// What the reader needs to see: the system's own colours where they are forced on every page, and patterns on the pieces where he has
// asked the help for them.

import { kLookEvent, wantsPatterns } from "../workbench/patterns";
import type { Workbench } from "../workbench/workbench";

const kForced = matchMedia("(forced-colors: active)");

/** A colour of the system as six hexadecimal digits. */
function systemColour(name: string): string {
    const probe = document.createElement("span");
    probe.style.color = name;
    document.body.append(probe);
    const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
    probe.remove();
    return parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, "0"))
        .join("");
}

/** Tells the workbench now and whenever it changes; nothing when there is nothing to tell. */
export function followLook(workbench: Workbench): void {
    const tell = (): void => {
        const colours = kForced.matches ? ["Canvas", "CanvasText", "LinkText", "Highlight"].map(systemColour).join(" ") : "";
        workbench.setLook(wantsPatterns(), colours);
    };
    kForced.addEventListener("change", tell);
    addEventListener(kLookEvent, tell);
    addEventListener("storage", tell);
    if (kForced.matches || wantsPatterns()) tell();
}
