// What is to be done, in a sentence or two: what the author says, or what the goal asks for, and the rules that no picture shows.

import { pieceColours } from "../picture/piece_colours";
import type { Kind, Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";

/** A piece that has another colour than those of a goal have by themselves, which is number 0 and red, is told by its name alone. */
function aimOfOne(puzzle: Puzzle, kind: number): string {
    const named = { piece: puzzle.pieces[puzzle.kinds[kind]!.pieces[0]!]!.name };
    const isOnly = puzzle.goals.length === 1;
    if (pieceColours(puzzle)[kind])
        return isOnly
            ? say("Bring piece {piece} to the dashed outline", named)
            : say("Bring piece {piece} to one of the dashed outlines", named);
    return isOnly
        ? say("Bring the red piece {piece} to the dashed outline", named)
        : say("Bring the red piece {piece} to one of the dashed outlines", named);
}

/** Sentences of `aim` in ui/words/entry_words.cpp, about what an author has not said; of several pieces it looks at no colours. */
function aim(puzzle: Puzzle): string {
    if (puzzle.note !== "") return puzzle.note;
    const wanted = puzzle.goals[0]?.placements;
    if (wanted === undefined) return say("No goal: move freely");
    if (wanted.length === 0) return say("Leave the marked cells empty");
    if (wanted.length > 3) return say("Arrange the pieces as in the small picture");
    return wanted.length === 1 ? aimOfOne(puzzle, wanted[0]!.kind) : say("Bring the pieces of the goal to the dashed outlines");
}

/** Whether a piece may not go every way. */
const isBound = ({ axis }: Kind): boolean => axis !== "both";
/** Whether it keeps to its length. */
const isCar = ({ axis, offsets }: Kind): boolean =>
    offsets.length > 1 && offsets.every(({ row, column }) => (axis === "horizontal" ? row === 0 : column === 0));

function axisWords({ kinds, pieces }: Puzzle): string {
    if (kinds.every((kind) => isBound(kind) && isCar(kind))) return say("Every piece moves only along its length.");
    const along = (axis: Kind["axis"]): { pieces: string } => ({
        pieces: pieces.flatMap(({ name, kind }) => (kinds[kind]!.axis === axis ? name : [])).join(", "),
    });
    const [level, upright] = [along("horizontal"), along("vertical")];
    return [level.pieces && say("Only left and right: {pieces}.", level), upright.pieces && say("Only up and down: {pieces}.", upright)]
        .join(" ")
        .trim();
}

export function taskWords(puzzle: Puzzle): string {
    const text = aim(puzzle);
    const rules = axisWords(puzzle);
    if (rules === "" && text === puzzle.note) return text;
    return `${/[.!?]$/.test(text) ? text : `${text}.`} ${rules}`.trim();
}
