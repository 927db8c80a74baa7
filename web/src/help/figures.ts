// The pictures of the help: boards drawn from the puzzle texts that stand in it, so that they look as everywhere else and are checked
// with the texts.
//
//     <figure data-puzzle="board:..." data-path="A RRD,B L">     path: which pieces are shown going which way, in cells

import { element } from "../dom/element";
import { boardSvg, cornerOf, drawingOf, kUnit, type Drawing } from "../picture/board_svg";
import { elementOf, node, type SvgNode } from "../picture/node";
import { joinNumbers } from "../picture/numbers";
import type { Vec } from "../picture/outline";
import { paletteOf, type Palette, type Theme } from "../picture/palette";
import { kOffsets, type Direction } from "../puzzle/board";
import { parsePuzzle } from "../puzzle/parse";

const kCell = 44; // CSS pixels
const kArrowHead = 26; // units of a cell
const kArrowWidth = 9;
const kBesideName = 0.3; // where an arrow begins, in cells from the middle of its first one, where the name stands

/** The middles of the cells that the first cell of a piece comes to. */
function placesOn({ puzzle }: Drawing, piece: number, way: string): Vec[] {
    let { x, y } = cornerOf(puzzle, puzzle.start[piece]!);
    const places = [{ x: x + 0.5, y: y + 0.5 }];
    for (const letter of way) {
        const { row, column } = kOffsets[letter as Direction];
        x += column;
        y += row;
        places.push({ x: x + 0.5, y: y + 0.5 });
    }
    return places;
}

function arrow(places: readonly Vec[], palette: Palette): SvgNode {
    const [first, second] = places as [Vec, Vec];
    const begin = { x: first.x + (second.x - first.x) * kBesideName, y: first.y + (second.y - first.y) * kBesideName };
    const points = [begin, ...places.slice(1)].map(({ x, y }) => ({ x: x * kUnit, y: y * kUnit }));
    const [before, tip] = points.slice(-2) as [Vec, Vec];
    const length = Math.hypot(tip.x - before.x, tip.y - before.y);
    const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
    const wing = (side: number): string =>
        joinNumbers(tip.x - (along.x + side * along.y) * kArrowHead, tip.y - (along.y - side * along.x) * kArrowHead);
    const line = points.map(({ x, y }, index) => (index === 0 ? "M" : "L") + joinNumbers(x, y)).join("");
    const head = `M${wing(1)}L${joinNumbers(tip.x, tip.y)}L${wing(-1)}`;
    const stroke = { stroke: palette.ink, "stroke-width": String(kArrowWidth), "stroke-linecap": "round", "stroke-linejoin": "round" };
    return node("path", { d: line + head, fill: "none", ...stroke });
}

/** The arrows of a path: "A RRD,B L". */
function arrows(drawing: Drawing, path: string, palette: Palette): SvgNode[] {
    return path.split(",").map((part) => {
        const [name, way] = part.split(" ") as [string, string];
        const piece = drawing.puzzle.pieces.findIndex((candidate) => candidate.name === name);
        return arrow(placesOn(drawing, piece, way), palette);
    });
}

/** Draws one picture; with its text beside it where that is what it is about. */
function draw(figure: HTMLElement, theme: Theme): void {
    const { puzzle: text = "", path } = figure.dataset;
    const drawing = drawingOf(parsePuzzle(text));
    const palette = paletteOf(theme, kCell);
    const picture = boardSvg(drawing, drawing.puzzle.start, palette, kCell);
    const over = path === undefined ? [] : arrows(drawing, path, palette);
    const svg = elementOf({ ...picture, children: [...picture.children, ...over] });
    figure.querySelectorAll("svg, pre").forEach((old) => old.remove());
    figure.prepend(svg);
    if (figure.closest("#text")) figure.prepend(element("pre", {}, [text]));
}

/** Draws all pictures of the help, also when it has been done before. */
export function drawFigures(help: HTMLElement, theme: Theme): void {
    for (const figure of help.querySelectorAll<HTMLElement>("figure[data-puzzle]")) draw(figure, theme);
}
