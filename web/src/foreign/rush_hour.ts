// Rush Hour boards in one word, as core/puzzle/format/rush_hour.cpp reads them: "oooBCCDEoB..." or "#BOARD/MOVES", '.' and 'o' voids, 'x'
// walls, any other character a car that moves lengthwise. The first car by its label goes to the right edge.

import { say } from "../words/say";
import { movedTo, Sketch, TokenFault, type Block, type Place } from "./sketch";

const kMostBytes = 1024;

function hasRepeatedLabel(token: string): boolean {
    const labels = [...token].filter((mark) => !/[.ox]/.test(mark));
    return new Set(labels).size < labels.length;
}

function isBoard(token: string): boolean {
    const { length } = token;
    if (length > kMostBytes || length < 9 || Math.sqrt(length) % 1 > 0) return false;
    if (!hasRepeatedLabel(token) || /[{}[\]":,]/.test(token)) return false;
    return length > 9 || (/[.o]/.test(token) && !/^[\da-f]+$/i.test(token));
}

/** The board of a word, and where it begins there. */
function boardOf(token: string): [board: string, at: number] {
    return token.startsWith("#") ? [token.slice(1).split("/")[0]!, 1] : [token, 0];
}

/** Whether it could be one, which is decided by its bytes. */
export function isRushHour(token: string): boolean {
    const [board] = boardOf(token);
    return board.length <= kMostBytes && isBoard(String.fromCharCode(...new TextEncoder().encode(board)));
}

/** Cars, by label; a wall where there is one. */
function sketchOf(board: readonly string[], at: number): Sketch {
    const side = Math.sqrt(board.length);
    if (side % 1 > 0) {
        throw new TokenFault(say("the board has {count} characters, which is no square number", { count: board.length }), at);
    }
    const sketch = new Sketch(side, side, at);
    const cars = new Map<string, Block>();
    board.forEach((mark, cell) => {
        const place: Place = [Math.floor(cell / side), cell % side];
        if (mark === "x") sketch.ground[place[0]]![place[1]] = "#";
        if (/^[.ox]$/.test(mark)) return;
        const car = cars.get(mark);
        if (car) car.cells.push(place);
        else cars.set(mark, sketch.add(mark, [place], at + cell));
    });
    return sketch;
}

function axisOf({ name, cells, at }: Block): "horizontal" | "vertical" {
    const along = (index: 0 | 1): boolean => cells.every((cell, step) => cell[index] === cells[0]![index] + step);
    const across = (index: 0 | 1): boolean => cells.every((cell) => cell[index] === cells[0]![index]);
    if (cells.length > 1 && across(0) && along(1)) return "horizontal";
    if (cells.length > 1 && across(1) && along(0)) return "vertical";
    throw new TokenFault(say("car {name} is no straight run of two or more cells", { name }), at);
}

function setGoal(sketch: Sketch, primary: Block): void {
    const { name, cells, at } = primary;
    if (primary.axis !== "horizontal") {
        throw new TokenFault(say("the primary car {name} (the first by label) must be horizontal", { name }), at);
    }
    const row = cells[0]![0];
    for (const car of sketch.blocks) {
        if (car === primary || car.axis !== "horizontal" || car.cells[0]![0] !== row) continue;
        throw new TokenFault(say("car {name} is horizontal in the row of the primary car", { name: car.name }), car.at);
    }
    const goal = movedTo(cells, [row, sketch.columns - cells.length]);
    if (goal.some((cell) => sketch.groundAt(cell) === "#")) {
        throw new TokenFault(say("a wall stands at the end of the primary car's row: it can never get there"), at);
    }
    sketch.goalAt = at;
    sketch.goal.push({ block: primary, cells: goal });
}

export function readRushHour(token: string): string {
    const [board, at] = boardOf(token);
    const sketch = sketchOf([...board], at);
    sketch.metric = "slide";
    const { blocks } = sketch;
    if (blocks.length === 0) throw new TokenFault(say("there is no car"));
    for (const car of blocks) car.axis = axisOf(car);
    setGoal(sketch, blocks.reduce((first, car) => (car.name < first.name ? car : first)));
    return sketch.text();
}
