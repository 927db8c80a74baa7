// <shunt-puzzle>: a sliding block puzzle in any page. This file is the element that authors see: its attributes, properties, methods and
// events; what they do is in widget.ts.
//
//     <shunt-puzzle puzzle="klotski" metric="move" controls="hint solve chart">
//       <a href="https://YOUR-HOST/#puzzle=klotski">Play Klotski</a>
//     </shunt-puzzle>

import { element } from "../dom/element";
import { watchTheme } from "./around";
import { kAttributes, reflect } from "./attributes";
import { kMetrics, type Metric, type Puzzle } from "../puzzle/puzzle";
import { parsePosition } from "../puzzle/position_text";
import { TextFault } from "../puzzle/text_rows";
import { kBuild } from "../words/build";
import { say, speak, spoken, type Language } from "../words/say";
import type { Theme } from "../picture/palette";
import { readMove } from "./notation";
import { kControls, type Control } from "./panel";
import { tellLanguage, useFolder } from "./solver";
import { readSolution } from "./solution";
import { sourceOf, type Source } from "./source";
import { themeSheet } from "./theme";
import { addLanguage, kEnglish, languageFor } from "./widget_languages";
import type { PuzzleState, Tell, WidgetEvents } from "./events";
import { Widget } from "./widget";
import type { Census } from "./guide";
import css from "widget.css";

export type { Census, PuzzleState, WidgetEvents };

/** The events of the element: `addEventListener("solved", ({ detail }) => ...)`. None of them bubbles. */
export type ShuntPuzzleEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

type Listener = EventListenerOrEventListenerObject;

let style: CSSStyleSheet | undefined;

function styleSheet(): CSSStyleSheet {
    if (style) return style;
    style = new CSSStyleSheet();
    style.replaceSync(css);
    return style;
}

/** Attributes that say how a puzzle looks, and not which it is. */
const kLooks: readonly string[] = ["theme", "controls", "lang"];

export class ShuntPuzzle extends HTMLElement {
    static readonly observedAttributes: readonly string[] = [...Object.keys(kAttributes), "lang"];
    /** Which version of Shunt it belongs to. */
    static readonly build: string = kBuild;

    // The attributes as properties (attributes.ts).

    /** A puzzle file, the name of a puzzle of the library, a link to one, or one word of another program ("4x4:1,2,...", "4WVE1"). */
    declare puzzle: string;
    /** Rows of the position to begin with. */
    declare position: string;
    /** What counts as 1; absent: as the puzzle's author counts. */
    declare metric: string;
    /** What readers may ask for: any of "hint solve chart"; absent: everything. */
    declare controls: string;
    /** "light" or "dark"; absent: like the page around. */
    declare theme: string;
    /** Moves of a solution to show, "9 R, 4 D, 5 L". */
    declare solution: string;
    /** How many moves of `solution` have been made at first. */
    declare start: number;

    /** Puzzles of more pieces are refused: the page, which has this from the widget at first, draws them faster (src/page/poster.ts). */
    most = Infinity;

    private readonly root = this.attachShadow({ mode: "open" });
    private widget: Widget | undefined;
    private forced: Theme | undefined;
    private spoken = kEnglish;
    private around: Theme = "light";
    private dressed: Theme | undefined;
    private pending = false;
    /** Attributes that have changed, and what is shown does not follow yet. */
    private readonly changed = new Set<string>();
    /** Settles when the puzzle asked for last is there, or why not. */
    private opening: Promise<unknown> = Promise.resolve();
    /** Why there is no puzzle. */
    private fault: string | undefined;
    private unwatch: (() => void) | undefined;

    /** The folder of Shunt, if it is not where this script lies: "Open in Shunt" leads there. To be set before the first hint. */
    static set base(address: string) {
        useFolder(address);
    }

    /**
     * Adds a language, or takes the place of one of Shunt's own, which need not be added: a puzzle speaks it that is opened where `lang`
     * says so. All that are open speak the one spoken last.
     */
    static addLanguage(language: Language): void {
        addLanguage(language);
    }

