// What is to be done, in a sentence or two: what the author says, or what the goal asks for, and the rules that no picture shows.

import { kGoalColour, pieceColours } from "../picture/piece_colours";
import type { Kind, Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";

/** A piece that has another colour than those of a goal have by themselves is told by its name alone. */
function aimOfOne({ goals, kinds, pieces }: Puzzle, kind: number, isRed: boolean): string {
    const piece = pieces[kinds[kind]!.pieces[0]!]!.name;
    if (goals.length > 1)
        return isRed
            ? say("Bring the red piece {piece} to one of the dashed outlines", { piece })
            : say("Bring piece {piece} to one of the dashed outlines", { piece });
    return isRed
        ? say("Bring the red piece {piece} to the dashed outline", { piece })
        : say("Bring piece {piece} to the dashed outline", { piece });
}

/** The sentences of `aim` in ui/words/entry_words.cpp, about what an author has not said. */
function aim(puzzle: Puzzle): string {
    if (puzzle.note !== "") return puzzle.note;
    const wanted = puzzle.goals[0]?.placements;
    if (wanted === undefined) return say("No goal: move freely");
    if (wanted.length === 0) return say("Leave the marked cells empty");
    if (wanted.length > 3) return say("Arrange the pieces as in the small picture");
    const colours = pieceColours(puzzle);
    const isRed = puzzle.goals.every(({ placements }) => placements.every(({ kind }) => colours[kind] === kGoalColour));
    if (wanted.length === 1) return aimOfOne(puzzle, wanted[0]!.kind, isRed);
    return isRed ? say("Bring the red pieces to the dashed outlines") : say("Bring the pieces of the goal to the dashed outlines");
}

/** Whether a piece may not go every way. */
const isBound = ({ axis }: Kind): boolean => axis !== "both";
/** Whether it keeps to its length. */
const isCar = ({ axis, offsets }: Kind): boolean =>
    offsets.length > 1 && offsets.every(({ row, column }) => (axis === "horizontal" ? row === 0 : column === 0));

function axisWords({ kinds, pieces }: Puzzle): string {
    if (kinds.every((kind) => isBound(kind) && isCar(kind))) return say("Every piece moves only along its length.");
    const along = (axis: Kind["axis"]): string =>
        kinds
            .filter((kind) => kind.axis === axis)
            .flatMap((kind) => kind.pieces.map((piece) => pieces[piece]!.name))
            .join(", ");
    const [level, upright] = [along("horizontal"), along("vertical")];
    const sentences = [
        level === "" ? "" : say("Only left and right: {pieces}.", { pieces: level }),
        upright === "" ? "" : say("Only up and down: {pieces}.", { pieces: upright }),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}

export function taskWords(puzzle: Puzzle): string {
    const text = aim(puzzle);
    const rules = axisWords(puzzle);
    if (rules === "" && text === puzzle.note) return text;
    return `${/[.!?]$/.test(text) ? text : `${text}.`} ${rules}`.trim();
}
