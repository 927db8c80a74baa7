// The chart: how many positions lie how far from the start, and where the player is.

import { elementOf, node } from "../picture/node";
import { element } from "../dom/element";
import { say } from "../words/say";
import type { Census } from "./guide";
import { lengthText } from "./metric_words";

const kHeight = 100;

/** What the chart marks besides the counts. */
export interface ChartMarks {
    /** How far the position on the board is from the start. */
    readonly here: number | undefined;
    /** How far the nearest goal is from the start. */
    readonly goal: number | undefined;
}

/** More bars than this cannot be told apart: then each stands for several depths, as high as the fullest of them. */
const kMostBars = 1000;

/** Of the width of the narrowest widget, 240 px, what a digit of the axis takes. */
const kDigit = 0.04;

/** Of some depths, from one up to another: the greatest of their counts; 0 where there are none. */
function fullest(depths: readonly number[], from = 0, to = depths.length): number {
    let most = 0;
    for (let depth = from; depth < Math.min(to, depths.length); ++depth) most = Math.max(most, depths[depth]!);
    return most;
}

function bar(from: number, span: number, share: number, className: string): SVGElement {
    const height = Math.max(0.6, share * kHeight);
    const place = { x: String(from + span * 0.1), width: String(span * 0.8) };
    return elementOf(node("rect", { class: className, ...place, y: String(kHeight - height), height: String(height) }));
}

/** One for each depth, or of very many depths one for some at a time; its foot stands for the goal positions among them. */
function barsOf({ depths, goals }: Census, most: number): SVGElement[] {
    const span = Math.max(1, Math.ceil(depths.length / kMostBars));
    const bars: SVGElement[] = [];
    for (let from = 0; from < depths.length; from += span) {
        bars.push(bar(from, span, fullest(depths, from, from + span) / most, "bar"));
        const foot = fullest(goals, from, from + span);
        if (foot > 0) bars.push(bar(from, span, foot / most, "bar goal"));
    }
    return bars;
}

/** The first and the last depth, and the one of the nearest goal where its number has room between them. */
function ticksOf(count: number, goal: number | undefined): HTMLElement[] {
    const last = count - 1;
    const room = kDigit * (String(last).length + 1) * last;
    const marked = [0, last];
    if (goal !== undefined && goal > room && goal < last - room) marked.push(goal);
    return [...new Set(marked)].map((depth) => {
        const is = [depth === 0 && "first", depth === last && depth > 0 && "last", depth === goal && "goal"];
        const tick = element("span", { class: is.filter(Boolean).join(" ") }, [String(depth)]);
        tick.style.insetInlineStart = `${((100 * (depth + 0.5)) / count).toFixed(2)}%`;
        return tick;
    });
}

export class ChartView {
    readonly root = element("div", { class: "chart", role: "img" });
    private counted: Census | undefined;
    /** The greatest count of its depths. */
    private most = 0;
    private readonly bars = elementOf(node("svg", { preserveAspectRatio: "none", "aria-hidden": "true" }));
    private readonly here = element("span", { class: "here" });
    private readonly axis = element("span", { class: "axis" });
    private readonly caption = element("p", { class: "caption" });

    constructor() {
        this.root.append(element("div", { class: "bars" }, [this.here]), this.axis, this.caption);
        this.root.firstElementChild!.prepend(this.bars);
    }

    show(counted: Census, marks: ChartMarks): void {
        if (counted !== this.counted) this.draw(counted, marks.goal);
        this.counted = counted;
        const { here } = marks;
        const span = counted.depths.length;
        this.here.hidden = here === undefined || here >= span;
        const text = here === undefined ? "" : say("you, depth {depth}", { depth: here });
        this.here.textContent = text;
        this.here.classList.toggle("left", here !== undefined && here > span / 2);
        this.here.style.insetInlineStart = `${((100 * ((here ?? 0) + 0.5)) / span).toFixed(2)}%`;
        this.root.setAttribute("aria-label", this.description(counted, marks, text));
    }

    private draw(counted: Census, goal: number | undefined): void {
        const { depths, reachable, complete } = counted;
        this.most = fullest(depths);
        this.bars.setAttribute("viewBox", `0 0 ${depths.length} ${kHeight}`);
        this.bars.replaceChildren(...barsOf(counted, this.most));
        this.axis.replaceChildren(...ticksOf(depths.length, goal));
        const count = reachable;
        this.caption.textContent = complete
            ? say("{count, plural, one {# position} other {# positions}} by distance from the start", { count })
            : say("at least {count, plural, one {# position} other {# positions}}, by distance from the start", { count });
    }

    private description({ depths, eccentricity, metric }: Census, { goal }: ChartMarks, here: string): string {
        const { most } = this;
        const parts = [
            this.caption.textContent!,
            say("most of them at {length}", { length: lengthText(metric, depths.indexOf(most)) }),
            say("the farthest at {length}", { length: lengthText(metric, eccentricity) }),
            goal === undefined ? "" : say("the nearest goal at {length}", { length: lengthText(metric, goal) }),
            here,
        ];
        return parts.filter((part) => part !== "").join("; ");
    }
}
