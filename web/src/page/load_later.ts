// Loads later.js, which defines `shuntLater` with what later.ts exports.

import { element } from "../dom/element";
import type { Later, Surroundings } from "./later";

/** Rejects when the script cannot be loaded. */
export function loadLater(around: Surroundings): Promise<Later> {
    return new Promise((resolve, reject) => {
        const script = element("script", { src: `${around.base}later.js` });
        script.addEventListener("load", () => {
            const { shuntLater } = globalThis as unknown as { shuntLater: typeof import("./later") };
            resolve(shuntLater.makeLater(around));
        });
        script.addEventListener("error", () => reject(new Error("later.js")));
        document.head.append(script);
    });
}
