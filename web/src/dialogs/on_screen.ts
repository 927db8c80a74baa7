// The puzzle that the task on the screen shows, for whoever hands it out: Embed and Export never give away another one.

import type { Link } from "../links/fragment";
import { showsPuzzle } from "../links/place";
import type { WorkbenchState } from "../workbench/workbench";
import { say } from "../words/say";

export interface ShownPuzzle {
    title: string;
    /** A puzzle file. */
    text: string;
    /** Rows of what the board shows; "" at the start. */
    position: string;
    metric: string;
    defaultMetric: string;
    /** A link to it, where the page has none of its own. */
    link?: Link;
}

type ScreenState = Pick<WorkbenchState, "task" | "title" | "text" | "drawn" | "position" | "metric" | "default_metric"> & {
    /** Of the task about boards of numbered tiles: "1 2 3/4 5 6/7 8 0". */
    npuzzle?: { board: string; goal: string };
};

/** Such a board as the rows of a puzzle file. */
function rowsOf(board: string, free: string): string {
    const rows = board.split("/").map((row) =>
        row
            .trim()
            .split(/\s+/)
            .map((tile) => (tile === "0" ? free : tile))
            .join(" "),
    );
    return rows.join("\n");
}

/** A puzzle file that is played like a board of numbered tiles. */
export function npuzzleAsPuzzle({ board, goal }: { board: string; goal: string }): { title: string; text: string } {
    const tiles = board.split(/[\s/]+/).filter((tile) => tile !== "" && tile !== "0").length;
    const title = say("{count}-puzzle", { count: String(tiles) });
    const head = `name: ${title}\nmetric: step\ntiles: *\ncells: tokens\n`;
    return { title, text: `${head}\nboard:\n${rowsOf(board, ".")}\n\ngoal:\n${rowsOf(goal, "_")}\n` };
}

/** None where the task shows no puzzle that can be played. */
export function puzzleOnScreen(state: ScreenState): ShownPuzzle | undefined {
    const { task, title, text, drawn, position, metric, default_metric: defaultMetric, npuzzle } = state;
    if (task === "npuzzle" && npuzzle !== undefined) {
        const board = npuzzleAsPuzzle(npuzzle);
        return { ...board, position: "", metric: "step", defaultMetric: "step", link: { text: board.text } };
    }
    if (!showsPuzzle(task)) return undefined;
    if (task !== "build") return { title, text, position, metric, defaultMetric };
    return drawn === "" ? undefined : { title, text: drawn, position: "", metric, defaultMetric };
}

/** Why there is nothing to hand out, and what helps. */
export function noPuzzleWords(task: string): string {
    switch (task) {
        case "find":
            return say("Find shows no puzzle to hand out yet. Open one that it has found, then it is the one on the screen.");
        case "tilings":
            return say("Tilings counts ways to cover a board; there is no puzzle in it to hand out. Share gives a link to it.");
        default:
            return say("There is no puzzle on the screen to hand out. Open one, then it is.");
    }
}
