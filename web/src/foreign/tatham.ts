// Game descriptions of Simon Tatham's Portable Puzzle Collection, Fifteen and Slide, as core/puzzle/format/tatham.cpp reads them:
// "4x4:8,11,3,..." and "6x6m10:w7md1aew2...,4,3,6".

import { say } from "../words/say";
import { movedTo, Sketch, TokenFault, type Block, type Place } from "./sketch";
import { tilesText } from "./tiles";

/** A token that is read from left to right. */
class Reader {
    constructor(
        private readonly token: string,
        public at: number,
    ) {}

    get rest(): string {
        return this.token.slice(this.at);
    }

    fault(message: string, at = this.at): TokenFault {
        return new TokenFault(message, at);
    }

    take(marks: RegExp): string | undefined {
        const found = marks.exec(this.rest)?.[0];
        this.at += found?.length ?? 0;
        return found;
    }

    /** Of at most six digits. */
    takeNumber(): number | undefined {
        const found = /^-?\d+/.exec(this.rest)?.[0];
        if (found === undefined || found.replace("-", "").length > 6) return undefined;
        this.at += found.length;
        return Number(found);
    }
}

interface Parts {
    readonly size: Place | undefined;
    /** What follows the size. */
    readonly setting: string;
    /** '#': of a random game. */
    readonly mark: string;
    readonly description: string;
    /** Where that begins. */
    readonly at: number;
}

function partsOf(token: string): Parts {
    const cut = /[:#]/.exec(token)?.index ?? token.length;
    const reader = new Reader(token.slice(0, cut), 0);
    const width = reader.takeNumber();
    const height = reader.take(/^x/) ? reader.takeNumber() : width;
    const size: Place | undefined = width === undefined || height === undefined ? undefined : [height, width];
    return { size, setting: reader.rest, mark: token[cut] ?? ":", description: token.slice(cut + 1), at: cut + 1 };
}

function sketchFor({ size, mark, at }: Parts): Sketch {
    if (mark === "#") throw new TokenFault(say("a random seed, not a description: only the original program can expand it"), at);
    return new Sketch(...size!, 0);
}

export function isFifteen(token: string): boolean {
    const { size, setting, mark, description } = partsOf(token);
    return description !== "" && size !== undefined && setting === "" && (mark === "#" || /^[\d,]+$/.test(description));
}

export function readFifteen(token: string): string {
    const parts = partsOf(token);
    const { rows, columns } = sketchFor(parts);
    const reader = new Reader(token, parts.at);
    const numbers: number[] = [];
    while (numbers.length < rows * columns) {
        if (numbers.length > 0 && !reader.take(/^,/)) throw reader.fault(say("expected ',' and another number"));
        const { at } = reader;
        const number = reader.takeNumber();
        if (number === undefined) throw reader.fault(say("expected a number"));
        if (number >= rows * columns) throw reader.fault(say("this number is out of range"), at);
        if (numbers.includes(number)) throw reader.fault(say("this number is used twice"), at);
        numbers.push(number);
    }
    if (reader.rest !== "") throw reader.fault(say("text after the last number"));
    return tilesText(numbers, rows);
}

export function isSlide(token: string): boolean {
    const { size, setting, mark, description } = partsOf(token);
    if (description === "" || !size || !/^(u|m-?\d{1,6})?$/.test(setting)) return false;
    return mark === "#" ? setting !== "" : /^[adefmw][adefmw\d]*$/i.test(description.split(",")[0]!);
}

class SlideReader {
    private readonly sketch: Sketch;
    private readonly reader: Reader;
    private readonly owners: (Block | undefined)[] = [];
    private cell = 0;
    private main: Block | undefined;

    constructor(token: string) {
        const parts = partsOf(token);
        this.sketch = sketchFor(parts);
        this.reader = new Reader(token, parts.at);
    }

    read(): string {
        while (this.cell < this.cells) this.readRun();
        this.readGoal();
        return this.sketch.text();
    }

    private get cells(): number {
        return this.sketch.rows * this.sketch.columns;
    }

    private placeOf(cell: number): Place {
        return [Math.floor(cell / this.sketch.columns), cell % this.sketch.columns];
    }

    /** One letter with its number: a run of like cells, or one cell of a piece begun before. */
    private readRun(): void {
        const { reader, cell, cells } = this;
        const { at } = reader;
        const field = reader.take(/^f/i) !== undefined;
        if (/^(,|$)/.test(reader.rest)) throw reader.fault(say("the cells end too early: there are {cell} of {cells}", { cell, cells }));
        const letter = reader.take(/^[weamd]/i)?.toLowerCase();
        if (letter === undefined) throw reader.fault(say("expected w, e, a, m, d or f"));
        const counted = /^\d/.test(reader.rest);
        const number = counted ? reader.takeNumber() : 1;
        if (number === undefined || number < 1) throw reader.fault(say("this number is too large or 0"), at);
        if (letter === "d") return this.continuePiece(at, number, field);
        for (let left = number; left > 0; --left) this.readCell(at, letter, field);
    }

    private readCell(at: number, letter: string, field: boolean): void {
        const { cell, reader, sketch } = this;
        if (cell === this.cells) throw reader.fault(say("there are more cells than the board has"), at);
        const place = this.placeOf(cell);
        if (letter === "w" || field) sketch.ground[place[0]]![place[1]] = letter === "w" ? "#" : "=";
        if (letter === "m" && this.main) throw reader.fault(say("a second main piece"), at);
        if (letter === "m" || letter === "a") this.owners[cell] = sketch.add("", [place], at);
        if (letter === "m") this.main = this.owners[cell];
        ++this.cell;
    }

    private continuePiece(at: number, back: number, field: boolean): void {
        const { cell, reader, sketch } = this;
        const block = back > cell ? undefined : this.owners[cell - back];
        if (!block) throw reader.fault(say("there is no piece {back} cells back", { back }), at);
        if (block.cells[block.cells.length - 1]!.join() !== this.placeOf(cell - back).join()) {
            throw reader.fault(say("this must count from the latest cell of its piece"), at);
        }
        const place = this.placeOf(cell);
        if (field) sketch.ground[place[0]]![place[1]] = "=";
        block.cells.push(place);
        this.owners[this.cell++] = block;
    }

    private readGoal(): void {
        const { main, reader, sketch } = this;
        const { at } = reader;
        if (!/^(,|$)/.test(reader.rest)) throw reader.fault(say("there are more cells than the board has"));
        if (!main) throw reader.fault(say("there is no main piece"), 0);
        const numbers: number[] = [];
        while (numbers.length < 3 && reader.take(/^,/)) {
            const number = reader.takeNumber();
            if (number === undefined) throw reader.fault(say("expected a number"));
            numbers.push(number);
        }
        const [column, row, least = -1] = numbers;
        if (column === undefined || row === undefined) {
            throw reader.fault(say("expected where the main piece is to come: ',COLUMN,ROW'"));
        }
        if (reader.rest !== "") throw reader.fault(say("text after the end of the description"));
        if (sketch.groundAt([row, column]) === undefined) throw reader.fault(say("the target is off the board"), at);
        main.entersGates = true;
        sketch.goalAt = at;
        sketch.goal.push({ block: main, cells: movedTo(main.cells, [row, column]) });
        if (least >= 0) sketch.facts = `move ${least}`;
    }
}

export function readSlide(token: string): string {
    return new SlideReader(token).read();
}
