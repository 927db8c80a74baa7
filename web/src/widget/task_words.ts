// What is to be done, in a sentence or two: what the author says, or what the goal asks for, and the rules that no picture shows.

import type { Kind, Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";

function aim({ note, goals, kinds, pieces }: Puzzle): string {
    if (note !== "") return note;
    const first = goals[0];
    if (first === undefined) return say("No goal: move freely.");
    const wanted = first.placements.length;
    if (wanted === 0) return say("Leave the marked cells empty.");
    if (wanted > 3) return say("Arrange the pieces as in the small picture.");
    if (wanted > 1) return say("Bring the red pieces to the dashed outlines.");
    const piece = pieces[kinds[first.placements[0]!.kind]!.pieces[0]!]!.name;
    return goals.length > 1
        ? say("Bring the red piece {piece} to one of the dashed outlines.", { piece })
        : say("Bring the red piece {piece} to the dashed outline.", { piece });
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
    if (rules === "") return text;
    return `${/[.!?]$/.test(text) ? text : `${text}.`} ${rules}`;
}
