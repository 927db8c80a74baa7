// The dialogs that give a puzzle away: as a link, or as a snippet that embeds it in another page.

import { copyText } from "./clipboard";
import { makeButton, makeDialog } from "./dialog";
import { element } from "./element";
import { printFragment, type Link } from "./fragment";

/** Some chat programs cut longer messages. */
const kLongLink = 2000;

function report(status: HTMLElement, field: HTMLInputElement | HTMLTextAreaElement, copied: boolean): void {
    if (!copied) {
        field.focus();
        field.select();
    }
    status.textContent = copied ? "Copied." : "The browser does not allow copying. The text is selected: press Ctrl+C.";
}

function makeStatus(): HTMLElement {
    return element("p", { class: "quiet", role: "status" });
}

/** Shows the link to what is on the board. */
export class ShareDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly field: HTMLInputElement;
    private readonly status = makeStatus();

    constructor(parent: HTMLElement) {
        this.field = element("input", { id: "share-link", type: "text", readonly: "" });
        this.dialog = makeDialog(parent, {
            id: "share-dialog",
            title: "Share this position",
            body: [
                element("label", { for: "share-link" }, ["Link to puzzle, position and metric; it is all in the address"]),
                this.field,
                this.status,
            ],
            buttons: [makeButton("Copy link", "primary", () => void this.copy())],
        });
    }

    show(link: Link): void {
        this.field.value = new URL("index.html", location.href).href.replace(/index\.html$/, "") + printFragment(link);
        const length = this.field.value.length;
        this.status.textContent =
            length > kLongLink ? `This link has ${length} characters; some programs cut links above ${kLongLink}.` : "";
        this.dialog.showModal();
        this.field.select();
    }

    private async copy(): Promise<void> {
        report(this.status, this.field, await copyText(this.field.value));
    }
}

/** Shows the HTML that puts the puzzle into another page. */
export class EmbedDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly field: HTMLTextAreaElement;
    private readonly theme: HTMLSelectElement;
    private readonly status = makeStatus();
    private link: Link = {};
    private title = "";

    constructor(parent: HTMLElement) {
        this.field = element("textarea", { id: "embed-code", rows: "5", readonly: "", spellcheck: "false" });
        this.theme = element("select", { id: "embed-theme" }, [
            element("option", { value: "auto" }, ["as the reader's system"]),
            element("option", { value: "light" }, ["light"]),
            element("option", { value: "dark" }, ["dark"]),
        ]);
        this.theme.addEventListener("change", () => this.write());
        this.dialog = makeDialog(parent, {
            id: "embed-dialog",
            title: "Embed this puzzle",
            body: [
                element("label", { for: "embed-code" }, ["HTML for your page: board, player and Solve"]),
                this.field,
                element("label", { for: "embed-theme" }, ["Theme"]),
                this.theme,
                this.status,
            ],
            buttons: [makeButton("Copy HTML", "primary", () => void this.copy())],
        });
    }

    show(link: Link, title: string): void {
        this.link = link;
        this.title = title;
        this.status.textContent = "";
        this.write();
        this.dialog.showModal();
        this.field.select();
    }

    private write(): void {
        const chosen = this.theme.value;
        const theme = chosen === "light" || chosen === "dark" ? { theme: chosen as "light" | "dark" } : {};
        const address = new URL("embed.html", location.href).href.replace(/#.*$/, "");
        const frame = element("iframe", {
            src: address + printFragment({ ...this.link, ...theme }),
            title: `${this.title}, a sliding block puzzle`,
            width: "420",
            height: "620",
            loading: "lazy",
            allow: "clipboard-write",
        });
        // As text, because this page's own security policy refuses style attributes.
        this.field.value = frame.outerHTML.replace("<iframe", '<iframe style="border: 0; max-width: 100%"');
    }

    private async copy(): Promise<void> {
        report(this.status, this.field, await copyText(this.field.value));
    }
}
