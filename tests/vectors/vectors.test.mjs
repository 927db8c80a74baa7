// The rules of play (web/src/puzzle) and the pictures (web/src/picture) say of every puzzle what the core says of it: node vectors.test.mjs
// PROGRAM, which writes that (vectors.cpp). All puzzles of the library, all files that must be refused, and random puzzles, each played
// for many random moves.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { importSource } from "../web/support/bundle.mjs";

const kPuzzles = 2000;
const kWalk = 200;

const { parsePuzzle } = await importSource("puzzle/parse");
const { canonical, isSolved, kMetrics } = await importSource("puzzle/puzzle");
const { apply, count, reachable, waysOf } = await importSource("puzzle/moves");
const { parsePosition, positionCode, printPosition } = await importSource("puzzle/position_text");
const { boardSvg, drawingOf } = await importSource("picture/board_svg");
const { paletteOf } = await importSource("picture/palette");
const { textOf } = await importSource("picture/node");

/** The text of a file as a string; a byte that is no UTF-8 becomes half a character, which is no UTF-8 either. */
function textOfFile(file) {
    const bytes = readFileSync(file);
    try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
        return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).replaceAll("\ufffd", "\udc80");
    }
}

function errorOf(action) {
    try {
        action();
        return "accepted";
    } catch ({ message, line, column }) {
        return { message, line, column };
    }
}

/** What the core says of a puzzle, of one read here. */
function described(puzzle) {
    const { name, note, metric, facts, pieces, kinds, goals, start } = puzzle;
    return {
        name,
        note,
        metric,
        facts: facts.map(({ subject, metric: counted, value }) => [subject, counted ?? "", value]),
        pieces: pieces.map(({ name: own, kind }) => [own, kind]),
        kinds: kinds.map(({ offsets, axis, entersGates, pieces: own, region }) => ({
            offsets: offsets.map(({ row, column }) => [row, column]),
            axis,
            entersGates,
            pieces: own,
            region,
        })),
        goals: goals.map(({ placements, voids }) => ({ placements: placements.map(({ kind, anchor }) => [kind, anchor]), voids })),
        start,
        startText: printPosition(puzzle, start),
        svg: svgOf(puzzle, start, "dark", 20),
    };
}

/** As the core writes it, which breaks lines. */
const svgOf = (puzzle, position, theme, cell) => textOf(boardSvg(drawingOf(puzzle), position, paletteOf(theme, cell), cell));

function reachOf(puzzle, position, piece) {
    return reachable(puzzle, position, piece).map(({ anchor, path }) => [anchor, path.join("")]);
}

function replay(puzzle, { steps, counts, end, svg }) {
    let position = puzzle.start;
    const played = [];
    for (const { piece, chosen, reach, all, solved, text, code } of steps) {
        assert.deepEqual(reachOf(puzzle, position, piece), reach);
        all?.forEach((places, other) => {
            assert.deepEqual(reachOf(puzzle, position, other), places);
            assert.deepEqual(
                waysOf(puzzle, position, other),
                places.map(([, path]) => path).filter((path) => path.length === 1),
            );
        });
        if (chosen > 0) {
            const move = { pieces: [piece], path: [...reach[chosen][1]] };
            played.push(move);
            position = apply(puzzle, position, move);
        }
        assert.equal(isSolved(puzzle, position), solved);
        assert.equal(printPosition(puzzle, position), text);
        assert.equal(positionCode(puzzle, position), code);
    }
    assert.deepEqual(
        kMetrics.map((metric) => count(played, metric)),
        counts,
    );
    assert.deepEqual(canonical(puzzle, position), end);
    assert.deepEqual(canonical(puzzle, parsePosition(puzzle, printPosition(puzzle, position))), end);
    assert.equal(svgOf(puzzle, position, "light", 64), svg.replaceAll("\n", ""));
}

test("rules and pictures are those of the core", async () => {
    const program = spawn(process.argv[2], [String(kPuzzles), String(kWalk)], { stdio: ["ignore", "pipe", "inherit"] });
    const seen = { accepted: 0, refused: 0, solved: 0, moved: 0, immovable: 0 };
    for await (const line of createInterface({ input: program.stdout })) {
        const { file, text = textOfFile(file), error, walk, ...told } = JSON.parse(line);
        try {
            if (error) {
                assert.deepEqual(
                    errorOf(() => parsePuzzle(text)),
                    error,
                );
                seen.refused += 1;
                continue;
            }
            const puzzle = parsePuzzle(text);
            assert.deepEqual(described(puzzle), { ...told, svg: told.svg.replaceAll("\n", "") });
            replay(puzzle, walk);
            seen.accepted += 1;
            const moved = walk.steps.filter(({ chosen }) => chosen > 0).length;
            seen.moved += moved;
            seen.immovable += moved === 0;
            assert.ok(moved === 0 || moved === kWalk, "what can move goes on moving");
            seen.solved += walk.steps.filter(({ solved }) => solved).length;
        } catch (fault) {
            fault.message = `${file ?? text}\n${fault.message}`;
            throw fault;
        }
    }
    console.log(seen);
    assert.ok(seen.accepted > kPuzzles && seen.refused > 40, "all were looked at");
    assert.equal(seen.moved, kWalk * (seen.accepted - seen.immovable));
    assert.ok(seen.accepted - seen.immovable > kPuzzles && seen.solved > 100, "pieces moved, and goals were met");
});
