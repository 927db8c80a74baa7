// The dialog that gives a puzzle to somebody's page: what shall be seen there, the HTML for it, and beside it the widget itself.

import { chooseAny, chooseOne, chosenIn, type Choice } from "./choices";
import { copyField } from "../dom/clipboard";
import { makeButton, makeDialog } from "../dom/dialog";
import { EmbedPreview } from "./embed_preview";
import { elementOf, snippetOf, type Embedding } from "./embed_snippet";
import { element } from "../dom/element";
import { svgAddress } from "../dom/svg_image";
import { fileName, saveFile } from "../dom/files";
import type { Formats } from "../places/formats";
import type { Link } from "../links/fragment";
import { packText } from "../links/packed_text";
import type { Metric } from "../puzzle/puzzle";
import { say } from "../words/say";

/** Some programs cut longer texts. */
const kLongSnippet = 2000;
/** Puzzle files from here on are compressed in addresses. */
const kLongText = 400;
const kCopiedMilliseconds = 2000;

/** The puzzle to give away. */
export interface Embedded {
    title: string;
    /** A puzzle file. */
    text: string;
    /** To the puzzle; its position and metric only where they are not the default. */
    link: Link;
    /** How the page counts, and the puzzle's author. */
    metric: Metric;
    defaultMetric: string;
    dark: boolean;
}

type Rows = Record<"form" | "shows" | "metric" | "look" | "width" | "controls", HTMLElement>;

function metricsFor(metric: Metric): Choice[] {
    const names: Metric[] = ["step", "slide", "move"];
    return [...names, ...(names.includes(metric) ? [] : [metric])].map((value) => ({ value, label: say(value) }));
}

function rowsFor({ link, metric }: Embedded): Rows {
    return {
        form: chooseOne(say("As"), [
            { value: "element", label: say("element") },
            { value: "frame", label: say("iframe") },
            { value: "picture", label: say("picture with link") },
        ]),
        shows: chooseOne(say("Shows"), [
            { value: "start", label: say("the start") },
            { value: "position", label: say("this position"), disabled: link.position === undefined },
            { value: "solution", label: say("the solution") },
        ]),
        metric: chooseOne(say("Metric"), metricsFor(metric), metric),
        look: chooseOne(say("Look"), [
            { value: "auto", label: say("like the page") },
            { value: "light", label: say("light") },
            { value: "dark", label: say("dark") },
        ]),
        width: chooseOne(say("Width"), [
            { value: "", label: say("all there is") },
            ...["320", "480", "640"].map((value) => ({ value, label: value })),
        ]),
        controls: chooseAny(say("Readers may"), [
            { value: "hint", label: say("Hint") },
            { value: "solve", label: say("Solve") },
            { value: "chart", label: say("Chart") },
        ]),
    };
}

function adviceFor(form: Embedding["form"]): string[] {
    if (form === "picture") return [say("Save the picture and put it beside your page.")];
    const weight = say("Less than 31 KB until someone asks for a hint; then the solver is loaded, once for all puzzles of the page.");
    const forFrame = say("If your site sends a Content-Security-Policy, it must allow this host in frame-src.");
    const forElement = say(
        "If your site sends a Content-Security-Policy, hints need 'wasm-unsafe-eval' in script-src. " +
            "Without it the puzzle can still be played.",
    );
    return [weight, form === "frame" ? forFrame : forElement];
}

export class EmbedDialog {
    private readonly dialog: HTMLDialogElement;
    private readonly field = element("textarea", { id: "embed-code", rows: "7", readonly: "", spellcheck: "false" });
    private readonly status = element("p", { class: "quiet", role: "status" });
    private readonly options = element("div", { class: "embed-options" });
    private readonly advice = element("div", { class: "embed-advice quiet" });
    private readonly copyButton = makeButton(say("Copy"), "primary", () => void this.copy());
    private readonly saveButton = makeButton("", "plain", () => void this.save());
    private readonly preview: EmbedPreview;
    private embedded: Embedded | undefined;
    private rows: Rows | undefined;
    private packed: string | undefined;
    /** Of the solution that is shown: the metric and the moves. */
    private solved: { metric: string; moves: string } | undefined;
    private embedding: Embedding | undefined;
    /** Counts what was chosen, so that an answer about something else is not shown. */
    private choice = 0;

    constructor(
        parent: HTMLElement,
        private readonly base: string,
        private readonly formats: Formats,
    ) {
        this.field.setAttribute("aria-label", say("HTML for your page"));
        this.preview = new EmbedPreview(base, (height) => this.write(height));
        const buttons = element("div", { class: "dialog-buttons" }, [this.status, this.saveButton, this.copyButton]);
        const left = element("div", { class: "embed-left" }, [this.options, this.field, buttons, this.advice]);
        const columns = element("div", { class: "embed-columns" }, [left, this.preview.root]);
        this.dialog = makeDialog(parent, { id: "embed-dialog", title: "", body: [columns], buttons: [] });
        this.options.addEventListener("change", () => void this.choose());
        this.dialog.addEventListener("close", () => this.preview.close());
    }

