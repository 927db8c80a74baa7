// The JSON and the links of TomFrost/KlotskiSolver, as core/puzzle/format/tomfrost.cpp reads them: {"cols", "rows", "goal": {"x", "y"},
// "pieces": [{"type", "x", "y", "id"}]}, as it is or in base64 behind #. The places of its faults are not told.

import { say } from "../words/say";
import { movedTo, Sketch, TokenFault, type Place } from "./sketch";

type Fields = Readonly<Record<string, unknown>>;

/** The JSON in a link, or in the part of it behind #; nothing when there is none. */
function jsonInLink(word: string): string | undefined {
    const packed = word.slice(word.lastIndexOf("#") + 1);
    if (packed.length < 8) return undefined;
    try {
        const letters = decodeURIComponent(packed).replace(/-/g, "+").replace(/_/g, "/").replace(/=+$/, "");
        const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
        const json = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        return /^\{"(cols|rows)"/.test(json) ? json : undefined;
    } catch {
        return undefined;
    }
}

function isJson(word: string): boolean {
    return word.startsWith("{") && ["pieces", "cols", "rows"].every((key) => word.includes(key));
}

export function isTomFrost(word: string): boolean {
    return isJson(word) || jsonInLink(word) !== undefined;
}

function whole(fields: Fields, name: string): number {
    const value = fields[name];
    if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 10_000) return Number(value);
    throw new TokenFault(say("'{name}' must be a whole number from 0 to 10,000", { name }));
}

function readPiece(piece: Fields, sketch: Sketch): void {
    const [, width = 0, height = 0] = (/^([12])x([12])$/.exec(String(piece.type)) ?? []).map(Number);
    if (width === 0) throw new TokenFault(say("a piece's type is 1x1, 1x2, 2x1 or 2x2"));
    if ((piece.w ?? width) !== width || (piece.h ?? height) !== height) {
        throw new TokenFault(say("this contradicts the piece's type {type}", { type: `${width}x${height}` }));
    }
    const [x, y] = [whole(piece, "x"), whole(piece, "y")];
    const cells = Array.from({ length: width * height }, (_, cell): Place => [y + Math.floor(cell / width), x + (cell % width)]);
    sketch.add(typeof piece.id === "string" ? piece.id : "", cells, 0);
}

function setGoal(goal: Fields, sketch: Sketch): void {
    const to: Place = [whole(goal, "y"), whole(goal, "x")];
    sketch.alike = sketch.blocks.filter(({ cells }) => cells.length === 4);
    const [block] = sketch.alike;
    if (!block) throw new TokenFault(say("there is no 2x2 piece to be brought to the goal"));
    sketch.goal.push({ block, cells: movedTo(block.cells, to) });
}

function parsed(json: string): Fields {
    try {
        return JSON.parse(json) as Fields;
    } catch {
        throw new TokenFault(say("the brackets and commas do not fit"));
    }
}

export function readTomFrost(word: string): string {
    const { pieces, goal, ...game } = parsed(isJson(word) ? word : jsonInLink(word)!);
    const [columns, rows] = [whole(game, "cols"), whole(game, "rows")];
    if (!Array.isArray(pieces)) throw new TokenFault(say("there are no 'pieces' in it"));
    const sketch = new Sketch(rows, columns, 0);
    sketch.metric = "step";
    for (const piece of pieces) readPiece(Object(piece) as Fields, sketch);
    if (goal !== undefined && goal !== null) setGoal(Object(goal) as Fields, sketch);
    return sketch.text();
}
