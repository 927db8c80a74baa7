// Hands a puzzle out: as text in every format that can say it, picture, animation, result card, or JSON with what is known.

import type { AnimationFormat } from "../animation/animation_messages";
import type { CardJobs, CardOf, MadeCard } from "../cards/card_jobs";
import { progressWords } from "../cards/card_words";
import { copyField } from "../dom/clipboard";
import { makeButton, makeDialog } from "../dom/dialog";
import { element } from "../dom/element";
import { svgAddress, svgImage } from "../dom/svg_image";
import { cardMade, offersOf, solutionOf, type Exported, type Offer } from "./export_offers";
import { saveBlob, saveFile } from "../dom/files";
import type { Formats } from "../places/formats";
import { loadPart } from "../dom/load_part";
import type { Failure } from "../jobs/job";
import type { Work } from "../jobs/work";
import { kBuild } from "../words/build";
import { say } from "../words/say";

const kPngScale = 2; // for screens of twice the resolution, and paper

/** Draws an SVG text as a PNG file. Rejects when the browser cannot. */
async function pngOf(svg: string): Promise<Blob> {
    const image = await svgImage(svg);
    const canvas = element("canvas", {
        width: String(image.naturalWidth * kPngScale),
        height: String(image.naturalHeight * kPngScale),
    });
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error())), "image/png"));
}

export class ExportDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly choice: HTMLSelectElement;
    private readonly field: HTMLTextAreaElement;
    private readonly picture = element("img", { class: "export-picture", alt: say("The picture"), hidden: "" });
    private readonly status: HTMLElement;
    private readonly buttons: HTMLButtonElement[];
    private offers: Offer[] = [];
    /** Counts what was shown, so that an answer about another puzzle is not. */
    private shown = 0;
    private exported: Exported | undefined;
    /** The card that is being made. */
    private work: Work<MadeCard> | undefined;
    /** Ends the animation that is being drawn. */
    private drawing = new AbortController();

    constructor(
        parent: HTMLElement,
        private readonly base: string,
        private readonly formats: Formats,
        private readonly cards: CardJobs,
    ) {
        this.choice = element("select", { id: "export-choice" });
        this.field = element("textarea", { id: "export-text", rows: "10", readonly: "", spellcheck: "false", wrap: "off" });
        this.status = element("p", { class: "quiet", role: "status", id: "export-status" });
        this.buttons = [
            makeButton(say("Copy"), "plain", () => void copyField(this.field, this.status)),
            makeButton(say("Save as a file"), "primary", () => void this.save()),
        ];
        this.dialog = makeDialog(parent, {
            id: "export-dialog",
            title: say("Export"),
            body: [element("label", { for: "export-choice" }, [say("What to save")]), this.choice, this.picture, this.field, this.status],
            buttons: this.buttons,
        });
        this.field.setAttribute("aria-label", say("The text"));
        this.choice.addEventListener("change", () => this.present());
        this.dialog.addEventListener("close", () => (this.work?.stop(), this.drawing.abort()));
    }

    async show(exported: Exported): Promise<void> {
        const number = ++this.shown;
        this.offers = [];
        this.exported = exported;
        this.choice.replaceChildren();
        this.present();
        this.status.textContent = say("One moment…");
        this.dialog.showModal();
        const { text, position, dark } = exported;
        try {
            const solution = solutionOf(exported);
            const [written, svg, moving] = await Promise.all([
                this.formats.write(text),
                this.formats.picture(text, position, dark),
                solution === "" ? "" : this.formats.picture(text, "", dark, solution).catch(() => ""), // all else stays on offer
            ]);
            if (number !== this.shown) return;
            this.offers = offersOf(exported, svg, moving, written);
            this.choice.replaceChildren(...this.choices());
            this.present();
        } catch (failure) {
            if (number === this.shown) this.status.textContent = (failure as { message: string }).message;
        }
    }

    /** In groups, in the order of the offers. */
    private choices(): HTMLElement[] {
        const groups = new Map<string, HTMLElement>();
        for (const [index, { label, group }] of this.offers.entries()) {
            const place = groups.get(group) ?? element("optgroup", { label: group });
            groups.set(group, place);
            place.append(element("option", { value: String(index) }, [label]));
        }
        return [...groups.values()];
    }

    private get offer(): Offer | undefined {
        return this.offers[Number(this.choice.value)]; // groups stand in another order than the offers
    }

    private present(): void {
        this.work?.stop();
        this.work = undefined;
        this.drawing.abort();
        const { text = "", refusal = "", png = false, card, animation } = this.offer ?? {};
        const isPicture = text.startsWith("<svg");
        const isText = text !== "" && !png && animation === undefined;
        this.field.value = isText ? text : "";
        this.field.hidden = !isText;
        this.picture.hidden = !isPicture;
        if (isPicture) this.picture.src = svgAddress(text);
        this.status.textContent = refusal;
        const [copy, save] = this.buttons;
        copy!.disabled = !isText;
        save!.disabled = text === "";
        if (card !== undefined && text === "" && refusal === "") void this.makeCard(this.offer!, card);
    }

    /** Makes the card of an offer as long as it is the one chosen. */
    private async makeCard(offer: Offer, of: CardOf): Promise<void> {
        this.status.textContent = say("One moment…");
        const { text, metric } = this.exported!;
        const program = `shunt, build ${kBuild}`;
        const work = this.cards.make(of, text, metric, program, (progress) => {
            if (this.work === work) this.status.textContent = progressWords(progress);
        });
        this.work = work;
        try {
            const made = await work.done;
            if (made !== undefined) Object.assign(offer, cardMade(made));
        } catch (failure) {
            offer.refusal = (failure as Failure).message;
        }
        if (this.work !== work) return;
        this.work = undefined;
        this.present();
    }

    private async save(): Promise<void> {
        const { file, text, png, animation } = this.offer ?? {};
        if (file === undefined || text === undefined) return;
        if (animation !== undefined) return this.saveAnimation(file, text, animation);
        if (!png) return saveFile(file, text);
        try {
            saveBlob(file, await pngOf(text));
        } catch {
            this.status.textContent = say("The browser cannot draw this picture.");
        }
    }

    /** Draws and saves an animation, as long as the dialog is open with this offer. */
    private async saveAnimation(file: string, svg: string, format: AnimationFormat): Promise<void> {
        this.drawing.abort();
        const { signal } = (this.drawing = new AbortController());
        const told = (part: number): void =>
            void (this.status.textContent =
                part === 1 ? say("Making the file…") : say("{percent} % drawn…", { percent: Math.floor(100 * part) }));
        try {
            told(0);
            const address = `${this.base}animation.js`;
            const script = await loadPart<typeof import("../animation/animation")>(address, "shuntAnimation");
            saveBlob(file, await script.makeAnimation(this.base, { svg, format, told, signal }));
            if (!signal.aborted) this.status.textContent = say("Saved.");
        } catch (fault) {
            if (!signal.aborted) this.status.textContent = (fault as Error).message || say("The browser cannot draw this picture.");
        }
    }
}
