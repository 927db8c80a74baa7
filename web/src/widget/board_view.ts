// The board as elements: ground and goals stand still, pieces are groups that are moved. Every piece is a button with a name that says
// where it is and where it can go; places that a chosen piece can go to are buttons too.

import { cornerOf, dashed, drawingOf, goalNodes, goalPictureNodes, groundNodes, kNameFont, kUnit } from "../picture/board_svg";
import { movablePiece, shadowGroup, sharedDefinitions, viewOf, type Drawing } from "../picture/board_svg";
import type { Palette } from "../picture/palette";
import { elementOf, node, type SvgNode } from "../picture/node";
import { joinNumbers } from "../picture/numbers";
import type { Vec } from "../picture/outline";
import { waysOf, type Move, type Reach } from "../puzzle/moves";
import { kOffsets } from "../puzzle/board";
import { occupants, type Position, type Puzzle } from "../puzzle/puzzle";
import { extentOf } from "../puzzle/shape";
import { say } from "../words/say";
import { directionText } from "./notation";
import { themePalette } from "./theme";

/** What a board has in a column of text: how wide it is, and how high at most. */
const kUsualPixels = 296;
const kMostPixels = 420;

/** What a piece is made of. */
interface PieceElements {
    readonly button: SVGElement;
    readonly shadow: SVGElement;
}

export class BoardView {
    readonly svg: SVGElement;
    /** Width to height. */
    readonly ratio: number;
    private readonly drawing: Drawing;
    private readonly palette: Palette;
    private readonly pieces: PieceElements[];
    private readonly over: SVGElement;
    /** The piece that Tab comes to. */
    private current = 0;

    constructor(private readonly puzzle: Puzzle) {
        this.drawing = drawingOf(puzzle);
        const { from, width, height } = viewOf(puzzle, 0); // what is outside of it, the frame's shadow, is seen nevertheless
        this.palette = themePalette((kUsualPixels * kUnit) / Math.max(width, (height * kUsualPixels) / kMostPixels));
        const nodes = puzzle.pieces.map((_piece, index) => movablePiece(this.drawing, index, this.palette));
        const shadows = elementOf(
            shadowGroup(
                nodes.map(({ shadow }) => shadow),
                this.palette,
            ),
        );
        const buttons = nodes.map(({ body }, piece) =>
            elementOf(node("g", { class: "piece", role: "button", tabindex: piece === 0 ? "0" : "-1" }, body)),
        );
        this.over = elementOf(node("g", { class: "over", fill: "none" }));
        const goals = goalNodes(this.drawing, this.palette);
        const ground = [...groundNodes(this.drawing, this.palette), ...goals];
        const above = elementOf(node("g", { class: "covered" }, goals)); // faint, through the pieces that stand on them
        const still = [node("defs", {}, sharedDefinitions()), ...ground];
        const names = { ...kNameFont, "text-anchor": "middle", fill: this.palette.lightLabel };
        const view = { class: "board", role: "group", viewBox: joinNumbers(from, from, width, height), ...names };
        this.svg = elementOf(node("svg", view, still));
        this.ratio = width / height;
        this.svg.append(shadows, ...buttons, above, this.over);
        this.pieces = buttons.map((button, piece) => ({ button, shadow: shadows.children[piece] as SVGElement }));
        this.pieces.forEach(({ shadow }) => shadow.classList.add("shadow"));
    }

    /** How the board looks in the end, small; nothing of a puzzle without a goal. */
    goalPicture(): SVGElement | undefined {
        const nodes = goalPictureNodes(this.drawing, this.palette);
        if (nodes.length === 0) return undefined;
        const { from, width, height } = viewOf(this.puzzle, 0);
        const view = { class: "goal-picture", role: "img", "aria-label": say("The goal"), viewBox: joinNumbers(from, from, width, height) };
        return elementOf(node("svg", view, nodes));
    }

    /** The piece that an element belongs to. */
    pieceOf(target: EventTarget | null): number | undefined {
        const piece = this.pieces.findIndex(({ button }) => target instanceof Node && button.contains(target));
        return piece < 0 ? undefined : piece;
    }

    /** The place that an element stands for, of those offered. */
    placeOf(target: EventTarget | null): number | undefined {
        const place = target instanceof Element ? target.closest<SVGElement>(".place") : null;
        return place ? Number(place.dataset.anchor) : undefined;
    }

    /** CSS pixels to a cell. */
    get cellPixels(): number {
        const matrix = (this.svg as SVGSVGElement).getScreenCTM();
        return kUnit * (matrix?.a ?? 1);
    }

    focus(piece: number): void {
        this.enter(piece);
        this.pieces[piece]?.button.focus({ preventScroll: true });
    }

    /** Makes a piece the one that Tab comes to. */
    enter(piece: number): void {
        this.pieces[this.current]?.button.setAttribute("tabindex", "-1");
        this.current = piece;
        this.pieces[piece]?.button.setAttribute("tabindex", "0");
    }

    /** Shows all pieces where they stand, `lifted` above the others. */
    show(position: Position, lifted: number | undefined): void {
        const occupant = occupants(this.puzzle, position);
        position.forEach((anchor, piece) => {
            this.place(piece, cornerOf(this.puzzle, anchor));
            const { button } = this.pieces[piece]!;
            button.setAttribute("aria-label", this.nameOf(position, piece, occupant));
            button.setAttribute("aria-pressed", String(piece === lifted));
        });
    }

