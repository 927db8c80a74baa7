// Boards of known depth, found independently of the program under test. A board is an array of tiles row by row, 0 the blank;
// the goal is 1, 2, 3, ... with the blank last. Depths are in the step metric.

/** Random numbers that are the same everywhere: `below(n)` gives 0 to n - 1 (Park and Miller's generator). */
export function randomOf(seed) {
    let state = (seed * 48271) % 2147483647 || 1;
    return { below: (bound) => (state = (state * 48271) % 2147483647) % bound };
}

export function goalOf(rows, columns) {
    return Array.from({ length: rows * columns }, (_, cell) => (cell + 1) % (rows * columns));
}

/** As the command line takes it: "1 2 3/4 5 6/7 8 0", and "1 2 0/" for a single row. */
export function textOf(board, columns) {
    const rows = [];
    for (let cell = 0; cell < board.length; cell += columns) rows.push(board.slice(cell, cell + columns).join(" "));
    return rows.join("/") + (rows.length === 1 ? "/" : "");
}

function neighboursOf(rows, columns) {
    return Array.from({ length: rows * columns }, (_, cell) => {
        const [row, column] = [Math.floor(cell / columns), cell % columns];
        const beside = [
            [row - 1, column],
            [row, column - 1],
            [row, column + 1],
            [row + 1, column],
        ];
        return beside.filter(([r, c]) => r >= 0 && c >= 0 && r < rows && c < columns).map(([r, c]) => r * columns + c);
    });
}

/** All boards that reach the goal, by depth, from breadth-first search. */
export function boardsByDepth(rows, columns) {
    const neighbours = neighboursOf(rows, columns);
    const seen = new Set([goalOf(rows, columns).join()]);
    const levels = [[goalOf(rows, columns)]];
    for (let level = levels[0]; level.length > 0; ) {
        const next = [];
        for (const board of level) {
            const blank = board.indexOf(0);
            for (const to of neighbours[blank]) {
                const moved = [...board];
                [moved[blank], moved[to]] = [moved[to], 0];
                const key = moved.join();
                if (seen.has(key)) continue;
                seen.add(key);
                next.push(moved);
            }
        }
        if (next.length > 0) levels.push(next);
        level = next;
    }
    return levels;
}

/** Depth of a board by IDA* with the Manhattan distance. */
export function depthOf(board, rows, columns) {
    const neighbours = neighboursOf(rows, columns);
    const distance = (tile, cell) =>
        Math.abs(Math.floor((tile - 1) / columns) - Math.floor(cell / columns)) + Math.abs(((tile - 1) % columns) - (cell % columns));
    const tiles = [...board];
    const left = (blank, from, distanceLeft, steps) => {
        if (distanceLeft === 0) return true;
        if (distanceLeft > steps) return false;
        for (const to of neighbours[blank]) {
            if (to === from) continue;
            const tile = tiles[to];
            const after = distanceLeft - distance(tile, to) + distance(tile, blank);
            [tiles[blank], tiles[to]] = [tile, 0];
            const found = left(to, blank, after, steps - 1);
            [tiles[to], tiles[blank]] = [tile, 0];
            if (found) return true;
        }
        return false;
    };
    const first = board.reduce((sum, tile, cell) => (tile === 0 ? sum : sum + distance(tile, cell)), 0);
    for (let steps = first; ; steps += 2) if (left(board.indexOf(0), -1, first, steps)) return steps;
}

/** The board after `moves` random moves from the goal, none of which undoes the one before. */
export function shuffled(rows, columns, moves, random) {
    const neighbours = neighboursOf(rows, columns);
    const board = goalOf(rows, columns);
    let [blank, from] = [board.length - 1, -1];
    for (let move = 0; move < moves; ++move) {
        const choices = neighbours[blank].filter((cell) => cell !== from || neighbours[blank].length === 1);
        const to = choices[random.below(choices.length)];
        [board[blank], board[to]] = [board[to], 0];
        [from, blank] = [blank, to];
    }
    return board;
}

/** A random board of exactly this depth, by trial: shuffles of that many moves and more. */
export function boardOfDepth(rows, columns, depth, random) {
    for (let moves = depth; ; moves += 2) {
        for (let trial = 0; trial < 20; ++trial) {
            const board = shuffled(rows, columns, moves, random);
            if (depthOf(board, rows, columns) === depth) return board;
        }
    }
}

/** The board after letters that say where the tile goes; undefined when one moves no tile. */
export function played(board, columns, letters) {
    const tiles = [...board];
    const from = { U: columns, D: -columns, L: 1, R: -1 };
    for (const letter of letters) {
        const blank = tiles.indexOf(0);
        const tile = blank + from[letter];
        const sameRow = Math.floor(tile / columns) === Math.floor(blank / columns);
        if (tiles[tile] === undefined || ("LR".includes(letter) && !sameRow)) return undefined;
        [tiles[blank], tiles[tile]] = [tiles[tile], 0];
    }
    return tiles;
}
