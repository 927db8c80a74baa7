// What the colours of a drawn graph mean.

import { element } from "../dom/element";
import { css, shadeAt, type Shades } from "./shades";
import type { PiecePlaces } from "./places";

/** What belongs together, on one line. */
function entry(...parts: (HTMLElement | string)[]): HTMLElement {
    return element("span", { class: "entry" }, parts);
}

/** A dot of a colour, and what it stands for. */
export function dotWords(colour: Shades["goal"], words: string): HTMLElement {
    const dot = element("span", { class: "dot" });
    dot.style.background = css(colour);
    return entry(dot, words);
}

/** From nothing to a greatest distance. */
export function rampWords(shades: Shades, farthest: string): HTMLElement {
    const ramp = element("span", { class: "ramp" });
    ramp.style.background = `linear-gradient(to right, ${shades.ramp.map(css).join(", ")})`;
    return entry("0", ramp, farthest);
}

/** A small board, on it the places of the first cell of a piece, each in its colour. */
export function placesWords(shades: Shades, { places }: PiecePlaces, rows: number, columns: number, words: string): HTMLElement {
    const board = element("span", { class: "places", "aria-hidden": "true" });
    board.style.gridTemplate = `repeat(${rows}, 1fr) / repeat(${columns}, 1fr)`;
    board.style.aspectRatio = `${columns} / ${rows}`;
    for (const { row, column, shade } of places) {
        const cell = element("span", {});
        cell.style.gridArea = `${row + 1} / ${column + 1}`;
        cell.style.background = css(shadeAt(shades, shade));
        board.append(cell);
    }
    return entry(board, words);
}