    /** Puts a piece somewhere, between cells perhaps. */
    place(piece: number, at: Vec): void {
        const transform = `translate(${at.x * kUnit}px, ${at.y * kUnit}px)`;
        const { button, shadow } = this.pieces[piece]!;
        button.style.transform = transform;
        shadow.style.transform = transform;
    }

    /** While a piece is under a finger it follows at once, without gliding. */
    hold(piece: number, held: boolean): void {
        const { button, shadow } = this.pieces[piece]!;
        for (const element of [button, shadow]) element.classList.toggle("held", held);
    }

    /** Offers the places that a piece can go to; none: takes the offer back. */
    offer(piece: number, places: readonly Reach[]): void {
        const figure = this.drawing.figures[this.puzzle.pieces[piece]!.kind]!;
        const name = this.puzzle.pieces[piece]!.name;
        const targets = places.map(({ anchor }) => {
            const at = cornerOf(this.puzzle, anchor);
            const label = say("Move {name} to row {row}, column {column}", { name, row: at.y + 1, column: at.x + 1 });
            const middle = figure.labelPlaces[0]!;
            const [cx, cy] = [(at.x + middle.x) * kUnit, (at.y + middle.y) * kUnit];
            const attributes = { class: "place", role: "button", tabindex: "0", "data-anchor": String(anchor), "aria-label": label };
            return elementOf(
                node("g", attributes, [
                    node("circle", { class: "place-reach", cx: String(cx), cy: String(cy), r: "46" }),
                    node("circle", { class: "place-dot", cx: String(cx), cy: String(cy), r: "11" }),
                ]),
            );
        });
        this.over.querySelectorAll(".place").forEach((place) => place.remove());
        this.over.append(...targets);
    }

    /** Shows a move as an arrow and where it ends; none: shows none. */
    hint(position: Position, move: Move | undefined): void {
        this.over.querySelectorAll(".hint").forEach((part) => part.remove());
        if (!move) return;
        const group = elementOf(node("g", { class: "hint", stroke: "var(--ink)" }, this.hintNodes(position, move)));
        this.over.prepend(group);
    }

    /** A light that passes over the pieces that the goal asks for. */
    shine(solved: boolean): void {
        const wanted = new Set(this.puzzle.goals.flatMap(({ placements }) => placements.map(({ kind }) => kind)));
        this.pieces.forEach(({ button }, piece) => {
            button.classList.toggle("shine", solved && wanted.size <= 3 && wanted.has(this.puzzle.pieces[piece]!.kind));
        });
    }

    private hintNodes(position: Position, { pieces, path }: Move): SvgNode[] {
        const { figures, puzzle } = this.drawing;
        const figureOf = (piece: number): (typeof figures)[number] => figures[puzzle.pieces[piece]!.kind]!;
        const lead = [...pieces].sort((a, b) => figureOf(b).cells.length - figureOf(a).cells.length)[0]!;
        const begin = add(cornerOf(puzzle, position[lead]!), figureOf(lead).labelPlaces[0]!);
        const way = [begin];
        for (const direction of path) {
            const { row, column } = kOffsets[direction];
            way.push(add(way[way.length - 1]!, { x: column, y: row }));
        }
        const end = way[way.length - 1]!;
        const shift = { x: end.x - begin.x, y: end.y - begin.y };
        const ends = pieces.flatMap((piece) => dashed(figureOf(piece), add(cornerOf(puzzle, position[piece]!), shift), "var(--ink)"));
        return [node("g", { "stroke-width": "3.4" }, ends), node("path", { class: "arrow", d: arrowPath(way) })];
    }

    /** "7, 1 by 1, row 4, column 2, can move down, right". */
    private nameOf(position: Position, piece: number, occupant: Int32Array): string {
        const { name, kind } = this.puzzle.pieces[piece]!;
        const { row: height, column: width } = extentOf(this.puzzle.kinds[kind]!.offsets);
        const { row, column } = this.puzzle.board.coordinates[position[piece]!]!;
        const ways = waysOf(this.puzzle, position, piece, occupant).map(directionText);
        const place = { name, width, height, row: row + 1, column: column + 1 };
        if (ways.length === 0) return say("{name}, {height} by {width}, row {row}, column {column}, cannot move", place);
        const list = ways.join(", ");
        return say("{name}, {height} by {width}, row {row}, column {column}, can move {ways}", { ...place, ways: list });
    }
}

function add(a: Vec, b: Vec): Vec {
    return { x: a.x + b.x, y: a.y + b.y };
}

/** A line along a way, from beside the name it begins at, and a point at its end. */
function arrowPath(way: readonly Vec[]): string {
    const [first, second] = way as [Vec, Vec];
    const [before, last] = way.slice(-2) as [Vec, Vec];
    const step = { x: last.x - before.x, y: last.y - before.y };
    const begin = { x: first.x + (second.x - first.x) * 0.26, y: first.y + (second.y - first.y) * 0.26 };
    const written = (points: readonly Vec[]): string => points.map(({ x, y }) => joinNumbers(x * kUnit, y * kUnit)).join("L");
    const wing = (side: number): Vec => ({
        x: last.x - step.x * 0.16 - step.y * side,
        y: last.y - step.y * 0.16 + step.x * side,
    });
    return `M${written([begin, ...way.slice(1)])}M${written([wing(0.11), last, wing(-0.11)])}`;
}
