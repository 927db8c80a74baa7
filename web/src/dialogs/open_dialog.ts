// Opening a puzzle: pasted text, a chosen file, or a file, link or text dropped anywhere. A text that is refused stays in the dialog,
// with the reason and the place beside it.

import { makeButton, makeDialog } from "../dom/dialog";
import { element } from "../dom/element";
import { handedOver, isWelcome, readFile } from "../places/handed_over";
import { sentencesOf, type Fault, type Place } from "../dom/fault";
import { say } from "../words/say";

/** Tries to open a text; the reasons when it is refused, none when it is open. `origin` names it in messages. */
export type OpenText = (text: string, origin: string) => Promise<Fault[]>;

const kHint = `name: My puzzle
board:
1223
1223
4556
4786
9..0
goal:
....
....
....
.22.
.22.`;

function makeArea(): HTMLTextAreaElement {
    return element("textarea", {
        id: "open-text",
        rows: "12",
        spellcheck: "false",
        autocomplete: "off",
        autocapitalize: "off",
        wrap: "off",
        placeholder: kHint,
        "aria-describedby": "open-reason",
    });
}

export class OpenDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly area: HTMLTextAreaElement;
    private readonly reason: HTMLElement;
    private readonly excerpt: HTMLElement;
    private readonly file: HTMLInputElement;
    private origin = say("The pasted text");
    private readonly ended = new AbortController();
    /** Counts what was asked for, so that an answer about a text that was changed meanwhile is not shown. */
    private asked = 0;

    constructor(
        parent: HTMLElement,
        private readonly openText: OpenText,
        /** Says something beside what is opened. */
        private readonly tell: (text: string) => void,
    ) {
        this.area = makeArea();
        this.reason = element("p", { id: "open-reason", class: "reason", role: "alert" });
        this.excerpt = element("pre", { class: "excerpt", hidden: "", "aria-hidden": "true" });
        this.file = element("input", { type: "file", id: "open-file", hidden: "" });
        this.dialog = makeDialog(parent, {
            id: "open-dialog",
            title: say("Open a puzzle"),
            body: [
                element("label", { for: "open-text" }, [
                    say("Puzzle text, Shunt's or another program's: paste it here, choose a file, or drop one anywhere"),
                ]),
                this.area,
                this.reason,
                this.excerpt,
                this.file,
            ],
            buttons: [
                makeButton(say("Choose a file…"), "plain", () => this.file.click()),
                makeButton(say("Open"), "primary", () => void this.submit()),
            ],
        });
        this.listen();
    }

    /** Makes the dialog anew in the language that is spoken now, with the text that was left in this one, which is of no use any more. */
    inLanguage(parent: HTMLElement): OpenDialog {
        this.ended.abort();
        const dialog = new OpenDialog(parent, this.openText, this.tell);
        dialog.area.value = this.area.value;
        return dialog;
    }

    /** Shows the dialog as it was left. */
    show(): void {
        if (!this.dialog.open) this.dialog.showModal();
        this.area.focus();
    }

    /** Shows a text that could not be opened, with the reasons. */
    showRefused(text: string, origin: string, reasons: Fault[]): void {
        this.origin = origin;
        this.area.value = text;
        this.show();
        this.explain(reasons);
    }

    private listen(): void {
        const { signal } = this.ended;
        this.area.addEventListener("input", () => {
            this.origin = say("The pasted text");
            ++this.asked;
            this.explain([]);
        });
        this.area.addEventListener("keydown", (event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void this.submit();
        });
        this.file.addEventListener("change", () => {
            const chosen = this.file.files?.[0];
            this.file.value = ""; // so that the same file can be chosen again after it was corrected
            if (chosen) void this.takeFile(chosen);
        });
        document.addEventListener("paste", (event) => this.takePasted(event), { signal });
        this.listenToDrops();
    }

    /** Onto fields the browser drops texts by itself; and what is dragged from the page stays as it is. */
    private listenToDrops(): void {
        let own = false;
        const { signal } = this.ended;
        const { classList } = document.documentElement;
        document.addEventListener("dragstart", () => (own = true), { signal });
        document.addEventListener("dragend", () => (own = false), { signal });
        const isWanted = ({ dataTransfer, target }: DragEvent): boolean => {
            if (own || dataTransfer === null || !isWelcome(dataTransfer)) return false;
            return dataTransfer.types.includes("Files") || !(target as Element).closest?.("input, textarea");
        };
        const over = (event: DragEvent): void => {
            if (!isWanted(event)) return;
            event.preventDefault();
            classList.add("dropping");
        };
        const drop = (event: DragEvent): void => {
            classList.remove("dropping");
            if (!isWanted(event)) return;
            event.preventDefault();
            void this.takeDropped(event.dataTransfer!);
        };
        document.addEventListener("dragover", over, { signal });
        document.addEventListener("dragleave", (event) => event.relatedTarget === null && classList.remove("dropping"), { signal });
        document.addEventListener("drop", drop, { signal });
    }

    private async takeDropped(data: DataTransfer): Promise<void> {
        const { file, text = "", refused } = handedOver(data);
        if (file) await this.takeFile(file);
        else if (text.trim() !== "") await this.takeText(text, say("The dropped text"));
        else return this.refuse(refused.map((sentence) => ({ sentence })));
        if (refused.length > 0) this.tell(refused.join(" "));
    }

    private async takeText(text: string, origin: string): Promise<void> {
        this.area.value = text;
        this.origin = origin;
        await this.submit();
    }

    /** Leaves what is in the dialog. */
    private refuse(reasons: Fault[]): void {
        if (reasons.length > 0) this.showRefused(this.area.value, this.origin, reasons);
    }

    /** A text pasted anywhere but into a field is a puzzle to open. */
    private takePasted(event: ClipboardEvent): void {
        const text = event.clipboardData?.getData("text/plain") ?? "";
        if (text.trim() === "" || (event.target as Element).closest?.("input, textarea, select")) return;
        event.preventDefault();
        void this.takeText(text, say("The pasted text"));
    }

    private async takeFile(file: File): Promise<void> {
        const { text, fault } = await readFile(file);
        if (text === undefined) return this.refuse([{ sentence: fault }]);
        await this.takeText(text, file.name);
    }

    private async submit(): Promise<void> {
        if (this.area.value.trim() === "") return this.explain([{ sentence: say("There is no text yet.") }]);
        const number = ++this.asked;
        const reasons = await this.openText(this.area.value, this.origin);
        if (number !== this.asked) return;
        if (reasons.length > 0) return this.showRefused(this.area.value, this.origin, reasons);
        this.explain([]);
        this.dialog.close();
    }

    private explain(reasons: Fault[]): void {
        this.reason.textContent = sentencesOf(reasons);
        this.area.setAttribute("aria-invalid", String(reasons.length > 0));
        const place = reasons[0]?.place;
        const lines = this.area.value.split("\n");
        this.excerpt.hidden = !place || place.line > lines.length;
        if (!place || this.excerpt.hidden) return;
        this.markPlace(lines, place);
        this.excerpt.textContent = excerptAt(lines, place);
    }

    /** Selects the character (or line) the reason is about and scrolls to it. */
    private markPlace(lines: string[], place: Place): void {
        const before = lines.slice(0, place.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
        const line = lines[place.line - 1]!;
        const characters = [...line];
        const from = place.column > 0 ? characters.slice(0, place.column - 1).join("").length : 0;
        const to = place.column > 0 ? from + (characters[place.column - 1]?.length ?? 0) : line.length;
        this.area.focus();
        this.area.setSelectionRange(before + from, before + to);
        const lineHeight = this.area.scrollHeight / Math.max(lines.length, 1);
        this.area.scrollTop = Math.max(0, (place.line - 4) * lineHeight);
    }
}

/** The line with its number, and a mark below the column. */
function excerptAt(lines: string[], place: Place): string {
    const margin = `${place.line} | `;
    const shown = lines[place.line - 1]!.replace(/\t/g, " ").slice(0, 200);
    const mark = place.column > 0 ? "\n" + " ".repeat(margin.length + place.column - 1) + "^" : "";
    return margin + shown + mark;
}
