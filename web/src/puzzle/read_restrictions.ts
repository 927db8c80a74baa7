// `axis`, `cars` and `gate`: where pieces may not go; and `colour`.

import { say } from "../words/say";
import type { Block } from "./definition";
import { blocksNamed, namesIn, type Draft } from "./draft";
import type { Axis } from "./puzzle";
import { refusal, type Section } from "./sections";
import { extentOf, offsetsOf } from "./shape";
import { faultAt, joined, TextFault, type Mark, type Row } from "./text_rows";

function forPieces(names: Row, draft: Draft, action: (block: Block, name: Mark) => void): void {
    for (const name of namesIn(draft, names)) {
        for (const block of blocksNamed(draft, name)) action(draft.blocks[block]!, name);
    }
}

function setAxis(block: Block, axis: Axis, place: Mark): void {
    if (block.axis !== "both" && block.axis !== axis) {
        throw faultAt(place, say("piece '{name}' is restricted to the other axis already", { name: block.name }));
    }
    block.axis = axis;
}

function readAxis(section: Section, draft: Draft): void {
    const axis = /^(horizontal|vertical) /.exec(joined(section.value))?.[1];
    if (axis === undefined) {
        throw refusal(section, say("expected 'axis: horizontal PIECES' or 'axis: vertical PIECES'"));
    }
    const names = section.value.slice(axis.length + 1);
    forPieces(names, draft, (block, name) => setAxis(block, axis as Axis, name));
}

function readCars(section: Section, draft: Draft): void {
    const text = joined(section.value);
    if (text !== "yes" && text !== "no") throw refusal(section, say("'cars:' must be yes or no"));
    if (text === "no") return;
    for (const block of draft.blocks) {
        const size = block.cells.length;
        const { row, column } = extentOf(offsetsOf(block.cells));
        if (size < 2 || row * column !== size || Math.min(row, column) !== 1) continue;
        setAxis(block, row === 1 ? "horizontal" : "vertical", section.value[0]!);
    }
}

function readGate(section: Section, draft: Draft): void {
    if (section.value.length === 0) throw new TextFault(say("'gate:' names no piece"), section.line, 1);
    forPieces(section.value, draft, (block) => (block.entersGates = true));
}

function readColour(section: Section, draft: Draft): void {
    const colour = Number(/^[1-7](?= )/.exec(joined(section.value))?.[0]) - 1;
    if (Number.isNaN(colour)) throw refusal(section, say("expected 'colour: NUMBER PIECES' with a number from 1 to 7"));
    forPieces(section.value.slice(2), draft, (block, name) => {
        if ((block.colour ??= colour) === colour) return;
        throw faultAt(name, say("piece '{name}' has another colour already", { name: block.name }));
    });
}

const kReaders: Readonly<Record<string, (section: Section, draft: Draft) => void>> = {
    axis: readAxis,
    cars: readCars,
    gate: readGate,
    colour: readColour,
};

export function readRestrictions(sections: readonly Section[], draft: Draft): void {
    for (const section of sections) kReaders[section.key]?.(section, draft);
}
