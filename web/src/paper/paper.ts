// The puzzle as a page of print: its picture, what is asked, the solution and the reader's own moves, the chart. Made of HTML and SVG when
// the page is about to be printed, since a canvas is printed as a picture of buttons.
//
// A script of its own, paper.js, which defines `shuntPaper`.

export { kBuild as build } from "../words/build";
export { speakLike } from "../words/say";
import { element } from "../dom/element";
import { boardSvg, drawingOf, goalPictureNodes, kUnit, sharedDefinitions, viewOf, type Drawing } from "../picture/board_svg";
import { elementOf, node, type SvgNode } from "../picture/node";
import { joinNumbers } from "../picture/numbers";
import { paletteOf } from "../picture/palette";
import { parsePuzzle } from "../puzzle/parse";
import { parsePosition } from "../puzzle/position_text";
import { say } from "../words/say";
import { chartSvg, type PaperChart } from "./chart";

export interface PaperLine {
    title: string;
    /** Rows of where it begins. */
    from: string;
    moves: string[];
    /** Moves that are left out. */
    more: number;
}

/** What ui_paper() tells (ui/app/bridge.hpp), or as much of it as is known. */
export interface Paper {
    title: string;
    subtitle?: string;
    task?: string;
    /** A puzzle file. */
    text: string;
    source?: string;
    start?: string;
    position?: string;
    lines?: PaperLine[];
    chart?: PaperChart | null;
}

const kBoard = 240; // CSS pixels that a picture is wide or high at most
const kCell = 48;

function captioned(picture: SvgNode, caption: string): HTMLElement {
    return element("figure", {}, [elementOf(picture), element("figcaption", {}, [caption])]);
}

/** Of a goal that is too much to be outlined on the board. */
function goalPicture(drawing: Drawing, cell: number): SvgNode {
    const { from, width, height } = viewOf(drawing.puzzle, 0);
    const size = (length: number): string => String(Math.round((length * cell) / kUnit));
    const frame = { width: size(width), height: size(height), viewBox: joinNumbers(from, from, width, height), role: "img" };
    return node("svg", frame, [
        node("title", {}, [say("The goal")]),
        node("defs", {}, sharedDefinitions()),
        ...goalPictureNodes(drawing, paletteOf("light", cell)),
    ]);
}

/** The start, where the board is, and the goal. */
function picturesOf({ text, start = "", position = start }: Paper): HTMLElement[] {
    const drawing = drawingOf(parsePuzzle(text));
    const { puzzle } = drawing;
    const cell = Math.min(kCell, kBoard / Math.max(puzzle.board.rows, puzzle.board.columns));
    const board = (rows: string): SvgNode =>
        boardSvg(drawing, rows === "" ? puzzle.start : parsePosition(puzzle, rows), paletteOf("light", cell), cell);
    const figures = [captioned(board(start), say("Start"))];
    if (position !== start) figures.push(captioned(board(position), say("Here")));
    if (drawing.goalIsPicture) figures.push(captioned(goalPicture(drawing, cell), say("Goal")));
    return figures;
}

/** Its text, where no picture can be drawn of it. */
function pictures(paper: Paper): HTMLElement {
    try {
        return element("div", { class: "paper-pictures" }, picturesOf(paper));
    } catch {
        return element("pre", {}, [paper.text]);
    }
}

function listOf({ title, from, moves, more }: PaperLine, start: string): HTMLElement {
    const parts: HTMLElement[] = [element("h2", {}, [title])];
    if (from !== start && from !== "") parts.push(element("p", {}, [say("From this position:")]), element("pre", {}, [from]));
    parts.push(
        element(
            "ol",
            { class: "paper-moves" },
            moves.map((move) => element("li", {}, [move])),
        ),
    );
    if (more > 0) parts.push(element("p", {}, [say("{more} further moves are not printed.", { more })]));
    return element("section", {}, parts);
}

/** Everything for the sheet; `address` leads back to the puzzle. */
export function makePaper(paper: Paper, address: string): HTMLElement[] {
    const { title, subtitle = "", task = "", source = "", start = "", lines = [], chart } = paper;
    const said = (text: string, name: string): HTMLElement[] => (text === "" ? [] : [element("p", { class: name }, [text])]);
    return [
        element("h1", {}, [title]),
        ...said(subtitle, "paper-quiet"),
        ...said(task, "paper-task"),
        pictures(paper),
        ...lines.map((line) => listOf(line, start)),
        ...(lines.length > 0 ? said(say("A letter is a cell: up, down, left, right are U, D, L, R."), "paper-quiet") : []),
        ...(chart ? [element("section", { class: "paper-depths" }, [element("p", {}, [chart.sentence]), elementOf(chartSvg(chart))])] : []),
        ...said(source, "paper-quiet"),
        ...said(address, "paper-address"),
    ];
}