    connectedCallback(): void {
        this.dress(); // the style tells what is around (theme.ts), also while the puzzle is being loaded
        this.unwatch = watchTheme(this, (theme) => {
            this.around = theme;
            this.dress();
        });
        this.follow();
    }

    /** Play stays: pages move elements, sort them, and put them back later. Only what runs comes to rest when it is gone for good. */
    disconnectedCallback(): void {
        this.unwatch?.();
        queueMicrotask(() => this.isConnected || this.widget?.rest());
    }

    /** Several attributes that change together open the puzzle once; one that stays what it was changes nothing. */
    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
        if (before === now) return;
        this.changed.add(name);
        if (!this.isConnected || this.pending) return;
        if (name === "theme") return this.dress();
        this.pending = true;
        this.opening = Promise.resolve().then(() => {
            this.pending = false;
            if (this.isConnected) this.follow();
        });
    }

    /** Shows what the attributes say: another puzzle, or the same one with another look, whose play goes on. */
    private follow(): void {
        const language = languageFor(this.closest<HTMLElement>("[lang]")?.lang ?? "en");
        if (language instanceof Promise) {
            const opening: Promise<unknown> = language.then(() => opening === this.opening && this.isConnected && this.follow());
            this.opening = opening;
            return;
        }
        const isSame = this.widget !== undefined && [...this.changed].every((name) => kLooks.includes(name));
        const isFurnished = !this.changed.has("controls") && language === this.spoken;
        this.changed.clear();
        this.dress();
        this.spoken = language;
        if (!isSame) return this.open();
        if (isFurnished) return;
        this.speak();
        this.widget!.furnish(this.allowed());
        this.mount(this.widget!);
    }

    /** What is going on; nothing when the puzzle could not be read. */
    state(): PuzzleState | undefined {
        return this.widget?.state();
    }

    /** Makes a move, "7 RD": name and unit steps. False when it is not possible. */
    move(text: string): boolean {
        const puzzle = this.opened;
        const move = readMove(puzzle, this.running.position, text);
        return move !== undefined && this.running.play(move);
    }

    /** Takes back the last move. */
    undo(): void {
        this.running.undo();
    }

    /** Back to where play began. */
    restart(): void {
        this.running.restart();
    }

    /**
     * Shows the next move of a shortest solution; `toGo`: before it is made. Waits for a puzzle that is being loaded. Rejects with a
     * sentence for the reader.
     */
    hint(): Promise<{ move: string; toGo: number }> {
        return this.ask((widget) => widget.hint());
    }

    /** Shows a shortest solution. Waits and rejects as hint(). */
    solve(): Promise<{ length: number; metric: Metric; moves: string[] }> {
        return this.ask((widget) => widget.solve());
    }

    /** Counts all positions that can be reached, by depth, and opens the chart. Waits and rejects as hint(). */
    census(): Promise<Census> {
        return this.ask((widget) => widget.census());
    }

    /** @deprecated The same, as older pages call it. */
    analyse(): Promise<Census> {
        return this.census();
    }

    override addEventListener<Name extends keyof ShuntPuzzleEventMap>(
        type: Name,
        listener: (this: ShuntPuzzle, event: ShuntPuzzleEventMap[Name]) => void,
        options?: boolean | AddEventListenerOptions,
    ): void;
    override addEventListener(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void;
    override addEventListener(type: string, listener: Listener, options?: boolean | AddEventListenerOptions): void {
        super.addEventListener(type, listener, options);
    }

    private openedPuzzle: Puzzle | undefined;

    private get opened(): Puzzle {
        return this.running && this.openedPuzzle!;
    }

    private get running(): Widget {
        if (!this.widget) throw new Error(this.fault ?? say("The puzzle could not be read."));
        return this.widget;
    }

    /** Waits for a puzzle that is not there yet, and for another that is named meanwhile. */
    private async ask<Answer>(question: (widget: Widget) => Promise<Answer>): Promise<Answer> {
        if (!this.widget || this.pending) for (let seen: Promise<unknown> | undefined; seen !== this.opening; ) await (seen = this.opening);
        return question(this.running);
    }

    private open(): void {
        this.widget?.close();
        this.widget = this.openedPuzzle = this.fault = undefined;
        this.opening = Promise.resolve();
        this.speak();
        const refuse = (fault: unknown): void => {
            if (!(fault instanceof TextFault)) throw fault;
            this.refuse(fault);
        };
        try {
            const source = sourceOf(this.puzzle);
            if (!(source instanceof Promise)) return this.show(source);
            const opening: Promise<unknown> = source
                .then((told) => this.isConnected && opening === this.opening && this.show(told))
                .catch((fault: unknown) => opening === this.opening && refuse(fault));
            this.opening = opening;
        } catch (fault) {
            refuse(fault);
        }
    }

    private show({ puzzle, id, position: ofLink, metric: linked, theme }: Source): void {
        if (puzzle.pieces.length > this.most) throw new TextFault("");
        const rows = this.position || ofLink;
        const begin = rows === undefined ? puzzle.start : parsePosition(puzzle, rows);
        const metric = this.metricOf(linked ?? puzzle.metric);
        const controls = this.allowed();
        const solution = this.solution === "" ? undefined : readSolution(puzzle, begin, this.solution);
        const tell: Tell = (name, detail) => this.dispatchEvent(new CustomEvent(name, { detail }));
        const widget = new Widget({ puzzle, id, begin, metric, controls, solution, at: this.start, tell });
        this.widget = widget;
        this.openedPuzzle = puzzle;
        this.forced = theme;
        this.dress();
        this.mount(widget);
        queueMicrotask(() => this.widget === widget && tell("ready", widget.state()));
    }

    /** What readers may ask for. */
    private allowed(): readonly Control[] {
        const words = this.controls.split(/[\s,]+/);
        return kControls.filter((control) => words.includes(control));
    }

    private mount({ stand, panel, view }: Widget): void {
        // The direction of the page says nothing of the language that the puzzle speaks.
        const language = { lang: this.spoken.tag, dir: "auto" };
        const card = element("div", { class: "card", part: "card", ...language }, [panel.title, stand, panel.side, panel.footer]);
        card.style.setProperty("--ratio", view.ratio.toFixed(4));
        this.root.replaceChildren(card);
    }

    private metricOf(otherwise: Metric): Metric {
        const metric = this.metric;
        if (metric === "") return otherwise;
        const known = kMetrics.find((name) => name === metric);
        if (known) return known;
        throw new TextFault(say('There is no metric "{metric}"; there are {metrics}.', { metric, metrics: kMetrics.join(", ") }));
    }

    /** Says what is wrong, shows the text it is wrong in, and leaves what the author has put inside. */
    private refuse({ message, line, column }: TextFault): void {
        const place = line === 0 ? message : say("Puzzle text, line {line}, column {column}: {message}", { line, column, message });
        const text = this.puzzle.includes("\n") ? [element("pre", { class: "fault", tabindex: "0" }, [this.puzzle])] : [];
        const lines = [element("p", { class: "line alarm", role: "alert" }, [element("span", { class: "answer" }, [place])]), ...text];
        this.fault = place;
        this.dress();
        this.root.replaceChildren(element("div", { class: "card", lang: this.spoken.tag }, [...lines, document.createElement("slot")]));
        this.dispatchEvent(new CustomEvent("error", { detail: { message: place } }));
    }

    /** Puts on the colours of light or dark. */
    private dress(): void {
        const asked = this.getAttribute("theme");
        const theme = asked === "light" || asked === "dark" ? asked : (this.forced ?? this.around);
        if (theme === this.dressed) return;
        this.dressed = theme;
        this.root.adoptedStyleSheets = [themeSheet(theme), styleSheet()];
    }

    private speak(): void {
        const before = spoken().tag;
        speak(this.spoken);
        if (before !== this.spoken.tag) tellLanguage();
    }
}

reflect(ShuntPuzzle.prototype);
