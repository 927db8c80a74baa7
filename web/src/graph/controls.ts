// What stands around a drawn graph: by what it is coloured, the way of the solution, the legend, zoom, and how far the layout is.

import { element } from "../dom/element";
import { say } from "../words/say";
import type { Covered } from "./camera";
import type { GraphData } from "./graph_data";
import { css, type Shades } from "./shades";

export type ColourBy = "start" | "goal";

export interface Wishes {
    colour(by: ColourBy): void;
    solution(shown: boolean): void;
    zoom(factor: number): void;
    fit(): void;
    stop(): void;
}

function button(label: string, attributes: Record<string, string>, pressed: () => void): HTMLButtonElement {
    const made = element("button", { type: "button", ...attributes }, [label]);
    made.addEventListener("click", pressed);
    return made;
}

export class Controls {
    readonly top = element("div", { class: "bar top" });
    readonly bottom = element("div", { class: "bar bottom" });
    private readonly legend = element("div", { class: "legend" });
    private readonly laying: HTMLElement;
    private readonly progress = element("progress", { max: "1", "aria-label": say("Laying out the graph") });
    private readonly choices: [ColourBy, HTMLButtonElement][] = [];

    constructor(
        private readonly data: GraphData,
        private readonly unit: string,
        wishes: Wishes,
    ) {
        const hasGoals = data.goals.length > 0;
        const words: [ColourBy, string][] = [
            ["start", say("from the start")],
            ["goal", say("to a goal")],
        ];
        for (const [by, label] of hasGoals ? words : words.slice(0, 1))
            this.choices.push([by, button(label, { role: "radio" }, () => wishes.colour(by))]);
        const colours = element("div", { class: "choices", role: "radiogroup", "aria-label": say("Coloured by distance") });
        colours.append(...this.choices.map(([, choice]) => choice));
        colours.addEventListener("keydown", (event) => this.choose(event, wishes));
        this.top.append(colours);
        if (data.solution().length > 0) this.top.append(this.solutionButton(wishes));
        this.laying = element("div", { class: "laying" }, [
            element("span", {}, [say("Laying out the graph")]),
            this.progress,
            button(say("Stop"), {}, () => wishes.stop()),
        ]);
        this.top.append(this.laying);
        const zoom = element("div", { class: "choices" }, [
            button("−", { "aria-label": say("Smaller") }, () => wishes.zoom(1 / 1.4)),
            button(say("fit"), { "aria-label": say("fit: show all of it") }, () => wishes.fit()),
            button("+", { "aria-label": say("Larger") }, () => wishes.zoom(1.4)),
        ]);
        this.bottom.append(this.legend, zoom);
    }

    private solutionButton(wishes: Wishes): HTMLButtonElement {
        const made = button(say("solution"), { class: "alone", "aria-pressed": "true" }, () => {
            const shown = made.getAttribute("aria-pressed") !== "true";
            made.setAttribute("aria-pressed", String(shown));
            wishes.solution(shown);
        });
        return made;
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

    show(by: ColourBy, shades: Shades): void {
        for (const [each, choice] of this.choices) {
            choice.setAttribute("aria-checked", String(each === by));
            choice.tabIndex = each === by ? 0 : -1;
        }
        const ramp = element("span", { class: "ramp" });
        ramp.style.background = `linear-gradient(to right, ${shades.ramp.map(css).join(", ")})`;
        const values = { length: this.data.farthest(by), unit: this.unit };
        const end = by === "start" ? say("{length} {unit} from the start", values) : say("{length} {unit} to a goal", values);
        this.legend.replaceChildren("0", ramp, end);
        if (this.data.goals.length === 0) return;
        const dot = element("span", { class: "dot" });
        dot.style.background = css(shades.goal);
        this.legend.append(dot, say("{count, plural, one {# goal position} other {# goal positions}}", { count: this.data.goals.length }));
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
