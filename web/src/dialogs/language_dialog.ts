// The dialog in which the reader chooses the language of the page.

import { makeButton, makeDialog } from "../dom/dialog";
import { element } from "../dom/element";
import { kLanguages, type Tag } from "../words/languages";
import { say } from "../words/say";

/** Each language by the name that it gives itself, so that whoever cannot read the others finds his own. */
export function showLanguages(parent: HTMLElement, spoken: Tag, choose: (tag: Tag) => void): void {
    const button = (tag: Tag): HTMLButtonElement => {
        const made = makeButton(kLanguages[tag], tag === spoken ? "primary" : "plain", () => (dialog.close(), choose(tag)));
        made.lang = tag;
        made.setAttribute("aria-pressed", String(tag === spoken));
        return made;
    };
    const buttons = (Object.keys(kLanguages) as Tag[]).map(button);
    const list = element("div", { class: "languages" }, buttons);
    const dialog = makeDialog(parent, { id: "language-dialog", title: say("Language"), body: [list], buttons: [] });
    dialog.addEventListener("close", () => dialog.remove()); // another time it is in another language
    dialog.showModal();
    buttons.find(({ lang }) => lang === spoken)?.focus();
}
