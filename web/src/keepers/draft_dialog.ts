// What can be done to a draft besides opening it: another name, a copy, a file, away with it.

import { makeButton, makeDialog } from "../dom/dialog";
import { nameOf } from "./draft_keeper";
import { element } from "../dom/element";
import type { Draft } from "../store/drafts";
import { say } from "../words/say";

export interface DraftDeeds {
    play(draft: Draft): void;
    share(draft: Draft): void;
    rename(draft: Draft, name: string): void;
    duplicate(draft: Draft): void;
    save(draft: Draft): void;
    remove(draft: Draft): void;
}

export class DraftDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly name: HTMLInputElement;
    private draft: Draft | undefined;

    constructor(parent: HTMLElement, deeds: DraftDeeds) {
        this.name = element("input", { id: "draft-name", type: "text", autocomplete: "off", maxlength: "200" });
        const deed = (label: string, kind: "primary" | "plain", run: (draft: Draft) => void): HTMLButtonElement =>
            makeButton(label, kind, () => {
                this.dialog.close();
                if (this.draft) run(this.draft);
            });
        const rename = (draft: Draft): void => deeds.rename(draft, this.name.value);
        this.dialog = makeDialog(parent, {
            id: "draft-dialog",
            title: say("Your puzzle"),
            body: [
                element("label", { for: "draft-name" }, [say("Name")]),
                element("fieldset", {}, [this.name, deed(say("Rename"), "plain", rename)]),
            ],
            buttons: [
                deed(say("Delete"), "plain", (draft) => deeds.remove(draft)),
                deed(say("Duplicate"), "plain", (draft) => deeds.duplicate(draft)),
                deed(say("Save as text"), "plain", (draft) => deeds.save(draft)),
                deed(say("Share"), "plain", (draft) => deeds.share(draft)),
                deed(say("Play"), "primary", (draft) => deeds.play(draft)),
            ],
        });
        this.name.addEventListener("keydown", (event) => {
            if (event.key !== "Enter" || !this.draft) return;
            this.dialog.close();
            rename(this.draft);
        });
    }

    show(draft: Draft | undefined): void {
        if (draft === undefined) return;
        this.draft = draft;
        this.name.value = nameOf(draft.text);
        this.dialog.showModal();
        this.name.select();
    }
}
