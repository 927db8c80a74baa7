// The board block and `tiles`.

import { say } from "../words/say";
import { Board } from "./board";
import { groundOf, isPiece, namesIn, readGrid, type Draft, type Grid } from "./draft";
import type { Section } from "./sections";
import { faultAt, isVisible, TextFault, type Mark } from "./text_rows";

/** More than any sliding block puzzle has. */
const kMostCells = 4096;

function markTiles(section: Section, grid: Grid, draft: Draft): void {
    const names = new Set(
        grid
            .flat()
            .filter((mark) => isPiece(mark, draft.notation))
            .map(({ text }) => text),
    );
    for (const name of namesIn(draft, section.value)) {
        if (name.text === "*") names.forEach((other) => draft.tiles.add(other));
        else if (!names.has(name.text)) throw faultAt(name, say("no cell of the board holds '{name}'", { name: name.text }));
        draft.tiles.add(name.text);
    }
}

function checkName(mark: Mark): void {
    if (mark.text === "_") throw faultAt(mark, say("'_' asks for a void in a goal; it cannot name a piece"));
    if (mark.text === "*") throw faultAt(mark, say("'*' means every piece; it cannot name one"));
    if (!isVisible(mark.text)) throw faultAt(mark, say("a character that cannot be seen; it cannot name a piece"));
}

/** The block a cell of this name belongs to; a new one for every cell of a tile. */
function blockAt(name: string, draft: Draft): Draft["blocks"][number] {
    const ofName = draft.blocksOf.get(name) ?? [];
    draft.blocksOf.set(name, ofName);
    if (ofName.length === 0 || draft.tiles.has(name)) {
        ofName.push(draft.blocks.length);
        draft.blocks.push({ name, cells: [], axis: "both", entersGates: false, label: 0 });
    }
    return draft.blocks[ofName[ofName.length - 1]!]!;
}

export function readBoard(sections: readonly Section[], draft: Draft): Board {
    const section = sections.find(({ key }) => key === "board");
    if (!section) throw new TextFault(say("there is no 'board:' block"));
    if (section.rows.length === 0) throw new TextFault(say("'board:' has no rows"), section.line, 1);
    const grid = readGrid(section.rows, draft.notation);
    const board = new Board(grid.map((row) => row.map((mark) => groundOf(mark, draft.notation))));
    if (board.cells > kMostCells) {
        throw new TextFault(
            say("the board has {count} cells that pieces could use, more than 4,096", { count: board.cells }),
            section.line,
            1,
        );
    }
    const tiles = sections.find(({ key }) => key === "tiles");
    if (tiles) markTiles(tiles, grid, draft);
    grid.forEach((marks, row) =>
        marks.forEach((mark, column) => {
            if (!isPiece(mark, draft.notation)) return;
            checkName(mark);
            blockAt(mark.text, draft).cells.push({ row, column });
        }),
    );
    if (draft.blocks.length === 0) throw new TextFault(say("the board holds no piece"), section.line, 1);
    return board;
}
