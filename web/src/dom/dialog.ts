// Modal dialogs: a title, a body, a row of buttons. Escape and the focus trap come with the browser's <dialog>.

import { element } from "./element";
import { say } from "../words/say";

export interface DialogParts {
    id: string;
    title: string;
    body: (Node | string)[];
    buttons: HTMLButtonElement[];
}

/** By id. */
const made = new Map<string, HTMLDialogElement>();

/** A dialog, which takes the place of one of that id: of the same in another language. */
export function makeDialog(parent: HTMLElement, parts: DialogParts): HTMLDialogElement {
    made.get(parts.id)?.remove();
    const titleId = `${parts.id}-title`;
    const close = element("button", { type: "button", class: "dialog-close", "aria-label": say("Close") }, ["×"]);
    const header = element("div", { class: "dialog-header" }, [element("h2", { id: titleId }, [parts.title]), close]);
    const footer = element("div", { class: "dialog-buttons" }, parts.buttons);
    const dialog = element("dialog", { id: parts.id, "aria-labelledby": titleId }, [header, ...parts.body, footer]);
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => {
        if (event.target === dialog) dialog.close(); // the backdrop; everything inside has its own element
    });
    made.set(parts.id, dialog);
    parent.append(dialog);
    returnFocus(dialog);
    return dialog;
}

/** Where the focus goes when a dialog closes that was opened by something drawn: to what stands for it, told when it is pressed. */
let opener = "";
export function openedBy(id: string): void {
    opener = id;
}

/** Browsers give the focus back to what had it; of what is pressed on the canvas, that is the stage around it. */
function returnFocus(dialog: HTMLDialogElement): void {
    dialog.addEventListener("close", () => {
        if (opener === "" || document.querySelector("dialog[open]") !== null) return; // one dialog may lead to another
        const button = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(opener)}"]`);
        opener = "";
        button?.focus({ preventScroll: true });
    });
}

export function makeButton(label: string, kind: "primary" | "plain", pressed: () => void): HTMLButtonElement {
    const button = element("button", { type: "button", class: `button ${kind}` }, [label]);
    button.addEventListener("click", pressed);
    return button;
}
