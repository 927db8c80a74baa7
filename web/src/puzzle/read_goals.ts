// All goal blocks.

import { say } from "../words/say";
import { kNoCell, type Board, type Coordinate } from "./board";
import type { Target } from "./definition";
import { groundOf, readGrid, type Draft } from "./draft";
import type { Section } from "./sections";
import { offsetsOf, shapeKey } from "./shape";
import { faultAt, TextFault, type Mark } from "./text_rows";

class GoalReader {
    private readonly target: Target = { demands: [], voids: [] };
    private readonly demandOf = new Map<string, Target["demands"][number]>();

    constructor(
        private readonly board: Board,
        private readonly draft: Draft,
    ) {}

    read(section: Section): Target {
        const rows = section.rows.length;
        if (rows !== this.board.rows) {
            const message = say("this goal has {rows, plural, one {# row} other {# rows}}, the board has {wanted}", {
                rows,
                wanted: this.board.rows,
            });
            throw new TextFault(message, section.line, 1);
        }
        const grid = readGrid(section.rows, this.draft.notation);
        grid.forEach((marks, row) => marks.forEach((mark, column) => this.readCell(mark, { row, column })));
        const { demands, voids } = this.target;
        if (demands.length + voids.length === 0) throw new TextFault(say("this goal asks for nothing"), section.line, 1);
        for (const { block, cells } of demands) {
            const { row, column } = cells[0]!;
            this.checkShape(block, cells, grid[row]![column]!);
        }
        return this.target;
    }

    private readCell(mark: Mark, at: Coordinate): void {
        const ground = this.board.ground(at.row, at.column);
        if (mark.text === ".") {
            if (ground === "outside") throw faultAt(mark, say("this cell is outside the board"));
            return;
        }
        const shown = groundOf(mark, this.draft.notation);
        if (shown === "outside") return;
        if (shown !== "floor") {
            if (shown !== ground) throw faultAt(mark, say("the board has no '{mark}' here", { mark: mark.text }));
            return;
        }
        if (this.board.cell(at.row, at.column) === kNoCell) {
            throw faultAt(mark, say("the board has no cell here that a piece could use"));
        }
        if (mark.text === "_") this.target.voids.push(at);
        else this.demand(mark, at);
    }

    private demand(mark: Mark, at: Coordinate): void {
        const { blocksOf, tiles, namedByGoal } = this.draft;
        const blocks = blocksOf.get(mark.text);
        if (!blocks) throw faultAt(mark, say("no piece is named '{name}'", { name: mark.text }));
        const [block] = blocks as [number];
        const tile = tiles.has(mark.text);
        const asked = this.target.demands.filter((demand) => demand.block === block).length;
        if (tile && asked === blocks.length) {
            throw faultAt(mark, say("this goal shows more tiles '{name}' than the board", { name: mark.text }));
        }
        let demand = this.demandOf.get(mark.text);
        if (!demand || tile) {
            demand = { block, cells: [] };
            this.demandOf.set(mark.text, demand);
            this.target.demands.push(demand);
        }
        demand.cells.push(at);
        if (!tile) namedByGoal.add(block);
    }

    private checkShape(block: number, cells: Coordinate[], first: Mark): void {
        const { name, cells: own } = this.draft.blocks[block]!;
        if (shapeKey(offsetsOf(cells)) === shapeKey(offsetsOf(own))) return;
        throw faultAt(first, say("piece '{name}' has another shape on the board", { name }));
    }
}

export function readGoals(sections: readonly Section[], board: Board, draft: Draft): Target[] {
    return sections.filter(({ key }) => key === "goal").map((section) => new GoalReader(board, draft).read(section));
}
