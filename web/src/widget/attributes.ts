// The attributes of the element, and the properties of the same names, which programs read and set.

import { kControls } from "./panel";

/** What a property is where its attribute is absent. */
export const kAttributes = { puzzle: "", position: "", metric: "", controls: kControls.join(" "), theme: "auto", start: 0, solution: "" };

/** Gives elements the properties. An empty text takes the attribute away, but for `controls`, where it means none. */
export function reflect(elements: HTMLElement): void {
    for (const [name, absent] of Object.entries(kAttributes)) {
        Object.defineProperty(elements, name, {
            get(this: HTMLElement) {
                const value = this.getAttribute(name);
                return absent === 0 ? Number(value) || 0 : (value ?? absent);
            },
            set(this: HTMLElement, value: string | number) {
                if (value === "" && name !== "controls") this.removeAttribute(name);
                else this.setAttribute(name, String(value));
            },
        });
    }
}
