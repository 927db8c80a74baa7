// Copying text, also in frames that may not use the clipboard interface.

import { element } from "./element";
import { say } from "../words/say";

function copyBySelection(text: string): boolean {
    const area = element("textarea", { class: "visually-hidden", "aria-hidden": "true", tabindex: "-1" });
    area.value = text;
    const before = document.activeElement;
    // Inside an open modal dialog everything else is inert, so the helper must be put there.
    (document.querySelector("dialog[open]") ?? document.body).append(area);
    area.select();
    const copied = document.execCommand("copy");
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return copied;
}

/** Copies `text`; false when the browser allows no way. */
export async function copyText(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return copyBySelection(text); // a frame without permission, or a page that is not served securely
    }
}

/** Copies what a field holds and says in `status` that it did, or selects it for the user to copy; whether it was copied. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement, status: HTMLElement): Promise<boolean> {
    const copied = await copyText(field.value);
    if (!copied) {
        field.focus();
        field.select();
    }
    status.textContent = copied ? say("Copied.") : say("The browser does not allow copying. The text is selected: press Ctrl+C.");
    return copied;
}
