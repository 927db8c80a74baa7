// A board as SVG, with the same text as core/picture/svg.cpp writes (tested), in parts: what stands still, and pieces that move.

import tokens from "look/tokens.json";
import type { Coordinate } from "../puzzle/board";
import type { Position, Puzzle } from "../puzzle/puzzle";
import { figureOf, type Figure } from "./figure";
import { node, type SvgNode } from "./node";
import { joinNumbers, numberText } from "./numbers";
import { outlinePaths, type Vec } from "./outline";
import type { Palette } from "./palette";
import { pieceColours } from "./piece_colours";
import { say } from "../words/say";

export const kUnit = 100; // side of a cell in the text
const kMargin = 12; // around the frame, for its shadow
const kRim = 1.2; // of light, around a piece
const look = tokens.board;
const kEdge = look.frame + look.floor;

/** The two paths of a figure: its border, and what lies within the rim. */
interface Form {
    readonly outer: string;
    readonly inner: string;
}

/** A puzzle as its pictures need it; worked out once. */
export interface Drawing {
    readonly puzzle: Puzzle;
    /** By kind, like the next two. */
    readonly figures: readonly Figure[];
    readonly forms: readonly Form[];
    readonly colours: readonly number[];
    /** Whether the goal is too much to be outlined on the board. */
    readonly goalIsPicture: boolean;
}

export function drawingOf(puzzle: Puzzle): Drawing {
    const figures = puzzle.kinds.map(({ offsets }) => figureOf(offsets));
    return {
        puzzle,
        figures,
        forms: figures.map(formOf),
        colours: pieceColours(puzzle),
        goalIsPicture: (puzzle.goals[0]?.placements.length ?? 0) > 3,
    };
}

/** Where an anchor is, in cells. */
export function cornerOf({ board }: Puzzle, anchor: number): Vec {
    const { row, column } = board.coordinates[anchor]!;
    return { x: column, y: row };
}

/** The drawn size in units with the frame and a margin around it, and where it begins. */
export function viewOf({ board }: Puzzle, margin: number): { from: number; width: number; height: number } {
    const around = 2 * (kEdge * kUnit + margin);
    return { from: -around / 2, width: board.columns * kUnit + around, height: board.rows * kUnit + around };
}

/** All loops around the cells as one path; lengths in cells. */
function pathAround(cells: readonly Coordinate[], inset: number, convex: number, concave: number): string {
    const style = { cell: kUnit, inset: inset * kUnit, convex: convex * kUnit, concave: concave * kUnit };
    return outlinePaths(cells, style)
        .map(({ data }) => data)
        .join("");
}

/** "shunt-XX-.X": an id that is the same wherever the form is the same. */
function idOf({ cells }: Figure): string {
    const rows = Math.max(...cells.map(({ row }) => row));
    const left = Math.min(...cells.map(({ column }) => column));
    const right = Math.max(...cells.map(({ column }) => column));
    const filled = new Set(cells.map(({ row, column }) => `${row},${column}`));
    let id = "shunt";
    for (let row = 0; row <= rows; ++row) {
        id += "-";
        for (let column = left; column <= right; ++column) id += filled.has(`${row},${column}`) ? "X" : ".";
    }
    return left === 0 ? id : id + String(-left); // where the anchor stands in the first row
}

function use(id: string, at: Vec, attributes: Record<string, string | undefined> = {}): SvgNode {
    const place = (length: number): string | undefined => (length === 0 ? undefined : numberText(length * kUnit));
    return node("use", { href: `#${id}`, x: place(at.x), y: place(at.y), ...attributes });
}

const kHere: Vec = { x: 0, y: 0 };

function formOf({ cells }: Figure): Form {
    const rim = kRim / kUnit;
    return {
        outer: pathAround(cells, look.gap, look.convex, look.concave),
        inner: pathAround(cells, look.gap + rim, look.convex - rim, look.concave),
    };
}

const kDown = `translate(0 ${numberText(kRim * 0.8)})`;

