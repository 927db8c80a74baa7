// Hands a puzzle out: as text in every format that can say it, as a picture, as JSON with what is known of it.

import { cardText } from "../cards/card";
import { progressWords } from "../cards/card_words";
import type { CardJobs, CardOf, MadeCard, Work } from "../cards/card_jobs";
import { copyField } from "./clipboard";
import { makeButton, makeDialog } from "./dialog";
import { element } from "../dom/element";
import { fileName, saveBlob, saveFile } from "./files";
import type { Formats, Written } from "./formats";
import type { Failure } from "../jobs/job";
import { kBuild } from "../words/build";
import { say } from "../words/say";

/** What is handed out. */
export interface Exported {
    title: string;
    /** A puzzle file. */
    text: string;
    /** Rows of what the board shows; "" of a drawing, which is at its start. */
    position: string;
    dark: boolean;
    metric: string;
    /** What is known of it, by kind: outcomes as `shunt --json` prints them. */
    known: Record<string, object[]>;
}

/** One thing to save: a text, or why there is none, or what it is made of when it is chosen, which may take long. */
interface Offer {
    label: string;
    group: string;
    file: string;
    text?: string;
    refusal?: string;
    png?: boolean;
    card?: CardOf;
}

/** A move of an outcome: names of pieces, and their path. */
interface Move {
    pieces: string[];
    path: string;
}

const kPngScale = 2; // for screens of twice the resolution, and paper

/** Puzzle and results as JSON. */
function jsonOf({ text, position, metric, known }: Exported): string {
    return JSON.stringify({ puzzle: text, position: position || undefined, metric, ...known }, null, 1) + "\n";
}

/** The moves of a shortest solution from the start, as people write them; "" where none is known in the metric. */
function solutionOf({ metric, known }: Exported): string {
    const solved = (known["solve"] ?? []) as { metric: string; moves?: Move[] }[];
    const moves = solved.find((outcome) => outcome.metric === metric)?.moves ?? [];
    return moves.map(({ pieces, path }) => `${pieces.join("+")} ${path}`).join(", ");
}

/** What is told of an outcome of a census. */
interface Counted {
    metric: string;
    status: string;
    depths: number[];
    goal_depths?: number[];
}

/** A census by depth in the metric that is shown, as a table; "" where there is none. An unfinished one says so in its name. */
function countsOf({ metric, known }: Exported): { text: string; whole: boolean } {
    const counted = (known["census"] ?? []) as Counted[];
    const census = counted.find((outcome) => outcome.metric === metric);
    if (census === undefined || census.depths.length === 0) return { text: "", whole: true };
    const { depths, goal_depths: goals } = census;
    const head = `depth (${metric} metric),positions${goals ? ",goal positions" : ""}`;
    const rows = depths.map((positions, depth) => `${depth},${positions}${goals ? `,${goals[depth] ?? 0}` : ""}`);
    return { text: `${[head, ...rows].join("\n")}\n`, whole: census.status === "complete" };
}

function countsOffer(name: string, metric: string, { text, whole }: { text: string; whole: boolean }): Offer {
    return {
        label: whole ? say("Positions by depth: CSV") : say("Positions by depth, as far as counted: CSV"),
        group: say("Data"),
        file: `${name}.${metric}${whole ? "" : ".at-least"}.csv`,
        text,
    };
}

/** Cards for `shunt verify`, of all positions and of a shortest solution from the start. */
function cardOffers(name: string, metric: string): Offer[] {
    const group = say("Result cards, which others can check");
    return [
        {
            label: say("Card: how many positions each level has, with a hash"),
            group,
            file: `${name}.${metric}.census.card.json`,
            card: "census",
        },
        { label: say("Card: a shortest solution"), group, file: `${name}.${metric}.solve.card.json`, card: "solve" },
    ];
}

/** The text of a card that was made, or why there is none. */
function cardMade({ status, card, reason }: MadeCard): Pick<Offer, "text" | "refusal"> {
    if (card === undefined) return { refusal: reason ?? "" };
    const first =
        status === "complete" || status === "solved" || status === "unsolvable"
            ? ""
            : say("The search was not ended: the card tells of the levels before.");
    return { text: cardText(card), refusal: first };
}

function offersOf(exported: Exported, svg: string, moving: string, written: Written[]): Offer[] {
    const name = fileName(exported.title);
    const counts = countsOf(exported);
    const texts = written.map((format, index): Offer => {
        const file = index === 0 ? `${name}.txt` : `${name}.${format.name}.txt`;
        const group = index === 0 ? say("Shunt") : say("Other programs");
        return { label: say("Text: {format}", { format: format.title }), group, file, ...format };
    });
    return [
        ...texts.slice(0, 1),
        { label: say("Picture: SVG"), group: say("Pictures"), file: `${name}.svg`, text: svg },
        { label: say("Picture: PNG"), group: say("Pictures"), file: `${name}.png`, text: svg, png: true },
        ...(moving === ""
            ? []
            : [{ label: say("Solution, moving: SVG"), group: say("Pictures"), file: `${name}.solution.svg`, text: moving }]),
        ...(counts.text === "" ? [] : [countsOffer(name, exported.metric, counts)]),
        ...cardOffers(name, exported.metric),
        { label: say("Puzzle and results: JSON"), group: say("Data"), file: `${name}.json`, text: jsonOf(exported) },
        ...texts.slice(1),
    ];
}

/** Draws an SVG text as a PNG file. Rejects when the browser cannot. */
async function pngOf(svg: string): Promise<Blob> {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
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

    constructor(
        parent: HTMLElement,
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
        this.dialog.addEventListener("close", () => this.work?.stop());
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
        const { text = "", refusal = "", png = false, card } = this.offer ?? {};
        const isPicture = text.startsWith("<svg");
        this.field.value = png ? "" : text;
        this.field.hidden = text === "" || png;
        this.picture.hidden = !isPicture;
        if (isPicture) this.picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
        this.status.textContent = refusal;
        const [copy, save] = this.buttons;
        copy!.disabled = text === "" || png;
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
        const { file, text, png } = this.offer ?? {};
        if (file === undefined || text === undefined) return;
        if (!png) return saveFile(file, text);
        try {
            saveBlob(file, await pngOf(text));
        } catch {
            this.status.textContent = say("The browser cannot draw this picture.");
        }
    }
}
