// graph.js: the drawing of a puzzle's positions, as a script that the page loads when it is wanted.

import { startWorker } from "../jobs/start_worker";
import { elementOf } from "../picture/node";
import { boardSvg, drawingOf } from "../picture/board_svg";
import { paletteOf } from "../picture/palette";
import { parsePuzzle } from "../puzzle/parse";
import { parsePosition, positionCode } from "../puzzle/position_text";
import { TextFault } from "../puzzle/text_rows";
import { valueOfBytes } from "../wasm/value_bytes";
import { element } from "../dom/element";
import { say } from "../words/say";
import { GraphData, type ToldGraph } from "./graph_data";
import { mountStyled } from "./graph_style";
import { GraphView } from "./graph_view";
import { groupCodeOf } from "./groups";
import { Painter } from "./painter";
import { piecesToColourBy, placesOf } from "./places";
import { twinOf } from "./twin";

export { kBuild as build } from "../words/build";
export { speakLike } from "../words/say";

export interface GraphWanted {
    /** The answer to the question "graph", as bytes. */
    report: Uint8Array;
    /** The page's folder. */
    base: string;
    /** The puzzle file. */
    text: string;
    /** What 1 is in the metric: "moves". */
    unit: string;
    dark: boolean;
    reducedMotion: boolean;
    /** Takes a node: its distance from the start, of a group ":" and how many positions it has, a blank and the code of its position. */
    choose(node: string): void;
}

/** A graph that is shown. */
export interface ShownGraph {
    look(dark: boolean): void;
    end(): void;
}

/** What this script offers the page. */
export interface GraphPart {
    showGraph(host: HTMLElement, wanted: GraphWanted): ShownGraph;
}

/** What is left where nothing can be drawn: the table, and why. */
function tableAlone(host: HTMLElement, data: GraphData): ShownGraph {
    const lack = say("This browser has no WebGL 2, which the graph is drawn with.");
    mountStyled(host, [element("p", { class: "bar" }, [lack]), twinOf(data)]);
    return { look: () => undefined, end: () => host.shadowRoot!.replaceChildren() };
}

/** A fault of a text, with the place that it is about. */
function placed(fault: unknown): Error {
    if (!(fault instanceof TextFault) || fault.line === 0) return fault as Error;
    const { line, column, message: why } = fault;
    return new Error(say("row {line}, column {column}: {why}", { line, column, why }));
}

/** Shows a graph in an element, until its end(). */
export function showGraph(host: HTMLElement, { report, base, text, dark, choose, ...others }: GraphWanted): ShownGraph {
    const data = new GraphData(valueOfBytes(report) as ToldGraph);
    const worker = startWorker(base, "graph_worker.js", "graph"); // first of all: where it may not be, there is nothing to give back
    const canvas = element("canvas", {});
    const context = Painter.contextOf(canvas);
    if (!context) {
        worker.terminate();
        return tableAlone(host, data);
    }
    const puzzle = parsePuzzle(text);
    const drawing = drawingOf(puzzle);
    const groupCode = data.positions ? groupCodeOf(puzzle, data.small) : undefined;
    const cell = Math.max(6, Math.min(18, Math.floor(96 / Math.max(puzzle.board.rows, puzzle.board.columns))));
    return new GraphView(host, canvas, context, data, {
        ...others,
        dark,
        worker,
        pieces: piecesToColourBy(puzzle).filter((name) => !data.small.has(name)),
        board: puzzle.board,
        placesOf: (piece) => placesOf(puzzle, data, piece),
        nodeOf(text) {
            try {
                return data.nodeOf(positionCode(puzzle, parsePosition(puzzle, text.replace(/\//g, "\n"))), groupCode);
            } catch (fault) {
                throw placed(fault);
            }
        },
        picture(code, dark) {
            const position = parsePosition(puzzle, code.replace(/\//g, "\n"));
            return elementOf(boardSvg(drawing, position, paletteOf(dark ? "dark" : "light", cell), cell));
        },
        choose(node) {
            const positions = data.positions ? `:${data.positions[node]}` : "";
            choose(`${data.depths[node]}${positions} ${data.codeOf(node)}`);
        },
    });
}