/** A form with the light on it; its colour is that of whoever uses it. */
function figureDefinition(figure: Figure, { outer, inner }: Form): SvgNode[] {
    const id = idOf(figure);
    return [
        node("path", { id, d: outer }),
        node("g", { id: `${id}-lit` }, [
            use(id, kHere),
            use(id, kHere, { fill: "url(#shunt-rim)" }),
            node("path", { id: `${id}-top`, d: inner, transform: kDown }),
            use(`${id}-top`, kHere, { fill: "url(#shunt-light)" }),
        ]),
    ];
}

/** From light to shade, from top to bottom of what is filled with it; by white and black. */
function gradient(id: string, light: string, shade: string): SvgNode {
    const stop = (offset: string | undefined, channel: string, opacity: string): SvgNode =>
        node("stop", { offset, "stop-color": `#${channel.repeat(6)}`, "stop-opacity": opacity });
    const stops = [stop(undefined, "f", light), stop(".5", "f", "0"), stop(".5", "0", "0"), stop("1", "0", shade)];
    return node("linearGradient", { id, x2: "0", y2: "1" }, stops);
}

function blur(id: string, deviation: number): SvgNode {
    return node("filter", { id }, [node("feGaussianBlur", { stdDeviation: numberText(deviation) })]);
}

/** What all boards need: light, wood, soft shadows. */
export function sharedDefinitions(): SvgNode[] {
    return [
        gradient("shunt-rim", ".34", ".07"),
        gradient("shunt-light", ".07", ".07"),
        gradient("shunt-wood", ".04", ".03"),
        blur("shunt-soft", 2.4),
        blur("shunt-softer", 5),
    ];
}

function definitions({ puzzle, figures, forms }: Drawing): SvgNode {
    const used = new Map(puzzle.pieces.map(({ kind }) => [idOf(figures[kind]!), kind])); // kinds may share a form
    const ofFigures = [...used.values()].flatMap((kind) => figureDefinition(figures[kind]!, forms[kind]!));
    return node("defs", {}, [...sharedDefinitions(), ...ofFigures]);
}

/** Rounded squares in one path: small squares with a thick line around them, whose joins are round. */
function cellsPath(live: readonly Coordinate[], colour: string): SvgNode {
    const from = (look.gap + 0.02 + look.concave) * kUnit;
    const side = numberText(kUnit - 2 * from);
    const square = ({ row, column }: Coordinate): string =>
        `M${joinNumbers(column * kUnit + from, row * kUnit + from)}h${side}v${side}h-${side}z`;
    const width = numberText(2 * look.concave * kUnit);
    const line = { stroke: colour, "stroke-width": width, "stroke-linejoin": "round" };
    return node("path", { fill: colour, ...line, d: live.map(square).join("") });
}

/** A gate is a threshold: three bars across the cell. */
function gatesPath(gates: readonly Coordinate[], colour: string): SvgNode[] {
    const bars = gates.flatMap(({ row, column }) =>
        [0.28, 0.5, 0.72].map((part) => `M${joinNumbers((column + 0.22) * kUnit, (row + part) * kUnit)}h56`),
    );
    if (bars.length === 0) return [];
    return [node("path", { stroke: colour, "stroke-width": "7", "stroke-linecap": "round", d: bars.join("") })];
}

/** Frame, floor and cells. */
export function groundNodes({ puzzle: { board } }: Drawing, palette: Palette): SvgNode[] {
    const all = Array.from({ length: board.rows * board.columns }, (_cell, index) => {
        const [row, column] = [Math.floor(index / board.columns), index % board.columns];
        return { row, column, ground: board.ground(row, column) };
    });
    const inside = all.filter(({ ground }) => ground !== "outside");
    const live = inside.filter(({ ground }) => ground !== "wall");
    const wood = pathAround(inside, -kEdge, 0.2, 0.06);
    const shadow = { opacity: ".14", filter: "url(#shunt-softer)", transform: "translate(0 3)" };
    return [
        node("path", { fill: palette.shadow, ...shadow, d: wood }),
        node("path", { fill: palette.frame, d: wood }),
        node("path", { fill: "url(#shunt-wood)", d: wood }),
        node("path", { fill: palette.floor, d: pathAround(live, -look.floor, 0.12, 0.03) }),
        cellsPath(live, palette.cell),
        ...gatesPath(
            live.filter(({ ground }) => ground === "gate"),
            palette.gate,
        ),
    ];
}

