// What stands around a drawn graph: by what it is coloured, the way of the solution, the legend, zoom, the search for a position, and how
// far the layout is.

import { element } from "../dom/element";
import { say } from "../words/say";
import type { Covered } from "./camera";
import { findForm } from "./find_form";
import type { GraphData } from "./graph_data";
import { dotWords, placesWords, rampWords } from "./legend";
import type { PiecePlaces } from "./places";
import type { Shades } from "./shades";

export type ColourBy = "start" | "goal" | "place";

export interface Wishes {
    colour(by: ColourBy): void;
    /** By the place of that piece. */
    piece(name: string): void;
    solution(shown: boolean): void;
    deadEnds(shown: boolean): void;
    /** Shows the position of a text; what it returns is said. */
    find(text: string): string;
    zoom(factor: number): void;
    fit(): void;
    stop(): void;
}

/** What there is to be chosen from. */
export interface Choices {
    /** What 1 is in the metric: "moves". */
    unit: string;
    /** Pieces whose place can be seen. */
    pieces: readonly string[];
    board: { rows: number; columns: number };
}

/** What is drawn now. */
export interface Seen {
    by: ColourBy;
    shades: Shades;
    deadEnds: boolean;
    /** Of the piece that is chosen, where nodes are coloured by it. */
    places: PiecePlaces | undefined;
    piece: string;
}

function button(label: string, attributes: Record<string, string>, pressed: () => void): HTMLButtonElement {
    const made = element("button", { type: "button", ...attributes }, [label]);
    made.addEventListener("click", pressed);
    return made;
}

/** A button that stays down while something is shown. */
function toggle(label: string, isDown: boolean, turned: (shown: boolean) => void): HTMLButtonElement {
    const made = button(label, { class: "alone", "aria-pressed": String(isDown) }, () => {
        const shown = made.getAttribute("aria-pressed") !== "true";
        made.setAttribute("aria-pressed", String(shown));
        turned(shown);
    });
    return made;
}

export class Controls {
    readonly top = element("div", { class: "bar top" });
    readonly bottom = element("div", { class: "bar bottom" });
    private readonly legend = element("div", { class: "legend" });
    private readonly laying: HTMLElement;
    private readonly progress = element("progress", { max: "1", "aria-label": say("Laying out the graph") });
    private readonly choices: [ColourBy, HTMLButtonElement][] = [];

    private readonly piece = element("select", { "aria-label": say("The piece") });

    constructor(
        private readonly data: GraphData,
        private readonly about: Choices,
        wishes: Wishes,
    ) {
        this.top.append(this.colours(wishes), this.piece);
        this.offerPieces(wishes);
        if (data.solution().length > 0) this.top.append(toggle(say("solution"), true, (shown) => wishes.solution(shown)));
        const deadEnds = toggle(say("dead ends"), false, (shown) => wishes.deadEnds(shown));
        deadEnds.title = this.data.words.deadEnd();
        this.laying = element("div", { class: "laying" }, [
            element("span", {}, [say("Laying out the graph")]),
            this.progress,
            button(say("Stop"), {}, () => wishes.stop()),
        ]);
        this.top.append(
            deadEnds,
            findForm((text) => wishes.find(text)),
            this.laying,
        );
        const zoom = element("div", { class: "choices" }, [
            button("−", { "aria-label": say("Smaller") }, () => wishes.zoom(1 / 1.4)),
            button(say("fit"), { "aria-label": say("fit: show all of it") }, () => wishes.fit()),
            button("+", { "aria-label": say("Larger") }, () => wishes.zoom(1.4)),
        ]);
        this.bottom.append(this.legend, zoom);
    }

    private colours(wishes: Wishes): HTMLElement {
        const words: [ColourBy, string, boolean][] = [
            ["start", say("from the start"), true],
            ["goal", say("to a goal"), this.data.goals.length > 0],
            ["place", say("place of a piece"), this.about.pieces.length > 0],
        ];
        for (const [by, label, isOffered] of words)
            if (isOffered) this.choices.push([by, button(label, { role: "radio" }, () => wishes.colour(by))]);
        const colours = element("div", { class: "choices", role: "radiogroup", "aria-label": say("Coloured by") });
        colours.append(...this.choices.map(([, choice]) => choice));
        colours.addEventListener("keydown", (event) => this.choose(event, wishes));
        return colours;
    }

    private offerPieces(wishes: Wishes): void {
        this.piece.append(...this.about.pieces.map((name) => element("option", { value: name }, [name])));
        this.piece.addEventListener("change", () => wishes.piece(this.piece.value));
        this.piece.addEventListener("keydown", (event) => event.stopPropagation());
    }

    /** Arrow keys choose among the colours. */
    private choose(event: KeyboardEvent, wishes: Wishes): void {
        const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        const here = this.choices.findIndex(([, choice]) => choice.getAttribute("aria-checked") === "true");
        const [colour, choice] = this.choices[(here + by + this.choices.length) % this.choices.length]!;
        wishes.colour(colour);
        choice.focus();
        event.preventDefault();
        event.stopPropagation();
    }

    show({ by, shades, deadEnds, places, piece }: Seen): void {
        for (const [each, choice] of this.choices) {
            choice.setAttribute("aria-checked", String(each === by));
            choice.tabIndex = each === by ? 0 : -1;
        }
        this.piece.hidden = by !== "place";
        this.legend.replaceChildren(places ? this.placeLegend(shades, places, piece) : this.rampLegend(shades, by));
        const [goals, ends] = [this.data.goals.length, this.data.deadEnds.length];
        const count = this.data.words.count(this.data.nodes);
        if (count !== undefined) this.legend.append(element("span", { class: "entry" }, [count]));
        if (goals > 0) this.legend.append(dotWords(shades.goal, this.data.words.goals(goals)));
        if (deadEnds)
            this.legend.append(dotWords(shades.deadEnd, say("{count, plural, one {# dead end} other {# dead ends}}", { count: ends })));
    }

    private placeLegend(shades: Shades, places: PiecePlaces, piece: string): HTMLElement {
        const { rows, columns } = this.about.board;
        return placesWords(shades, places, rows, columns, say("where the first cell of {piece} is", { piece }));
    }

    private rampLegend(shades: Shades, by: ColourBy): HTMLElement {
        const from = by === "goal" ? "goal" : "start";
        const values = { length: this.data.farthest(from), unit: this.about.unit };
        const end = from === "start" ? say("{length} {unit} from the start", values) : say("{length} {unit} to a goal", values);
        return rampWords(shades, end);
    }

    /** Pixels that the bars cover; they are measured, which takes time. */
    get covered(): Covered {
        return { top: this.top.offsetHeight, bottom: this.bottom.offsetHeight };
    }

    /** The layout ended before it was settled. */
    failed(why: string): void {
        this.laying.hidden = false;
        const words = say("The layout of the graph ended early: {why}", { why });
        this.laying.replaceChildren(element("span", { role: "alert", class: "failed" }, [words]));
    }

    /** From 0 to 1; undefined: nothing is laid out. */
    laid(done: number | undefined): void {
        this.laying.hidden = done === undefined;
        this.progress.value = done ?? 1;
    }
}
