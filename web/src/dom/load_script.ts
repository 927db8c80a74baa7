// Scripts of the page that are loaded when they are needed.

import { element } from "./element";
import { scriptAddress } from "./script_address";

/** Runs a script of the page's folder, which defines a global of that name, and gives that. Rejects when it cannot be loaded. */
export function loadScript<Exports>(address: string, global: string): Promise<Exports> {
    return new Promise((resolve, reject) => {
        const script = element("script", {});
        script.src = scriptAddress(address);
        script.addEventListener("load", () => resolve((globalThis as unknown as Record<string, Exports>)[global]!));
        script.addEventListener("error", () => reject(new Error(address.replace(/^.*\//, ""))));
        document.head.append(script);
    });
}
