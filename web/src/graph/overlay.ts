// What lies over a drawn graph: the names of start and goal, rings around the position that is looked at and its neighbours, and its
// board.

import { element } from "../dom/element";
import { say } from "../words/say";
import type { Point } from "./camera";
import type { GraphData } from "./graph_data";

/** So many neighbours are lit. */
const kMostLit = 24;

const inGroupWords = (count: number): string => say("{count, plural, one {# position} other {# positions}} in this group", { count });

export class Overlay {
    readonly elements: HTMLElement[];
    private readonly marks: [number, HTMLElement][] = [];
    private readonly ring = element("div", { class: "ring", hidden: "" });
    private readonly lit = Array.from({ length: kMostLit }, () => element("div", { class: "ring near", hidden: "" }));
    private readonly tip = element("div", { class: "tip", role: "status", hidden: "" });
    /** Its size, once it is known: what it says is measured once. */
    private tipSize: [number, number] | undefined;

    constructor(
        private readonly data: GraphData,
        private readonly options: { unit: string; picture(code: string): Element },
    ) {
        const way = data.solution();
        const goal = way[way.length - 1];
        if (data.start !== undefined) this.mark(data.start, say("start"));
        if (goal !== undefined && goal !== data.start)
            this.mark(goal, say("first goal, {length} {unit}", { length: data.solutionLength!, unit: options.unit }));
        this.elements = [...this.marks.map(([, mark]) => mark), ...this.lit, this.ring, this.tip];
    }

    private mark(node: number, label: string): void {
        this.marks.push([node, element("div", { class: "mark", "aria-hidden": "true" }, [element("span", {}, [label])])]);
    }

    /** Says which position is looked at. */
    tell(node: number | undefined): void {
        this.tip.hidden = this.ring.hidden = node === undefined;
        if (node === undefined) return this.lit.forEach((ring) => (ring.hidden = true));
        const toGoal = this.data.distanceToGoal(node);
        const count = this.data.around(node).length;
        const of = this.data.words;
        const inGroup = this.data.positions?.[node];
        const words = element("div", {}, [
            element("div", { class: "far" }, [of.fromStart(this.data.depths[node]!)]),
            ...(toGoal === undefined ? [] : [element("div", { class: "goal" }, [of.toGoal(toGoal)])]),
            ...(inGroup === undefined ? [] : [element("div", { class: "moves" }, [inGroupWords(inGroup)])]),
            element("div", { class: "moves" }, [of.around(count)]),
            ...(this.data.isDeadEnd(node) ? [element("div", { class: "moves" }, [say("a dead end")])] : []),
        ]);
        this.tipSize = undefined;
        this.tip.replaceChildren(this.options.picture(this.data.codeOf(node)), words);
    }

    /** Puts everything where it belongs. */
    place(pixelOf: (node: number) => Point, current: number | undefined, width: number, height: number): void {
        const put = (target: HTMLElement, { x, y }: Point): void => {
            target.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
            target.hidden = x < 0 || y < 0 || x > width || y > height;
        };
        for (const [node, mark] of this.marks) {
            put(mark, pixelOf(node));
            mark.classList.toggle("left", pixelOf(node).x > width - 140);
        }
        if (current === undefined) return;
        put(this.ring, pixelOf(current));
        const around = this.data.around(current);
        this.lit.forEach((ring, i) => (i < around.length ? put(ring, pixelOf(around[i]!)) : (ring.hidden = true)));
        const { x, y } = pixelOf(current);
        const [wide, high] = (this.tipSize ??= [this.tip.offsetWidth, this.tip.offsetHeight]);
        const beside = x + 20 + wide > width ? x - 20 - wide : x + 20;
        const at = { x: Math.max(4, Math.min(width - wide - 4, beside)), y: Math.max(4, Math.min(height - high - 4, y - high / 2)) };
        this.tip.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    }
}
