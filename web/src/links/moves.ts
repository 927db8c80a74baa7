// The reader's own moves in a link: the line of play as the workbench writes it (ui/model/saved_play.hpp), without the blanks, which a link
// would have to encode: "6D8RR" for "6D 8RR".

/** Longer lines are left out, and the link says only where they lead. Characters. */
const kMostMoves = 1200;

const kLine = /^(\d+(\+\d+)*[UDLR]+)+(\n[^]+)?$/;

/** For a link; undefined when there is no move, or there are too many. */
export function movesOf(play: string): string | undefined {
    const [line = "", ...from] = play.split("\n");
    const moves = [line.replaceAll(" ", ""), ...from].join("\n").replace(/\n$/, "");
    return line === "" || moves.length > kMostMoves ? undefined : moves;
}

/** Whether the words of a link are such moves. */
export function areMoves(moves: string): boolean {
    return kLine.test(moves);
}

/** Inverse of movesOf: what the workbench plays again. */
export function playOf(moves: string): string {
    const [line = "", ...from] = moves.split("\n");
    const play = line.replace(/(?<=[UDLR])(?=\d)/g, " ");
    return from.length === 0 ? play : `${[play, ...from].join("\n")}\n`;
}
