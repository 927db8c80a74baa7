// The ground a puzzle is played on: a grid of cells, some of them walls, outside, or gates (core/puzzle/board.hpp).

export type Ground = "outside" | "wall" | "floor" | "gate";

export interface Coordinate {
    readonly row: number;
    readonly column: number;
}

/** Index of a live cell (one that a piece may ever cover), counted in row-major order from 0. */
export type Cell = number;
export const kNoCell = -1;

/** A unit step; in the order of the core, which decides between paths of one length. */
export const kDirections = ["U", "L", "R", "D"] as const;
export type Direction = (typeof kDirections)[number];
export const kOffsets: Readonly<Record<Direction, Coordinate>> = {
    U: { row: -1, column: 0 },
    L: { row: 0, column: -1 },
    R: { row: 0, column: 1 },
    D: { row: 1, column: 0 },
};

export class Board {
    readonly rows: number;
    readonly columns: number;
    /** Where each live cell is. */
    readonly coordinates: Coordinate[] = [];
    private readonly cellOf: Cell[];
    private readonly neighbours: Readonly<Record<Direction, Cell[]>>;

    /** `grounds` need not have rows of equal lengths: what is missing at a row's end is outside. */
    constructor(private readonly grounds: readonly (readonly Ground[])[]) {
        this.rows = grounds.length;
        this.columns = Math.max(0, ...grounds.map((row) => row.length));
        this.cellOf = new Array<Cell>(this.rows * this.columns).fill(kNoCell);
        grounds.forEach((cells, row) =>
            cells.forEach((ground, column) => {
                if (ground !== "floor" && ground !== "gate") return;
                this.cellOf[row * this.columns + column] = this.coordinates.length;
                this.coordinates.push({ row, column });
            }),
        );
        const towards = (direction: Direction): Cell[] => {
            const { row, column } = kOffsets[direction];
            return this.coordinates.map((from) => this.cell(from.row + row, from.column + column));
        };
        this.neighbours = { U: towards("U"), L: towards("L"), R: towards("R"), D: towards("D") };
    }

    /** Number of live cells. */
    get cells(): number {
        return this.coordinates.length;
    }

    ground(row: number, column: number): Ground {
        return this.grounds[row]?.[column] ?? "outside";
    }

    /** The live cell at any coordinate, or kNoCell. */
    cell(row: number, column: number): Cell {
        if (row < 0 || row >= this.rows || column < 0 || column >= this.columns) return kNoCell;
        return this.cellOf[row * this.columns + column]!;
    }

    /** The live cell next to `cell`, or kNoCell. */
    neighbour(cell: Cell, direction: Direction): Cell {
        return this.neighbours[direction][cell]!;
    }
}