/** A line of dashes that begins and ends alike, whatever the way around is. */
export function dashed(figure: Figure, at: Vec, stroke: string): SvgNode[] {
    const [dash, full, inset] = [14, 22.5, 0.045];
    const style = { cell: kUnit, inset: (look.gap + inset) * kUnit, convex: (look.convex - inset) * kUnit, concave: look.concave * kUnit };
    return outlinePaths(figure.cells, style).map(({ data, length }) => {
        const period = length / Math.max(1, Math.round(length / full));
        const on = (period * dash) / full;
        const transform = `translate(${joinNumbers(at.x * kUnit, at.y * kUnit)})`;
        return node("path", { stroke, "stroke-opacity": "1", "stroke-dasharray": joinNumbers(on, period - on), transform, d: data });
    });
}

/** Around cells that must be empty. */
function voidRings(cells: readonly number[], puzzle: Puzzle, palette: Palette): SvgNode[] {
    return cells.map((cell) => {
        const { x, y } = cornerOf(puzzle, cell);
        const place = { cx: numberText((x + 0.5) * kUnit), cy: numberText((y + 0.5) * kUnit) };
        return node("circle", { r: "12", "stroke-width": "2", stroke: palette.quiet, "stroke-opacity": "1", ...place });
    });
}

/** The goals as outlines; nothing where a picture of its own shows them better. */
export function goalNodes({ puzzle, figures, colours, goalIsPicture }: Drawing, palette: Palette): SvgNode[] {
    if (goalIsPicture) return [];
    const placements = puzzle.goals.flatMap(({ placements }) => placements);
    const once = new Map(placements.map((placement) => [`${placement.kind} ${placement.anchor}`, placement]));
    const outlines = [...once.values()].flatMap(({ kind, anchor }) =>
        dashed(figures[kind]!, cornerOf(puzzle, anchor), palette.pieces[colours[kind]!]!),
    );
    const rings = voidRings(
        puzzle.goals.flatMap(({ voids }) => voids),
        puzzle,
        palette,
    );
    if (outlines.length + rings.length === 0) return [];
    return [node("g", { fill: "none", "stroke-width": "3.4" }, [...outlines, ...rings])];
}

/** The first goal as it looks on the board, for a picture of a few cells: plain forms with their names. */
export function goalPictureNodes(drawing: Drawing, palette: Palette): SvgNode[] {
    const { puzzle, forms, colours } = drawing;
    const goal = puzzle.goals[0];
    if (goal === undefined) return [];
    const wanted = goal.placements.flatMap(({ kind, anchor }) => {
        const at = cornerOf(puzzle, anchor);
        const place = `translate(${joinNumbers(at.x * kUnit, at.y * kUnit)})`;
        const fill = palette.pieces[colours[kind]!]!;
        const names = nameNodes(drawing, puzzle.kinds[kind]!.pieces[0]!, kHere, palette);
        return node("g", { transform: place }, [node("path", { d: forms[kind]!.outer, fill }), ...names]);
    });
    const text = { ...kNameFont, "text-anchor": "middle", fill: palette.lightLabel };
    return [node("g", {}, groundNodes(drawing, palette).slice(1)), node("g", text, wanted), ...voidRings(goal.voids, puzzle, palette)];
}

/** The name of a piece, in every part of it. */
function nameNodes({ puzzle, figures, colours }: Drawing, piece: number, at: Vec, palette: Palette): SvgNode[] {
    const { name, kind } = puzzle.pieces[piece]!;
    const size = Math.min(kNameSize, 76 / (0.62 * [...name].length)); // no font is wider that this picture asks for
    const label = palette.labelOn(colours[kind]!, size);
    return figures[kind]!.labelPlaces.map((place) => {
        const [x, y] = [(at.x + place.x) * kUnit, (at.y + place.y) * kUnit + size * 0.36]; // half the height of a capital letter
        const smaller = size === kNameSize ? undefined : numberText(size);
        const colour = label === palette.lightLabel ? undefined : label;
        return node("text", { x: numberText(x), y: numberText(y), "font-size": smaller, fill: colour }, [name]);
    });
}

