// The dialog that gives away a link to what is on the screen.

import { copyField } from "../dom/clipboard";
import { makeButton, makeDialog } from "../dom/dialog";
import { element } from "../dom/element";
import type { WorkbenchState } from "../workbench/workbench";
import { say } from "../words/say";

/** Some chat programs cut longer messages. */
const kLongLink = 2000;

/** What to know of a link of that many characters; nothing of a short one. */
function warningOf(length: number): string {
    if (length <= kLongLink) return "";
    return say("This link has {length, plural, one {# character} other {# characters}}; some programs cut such long ones.", {
        length,
    });
}

/** What a link to the position on the board holds of how the reader came there. */
function positionContent({ title, start, metric: counted, counts, play }: WorkbenchState, hasMoves: boolean): string {
    const moves = counts[counted];
    const metric = say(counted);
    if (hasMoves && moves != null) {
        return say('Link to "{title}" with your moves so far ({moves}, counted in the {metric} metric)', { title, moves, metric });
    }
    if (hasMoves) return say('Link to "{title}" with your moves so far', { title });
    if (start) return say('Link to "{title}" at its start, counted in the {metric} metric', { title, metric });
    if (play === "") return say('Link to "{title}" in the position on the board, counted in the {metric} metric', { title, metric });
    return say('Link to "{title}" in the position on the board, without your moves, counted in the {metric} metric', { title, metric });
}

/** What the link to what is on the screen holds; `hasMoves`: the reader's own, too. */
export function contentOf(state: WorkbenchState, hasMoves: boolean): string {
    const { task, title, on_show } = state;
    switch (task) {
        case "find":
            return say("Link to Find and what it is set to; what it found is found again by searching");
        case "tilings":
            return say("Link to Tilings with this board and these pieces");
        case "npuzzle":
            return say("Link to this board of the 15-puzzle and its goal");
        case "build":
            return say('Link to "{title}" as it is drawn', { title });
        case "library":
            return say("Link to the library");
        default:
            if (task === "play" && on_show?.first) {
                const values = { title, step: on_show.step, metric: say(state.metric) };
                return say('Link to "{title}" at step {step} of a shortest solution in the {metric} metric', values);
            }
            return positionContent(state, hasMoves);
    }
}

/** Shows the link to what is on the screen. */
export class ShareDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly field: HTMLInputElement;
    private readonly content: HTMLElement;
    private readonly status = element("p", { class: "quiet", role: "status" });
    private readonly others: HTMLButtonElement[];

    /** What else there is to give away has dialogs of its own. */
    constructor(parent: HTMLElement, exportPuzzle: () => void, embed: () => void) {
        const other = (label: string, show: () => void): HTMLButtonElement =>
            makeButton(label, "plain", () => (this.dialog.close(), show()));
        this.others = [other(say("Embed…"), embed), other(say("Export…"), exportPuzzle)];
        this.field = element("input", { id: "share-link", type: "text", readonly: "" });
        this.content = element("label", { for: "share-link" });
        this.dialog = makeDialog(parent, {
            id: "share-dialog",
            title: say("Share"),
            body: [this.content, this.field, this.status],
            buttons: [...this.others, makeButton(say("Copy link"), "primary", () => void copyField(this.field, this.status))],
        });
    }

    /** `content`: what the link holds; `hasPuzzle`: whether what is on the screen can be given away in other ways, too. */
    show(fragment: string, content: string, hasPuzzle: boolean): void {
        for (const button of this.others) button.hidden = !hasPuzzle;
        this.content.textContent = content;
        this.field.value = new URL(".", location.href).href + fragment;
        this.status.textContent = warningOf(this.field.value.length);
        this.dialog.showModal();
        this.field.select();
    }
}