    async show(embedded: Embedded): Promise<void> {
        this.embedded = embedded;
        this.rows = rowsFor(embedded);
        this.solved = undefined;
        const { text = "" } = embedded.link;
        this.packed = text.length < kLongText ? undefined : await packText(text).catch(() => undefined);
        this.dialog.querySelector("h2")!.textContent = say("Embed {title}", { title: embedded.title });
        this.options.replaceChildren(...Object.values(this.rows));
        this.dialog.showModal();
        await this.choose();
    }

    /** What is chosen, as an embedding. */
    private read(embedded: Embedded, rows: Rows): Embedding {
        const one = (name: keyof Rows): string => chosenIn(rows[name])[0] ?? "";
        const { position, metric: _linked, ...source } = embedded.link;
        const metric = one("metric") as Metric;
        const shows = one("shows");
        const look = one("look");
        const allowed = chosenIn(rows.controls);
        return {
            form: one("form") as Embedding["form"],
            base: this.base,
            title: embedded.title,
            link: {
                ...source,
                ...(shows === "position" && position !== undefined && { position }),
                ...(metric !== embedded.defaultMetric && { metric }),
            },
            packed: this.packed,
            solution: shows === "solution" && this.solved?.metric === metric ? this.solved.moves : undefined,
            theme: look === "light" || look === "dark" ? look : undefined,
            width: Number(one("width")) || undefined,
            controls: allowed.length === 3 ? undefined : allowed.join(" "),
            file: `${fileName(embedded.title)}.svg`,
        };
    }

    /** Something else is chosen: shows it, and the text for it. */
    private async choose(): Promise<void> {
        const { embedded, rows } = this;
        if (!embedded || !rows) return;
        const choice = ++this.choice;
        const embedding = this.read(embedded, rows);
        this.embedding = embedding;
        this.status.textContent = "";
        this.copyButton.disabled = false;
        // Nobody plays a picture.
        const playable = embedding.form !== "picture";
        rows.metric.hidden = rows.controls.hidden = !playable;
        this.advice.replaceChildren(...adviceFor(embedding.form).map((text) => element("p", {}, [text])));
        this.write(undefined);
        if (embedding.form === "picture") return this.showPicture(embedding, choice);
        const puzzle = elementOf(embedding);
        this.preview.show(puzzle, embedding.width);
        if (chosenIn(rows.shows)[0] === "solution" && embedding.solution === undefined) await this.findSolution(puzzle, choice);
    }

    private async findSolution(puzzle: HTMLElement, choice: number): Promise<void> {
        this.copyButton.disabled = true;
        this.status.textContent = say("Looking for a shortest solution…");
        const metric = chosenIn(this.rows!.metric)[0]!;
        try {
            const moves = await this.preview.solution(puzzle);
            if (choice !== this.choice) return;
            this.solved = { metric, moves };
            await this.choose();
        } catch (fault) {
            if (choice === this.choice) this.status.textContent = (fault as Error).message;
        }
    }

    private async pictureOf({ link, theme }: Embedding): Promise<string> {
        const { text, dark } = this.embedded!;
        return this.formats.picture(text, link.position ?? "", theme === undefined ? dark : theme === "dark");
    }

    private async showPicture(embedding: Embedding, choice: number): Promise<void> {
        try {
            const svg = await this.pictureOf(embedding);
            if (choice !== this.choice) return;
            const src = svgAddress(svg);
            this.preview.show(element("img", { src, alt: embedding.title }), embedding.width);
        } catch (failure) {
            if (choice === this.choice) this.status.textContent = (failure as { message: string }).message;
        }
    }

    /** Writes the text; `height`: of the puzzle, where it is known. */
    private write(height: number | undefined): void {
        if (!this.embedding) return;
        const text = snippetOf(this.embedding, height);
        const long = text.length > kLongSnippet;
        this.field.value = text;
        this.saveButton.hidden = this.embedding.form !== "picture" && !long;
        this.saveButton.textContent = this.embedding.form === "picture" ? say("Save the picture") : say("Save the puzzle file");
        if (long) this.status.textContent = say("Long puzzle: link to the file instead.");
    }

    private async copy(): Promise<void> {
        if (!(await copyField(this.field, this.status))) return;
        this.copyButton.textContent = say("Copied.");
        setTimeout(() => (this.copyButton.textContent = say("Copy")), kCopiedMilliseconds);
    }

    private async save(): Promise<void> {
        const { embedding, embedded } = this;
        if (!embedding || !embedded) return;
        if (embedding.form === "picture") saveFile(embedding.file, await this.pictureOf(embedding));
        else saveFile(`${fileName(embedded.title)}.txt`, embedded.text);
    }
}
