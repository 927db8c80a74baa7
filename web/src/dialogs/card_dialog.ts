// A result card that somebody has pasted, dropped or chosen: what it claims, whether that is right, and its puzzle.

import type { Fault } from "../dom/fault";
import { cardOf, type Card } from "../cards/card";
import type { CardJobs, Verified } from "../cards/card_jobs";
import type { Work } from "../jobs/work";
import { claimOf, progressWords, verdictOf } from "../cards/card_words";
import { makeButton, makeDialog } from "../dom/dialog";
import { element } from "../dom/element";
import type { Failure } from "../jobs/job";
import { say } from "../words/say";

export class CardDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly claim = element("p", { id: "card-claim" });
    private readonly status = element("p", { class: "quiet", role: "status", id: "card-status" });
    private readonly verify: HTMLButtonElement;
    private readonly stop: HTMLButtonElement;
    private text = "";
    private card: Card | undefined;
    private work: Work<Verified> | undefined;

    constructor(
        parent: HTMLElement,
        private readonly jobs: CardJobs,
        openPuzzle: (text: string) => void,
    ) {
        this.verify = makeButton(say("Verify"), "primary", () => void this.begin());
        this.stop = makeButton(say("Stop"), "plain", () => this.work?.stop());
        const open = makeButton(say("Open its puzzle"), "plain", () => {
            this.dialog.close();
            openPuzzle(this.card?.puzzle ?? "");
        });
        this.dialog = makeDialog(parent, {
            id: "card-dialog",
            title: say("A result card"),
            body: [this.claim, this.status],
            buttons: [open, this.stop, this.verify],
        });
        this.dialog.addEventListener("close", () => this.work?.stop());
    }

    /** Shows what a card claims; the reason where the text is none. */
    show(text: string, origin: string): Fault[] {
        const card = cardOf(text);
        if (card === undefined) return [{ sentence: say("{origin}: this is no result card: it is damaged, or cut off.", { origin }) }];
        this.work?.stop();
        this.work = undefined;
        [this.text, this.card] = [text, card];
        this.claim.textContent = claimOf(card);
        this.tell(say("This is what the card says. Verify finds it again, from its puzzle alone."), false);
        if (!this.dialog.open) this.dialog.showModal();
        return [];
    }

    private tell(sentence: string, busy: boolean): void {
        this.status.textContent = sentence;
        this.verify.disabled = busy;
        this.stop.hidden = !busy;
    }

    private async begin(): Promise<void> {
        this.tell(say("One moment…"), true);
        const work = this.jobs.verify(this.text, (progress) => this.work === work && this.tell(progressWords(progress), true));
        this.work = work;
        try {
            const found = await work.done;
            if (this.work === work) this.tell(found === undefined ? say("Stopped.") : verdictOf(found), false);
        } catch (failure) {
            if (this.work === work) this.tell((failure as Failure).message, false);
        }
    }
}