/**
 * A piece that can be moved: its shadow, and its body with its name, both with the anchor's cell at the origin. It looks like those of
 * boardSvg(), which share their forms; that makes small files, but every use of a form costs a page several elements.
 */
export function movablePiece(drawing: Drawing, piece: number, palette: Palette): { shadow: SvgNode; body: SvgNode[] } {
    const { puzzle, forms, colours } = drawing;
    const { kind } = puzzle.pieces[piece]!;
    const { outer, inner } = forms[kind]!;
    const fill = palette.pieces[colours[kind]!]!;
    const body = [
        node("path", { class: "ring", d: outer, fill }),
        node("path", { d: outer, fill: "url(#shunt-rim)" }),
        node("path", { d: inner, transform: kDown, fill }),
        node("path", { d: inner, transform: kDown, fill: "url(#shunt-light)" }),
        ...nameNodes(drawing, piece, kHere, palette),
    ];
    return { shadow: node("path", { d: outer }), body };
}

const kNameSize = 32;

/** Of the names. */
export const kNameFont = { "font-family": "Inter,system-ui,sans-serif", "font-weight": "600", "font-size": String(kNameSize) };

/** The group that holds the shadows of all pieces. */
export function shadowGroup(shadows: readonly SvgNode[], palette: Palette): SvgNode {
    const style = { opacity: ".34", filter: "url(#shunt-soft)", transform: "translate(0 2.2)" };
    return node("g", { fill: palette.shadow, ...style }, shadows);
}

/** What the picture shows in words: size, then every piece with the cell of its anchor, row by row. */
export function describe({ board, pieces }: Puzzle, position: Position): string {
    const named = pieces.map(({ name }, piece) => ({ name, anchor: position[piece]! })).sort((a, b) => a.anchor - b.anchor);
    const places = named.map(({ name, anchor }) => {
        const { row, column } = board.coordinates[anchor]!;
        return say("; {piece} at row {row}, column {column}", { piece: name, row: row + 1, column: column + 1 });
    });
    return say("A board of {rows} by {columns} cells{places}.", { rows: board.rows, columns: board.columns, places: places.join("") });
}

/** The whole board as a picture for files, cells of `cell` CSS pixels. */
export function boardSvg(drawing: Drawing, position: Position, palette: Palette, cell: number): SvgNode {
    const { puzzle, figures, colours } = drawing;
    const { from, width, height } = viewOf(puzzle, kMargin);
    const places = position.map((anchor) => cornerOf(puzzle, anchor));
    const used = puzzle.pieces.map(({ kind }, piece) => {
        return { id: idOf(figures[kind]!), at: places[piece]!, fill: palette.pieces[colours[kind]!] };
    });
    const names = places.flatMap((at, piece) => nameNodes(drawing, piece, at, palette));
    const size = (length: number): string => numberText((length * cell) / kUnit);
    const frame = { width: size(width), height: size(height), viewBox: joinNumbers(from, from, width, height) };
    return node("svg", { xmlns: "http://www.w3.org/2000/svg", role: "img", ...frame }, [
        node("title", {}, [puzzle.name || say("Sliding block puzzle")]),
        node("desc", {}, [describe(puzzle, position)]),
        definitions(drawing),
        ...groundNodes(drawing, palette),
        ...goalNodes(drawing, palette),
        shadowGroup(
            used.map(({ id, at }) => use(id, at)),
            palette,
        ),
        ...used.map(({ id, at, fill }) => use(`${id}-lit`, at, { fill })),
        node("g", { ...kNameFont, "text-anchor": "middle", fill: palette.lightLabel }, names),
    ]);
}
