// A puzzle as a token of another program describes it, and as the text of the project's own format: what core/puzzle/format/foreign.hpp
// is for the core.

import { isVisible } from "../rules/text_rows";
import { say } from "../words/say";

/** What is wrong with a token; `at`: the index of the character it is wrong at. */
export class TokenFault extends Error {
    constructor(
        message: string,
        readonly at = 0,
    ) {
        super(message);
    }
}

export type Place = readonly [row: number, column: number];

export interface Block {
    /** Empty where the token names none. */
    name: string;
    cells: Place[];
    /** Where the token says it. */
    readonly at: number;
    axis?: "horizontal" | "vertical";
    entersGates?: boolean;
}

const kMostCells = 4096;
const kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Names that are handed out: letters and digits, then letters with accents, then ideographs, of which there are enough. */
function* names(): Generator<string, string> {
    yield* kLetters;
    for (let code = 0x100; code < 0x17f; ++code) yield String.fromCodePoint(code);
    for (let code = 0x4e00; ; ++code) yield String.fromCodePoint(code);
}

/** The cells of a piece moved so that the first of them (row by row) comes to a place. */
export function movedTo(cells: readonly Place[], [row, column]: Place): Place[] {
    const [firstRow, firstColumn] = [...cells].sort((one, other) => one[0] - other[0] || one[1] - other[1])[0]!;
    return cells.map(([r, c]) => [r + row - firstRow, c + column - firstColumn]);
}

export class Sketch {
    /** '.', '#' or '=' by row and column. */
    readonly ground: string[][];
    readonly blocks: Block[] = [];
    /** Where pieces are to come. */
    readonly goal: { readonly block: Block; readonly cells: readonly Place[] }[] = [];
    goalAt = 0;
    /** Pieces of which any may come to the goal. */
    alike: readonly Block[] = [];
    metric = "move";
    facts = "";

    /** `at`: where the token says the size. Throws TokenFault. */
    constructor(
        readonly rows: number,
        readonly columns: number,
        at: number,
    ) {
        if (rows < 1 || columns < 1) throw new TokenFault(say("a board needs at least one row and one column"), at);
        if (rows * columns > kMostCells) {
            throw new TokenFault(say("a board of {rows} rows and {columns} columns has more than 4,096 cells", { rows, columns }), at);
        }
        this.ground = Array.from({ length: rows }, () => new Array<string>(columns).fill("."));
    }

    add(name: string, cells: Place[], at: number): Block {
        const block: Block = { name, cells, at };
        this.blocks.push(block);
        return block;
    }

    groundAt([row, column]: Place): string | undefined {
        return this.ground[row]?.[column];
    }

    /** The puzzle file, as print_puzzle of the core writes it. Throws TokenFault. */
    text(): string {
        if (this.blocks.length === 0) throw new TokenFault(say("there is no piece"));
        this.checkPieces();
        this.checkGoal();
        this.rename();
        const restricted = (axis: string): Block[] => this.blocks.filter((block) => block.axis === axis);
        const bare = this.ground.map((row) => row.map((mark) => mark.replace("=", ".")));
        const hasGates = this.ground.some((row) => row.includes("="));
        return [
            `metric: ${this.metric}\n`,
            this.hasWords ? "cells: tokens\n" : "",
            "board:\n" + this.drawn(this.ground, this.blocks.map((block) => ({ block, cells: block.cells }))),
            this.goal.length === 0 ? "" : "goal:\n" + this.drawn(bare, this.goal),
            this.listed("alike: ", this.alike.length > 1 ? this.alike : []),
            this.listed("axis: horizontal ", restricted("horizontal")),
            this.listed("axis: vertical ", restricted("vertical")),
            this.listed("gate: ", hasGates ? this.blocks.filter(({ entersGates }) => entersGates) : []),
            this.facts === "" ? "" : `facts: ${this.facts}\n`,
        ].join("");
    }

    private get hasWords(): boolean {
        return this.blocks.some(({ name }) => [...name].length > 1);
    }

    private drawn(ground: readonly (readonly string[])[], pieces: Sketch["goal"]): string {
        const rows = ground.map((row) => [...row]);
        for (const { block, cells } of pieces) for (const [row, column] of cells) rows[row]![column] = block.name;
        return rows.map((row) => row.join(this.hasWords ? " " : "") + "\n").join("");
    }

    private listed(key: string, blocks: readonly Block[]): string {
        return blocks.length === 0 ? "" : key + blocks.map(({ name }) => name).join(this.hasWords ? " " : "") + "\n";
    }

    private checkPieces(): void {
        const taken = new Set<string>();
        for (const { name, cells, at } of this.blocks) {
            const piece = name === "" ? say("this piece") : say("piece '{name}'", { name });
            for (const cell of cells) {
                const [row, column] = [cell[0] + 1, cell[1] + 1];
                const ground = this.groundAt(cell);
                if (ground === undefined) throw new TokenFault(say("{piece} leaves the board", { piece }), at);
                if (ground === "=") throw new TokenFault(say("{piece} begins on a gate: that cannot be represented", { piece }), at);
                if (taken.has(String(cell))) {
                    throw new TokenFault(say("{piece} overlaps another one in row {row}, column {column}", { piece, row, column }), at);
                }
                taken.add(String(cell));
            }
        }
    }

    private checkGoal(): void {
        const isDead = (cell: Place): boolean => (this.groundAt(cell) ?? "#") === "#";
        if (this.goal.some(({ cells }) => cells.some(isDead))) {
            throw new TokenFault(say("the goal puts a piece on a wall or off the board"), this.goalAt);
        }
    }

    /** Gives every piece a name of its own that the project's format can write. */
    private rename(): void {
        const used = new Set(this.blocks.map(({ name }) => name));
        const taken = new Set<string>();
        const free = names();
        const next = (): string => {
            let name: string;
            do name = free.next().value;
            while (used.has(name));
            return name;
        };
        for (const block of this.blocks) {
            const { name } = block;
            if (name === "" || /^([.#=_*]|--)$/.test(name) || !isVisible(name) || taken.has(name)) block.name = next();
            taken.add(block.name);
        }
    }
}
