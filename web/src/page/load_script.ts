// Scripts of the page that are loaded when they are needed.

import { element } from "../dom/element";
import { missingFile } from "../wasm/load_file";

/** Runs a script of the page's folder, which defines a global of that name, and gives that. Rejects with StartFailure. */
export function loadScript<Exports>(address: string, global: string): Promise<Exports> {
    return new Promise((resolve, reject) => {
        const script = element("script", { src: address });
        script.addEventListener("load", () => resolve((globalThis as unknown as Record<string, Exports>)[global]!));
        script.addEventListener("error", () => reject(missingFile(address)));
        document.head.append(script);
    });
}
