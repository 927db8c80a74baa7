// Everything of a widget but the board: name, the line that says how far it is, buttons, player, footer. Shows what it is told.

import { element } from "../dom/element";
import { say } from "../words/say";
import type { ChartMarks, ChartView } from "./chart_view";
import type { Census } from "./guide";
import { icon, mark, type IconName } from "./icons";
import { answering } from "./solver";

/** What a reader may ask for. */
export const kControls = ["hint", "solve", "chart"] as const;
export type Control = (typeof kControls)[number];

export type Action = "undo" | "restart" | "hint" | "solve" | "chart" | "stop" | "first" | "play" | "last" | "close";

/** The line: a number with its unit, or words. */
export interface Line {
    readonly figure?: string;
    readonly text: string;
    /** In place of the number of moves made. */
    readonly aside?: string;
    /** Said in addition where there is room. */
    readonly more?: string;
    readonly tone?: "alarm" | "stale" | "quiet";
}

/** What there is to see. */
export interface PanelState {
    readonly line: Line;
    readonly moved: boolean;
    readonly solved: boolean;
    readonly busy: boolean;
    readonly player: { readonly at: number; readonly length: number; readonly playing: boolean } | undefined;
    readonly chart: { readonly counted: Census; readonly marks: ChartMarks } | undefined;
    readonly link: string;
}

type Listener = (action: Action) => void;

function button(action: Action, content: Node | string, listener: Listener, kind = "text-button"): HTMLButtonElement {
    const made = element("button", { type: "button", class: kind, "data-action": action }, [content]);
    made.addEventListener("click", () => listener(action));
    return made;
}

function iconButton(action: Action & IconName, label: string, listener: Listener): HTMLButtonElement {
    return named(button(action, icon(action), listener, "icon-button"), label);
}

/** Says what a sign means, to the eye and to assistive technology. */
function named(target: HTMLButtonElement, label: string): HTMLButtonElement {
    target.title = label;
    target.setAttribute("aria-label", label);
    return target;
}

export class Panel {
    /** What it is called, what is to be done, and how the end looks. */
    readonly title: HTMLElement;
    readonly side: HTMLElement;
    readonly footer: HTMLElement;
    /** Said to those who cannot see what happened. */
    private readonly live = element("p", { class: "live", role: "status" });
    private readonly line = element("p", { class: "line" });
    private readonly figure = element("span", { class: "figure" });
    private readonly text = element("span", { class: "text" });
    private readonly aside = element("span", { class: "aside" });
    /** Made for the first counted. */
    private chart: ChartView | undefined;
    private readonly chartPlace = element("div", { class: "chart-place", hidden: "" });
    private readonly buttons: Record<"undo" | "restart" | "play", HTMLButtonElement>;
    private readonly controls: HTMLElement;
    private readonly player: HTMLElement;
    private readonly slider: HTMLInputElement;
    private readonly stop: HTMLButtonElement;
    private readonly chartButton: HTMLButtonElement | undefined;
    private readonly link = element("a", { class: "open", target: "_blank", rel: "noopener" });

    /** `goal`: a picture of it, if there is one. */
    constructor(
        name: string,
        task: string,
        goal: Element | undefined,
        controls: readonly Control[],
        listener: Listener,
        goTo: (at: number) => void,
    ) {
        this.buttons = {
            undo: iconButton("undo", say("Undo"), listener),
            restart: iconButton("restart", say("Start again"), listener),
            play: iconButton("play", say("Play"), listener),
        };
        this.stop = button("stop", say("Stop"), listener);
        this.chartButton = controls.includes("chart") ? iconButton("chart", say("Chart"), listener) : undefined;
        this.controls = this.makeControls(controls, listener);
        this.slider = element("input", { type: "range", min: "0", "aria-label": say("Move of the solution") });
        this.slider.addEventListener("input", () => goTo(Number(this.slider.value)));
        this.player = this.makePlayer(listener);
        const texts = element("div", {}, [element("p", { class: "name" }, [name]), element("p", { class: "note" }, [task])]);
        this.title = element("div", { class: "title", part: "title" }, goal ? [goal, texts] : [texts]);
        this.line.append(element("span", { class: "answer" }, [this.figure, this.text]), this.aside);
        const parts = [this.line, this.chartPlace, this.controls, this.player, this.live];
        this.side = element("div", { class: "side", part: "side" }, parts);
        this.link.append(mark(), say("Open in Shunt"));
        this.footer = element("footer", { part: "footer" }, [this.link]);
    }

    show({ line, moved, solved, busy, player, chart, link }: PanelState): void {
        this.showLine(line);
        const { undo, restart, play } = this.buttons;
        this.enable(undo, moved);
        this.enable(restart, moved);
        restart.classList.toggle("primary", solved && moved && player === undefined);
        named(restart, solved ? say("Again") : say("Start again"));
        this.stop.hidden = !busy;
        this.controls.classList.toggle("busy", busy);
        this.controls.hidden = player !== undefined;
        this.player.hidden = player === undefined;
        if (player) this.showPlayer(player, play);
        this.chartPlace.hidden = chart === undefined;
        this.chartButton?.setAttribute("aria-pressed", String(chart !== undefined));
        if (chart) this.showChart(chart);
        this.link.hidden = link === "";
        this.link.href = link;
    }

    private showChart({ counted, marks }: NonNullable<PanelState["chart"]>): void {
        this.chart ??= new answering.ChartView();
        this.chartPlace.append(this.chart.root);
        this.chart.show(counted, marks);
    }

    /** Says something once, politely. */
    announce(text: string): void {
        this.live.textContent = text;
    }

    private makeControls(controls: readonly Control[], listener: Listener): HTMLElement {
        const hint = button("hint", say("Hint"), listener);
        const solve = button("solve", say("Solve"), listener, "text-button primary");
        const optional = { hint, solve, chart: this.chartButton };
        const asked = kControls.filter((control) => controls.includes(control)).flatMap((control) => optional[control] ?? []);
        const row = [this.buttons.undo, this.buttons.restart, ...asked, this.stop];
        return element("div", { class: "controls", role: "group", "aria-label": say("Controls") }, row);
    }

    private makePlayer(listener: Listener): HTMLElement {
        return element("div", { class: "controls player", role: "group", "aria-label": say("Solution"), hidden: "" }, [
            iconButton("first", say("To the start"), listener),
            this.buttons.play,
            iconButton("last", say("To the end"), listener),
            this.slider,
            iconButton("close", say("Back to your own play"), listener),
        ]);
    }

    private showLine({ figure = "", text, aside = "", more = "", tone }: Line): void {
        const numbered = figure !== "";
        this.line.className = `line ${numbered ? "numbered" : ""} ${tone ?? ""}`;
        this.figure.textContent = figure;
        this.text.textContent = numbered ? ` ${text}` : text;
        const extra = more === "" ? [] : [element("span", { class: "more" }, [` · ${more}`])];
        this.aside.replaceChildren(aside, ...extra);
    }

    private showPlayer({ at, length, playing }: NonNullable<PanelState["player"]>, play: HTMLButtonElement): void {
        this.slider.max = String(length);
        this.slider.value = String(at);
        this.slider.setAttribute("aria-valuetext", say("move {at} of {length}", { at, length }));
        const label = playing ? say("Pause") : say("Play");
        if (play.title === label) return;
        named(play, label).replaceChildren(icon(playing ? "pause" : "play"));
    }

    /** Disabled for the eye and for assistive technology, but not taken out of the way of the focus that is on it. */
    private enable(target: HTMLButtonElement, enabled: boolean): void {
        target.setAttribute("aria-disabled", String(!enabled));
    }
}
