// Puzzles of the library that are solved by hand, in Play and in the widget, and what hands need to know of a move.

/** The shortest solutions first. */
export const kPuzzles = [
    "metric-demo",
    "knuth-silly",
    "rush-hour-1",
    "bone",
    "rush-hour-4",
    "rush-hour-2",
    "moving-day",
    "only-18-steps",
    "rush-hour-3",
    "hughes",
];

const kWays = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };
export const kArrows = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" };

/** The corners of a drag from a point along unit steps, each a letter of `path`; `cell`: the side of a cell. */
export function cornersOf(from, cell, path) {
    const points = [from];
    for (const letter of path) {
        const [x, y] = points.at(-1);
        points.push([x + kWays[letter][0] * cell, y + kWays[letter][1] * cell]);
    }
    return points;
}
