// The signs on buttons, as lines in a box of 24.

import { elementOf, node } from "../picture/node";

const kPaths = {
    undo: "M9 6 5 10l4 4M5 10h9a5 5 0 0 1 0 10h-3",
    restart: "M5 5v5h5M5.6 10A7.5 7.5 0 1 1 5 14",
    chart: "M5 19v-7M10 19v-4M14 19V5M19 19v-9",
    first: "M7 6v12M18 6l-8 6 8 6z",
    play: "M8 5.5v13l10-6.5z",
    pause: "M9 6v12M15 6v12",
    last: "M17 6v12M6 6l8 6-8 6z",
    close: "m6 6 12 12M18 6 6 18",
} as const;
export type IconName = keyof typeof kPaths;

export function icon(name: IconName): SVGElement {
    const line = { fill: "none", stroke: "currentColor", "stroke-width": "1.8", "stroke-linecap": "round", "stroke-linejoin": "round" };
    const path = node("path", { ...line, d: kPaths[name] });
    return elementOf(node("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "icon" }, [path]));
}

/** The mark of Shunt: four pieces. */
export function mark(): SVGElement {
    const block = (x: string, y: string, width: string, height: string, colour: number): ReturnType<typeof node> =>
        node("rect", { x, y, width, height, rx: "1.6", fill: `var(--piece-${colour})` });
    const blocks = [block("1", "1", "12", "12", 0), block("15", "1", "6", "12", 1), block("1", "15", "12", "6", 2)];
    return elementOf(node("svg", { viewBox: "0 0 22 22", "aria-hidden": "true", class: "mark" }, blocks));
}
