// Reads the project's own puzzle file; core/puzzle/format/shunt_text.hpp describes it. What the core refuses is refused here too, with
// the same words at the same place.

import { say } from "../words/say";
import { puzzleOf, type Block } from "./definition";
import type { Draft } from "./draft";
import { kMetrics, type Metric, type Notation, type Puzzle } from "./puzzle";
import { readBoard } from "./read_board";
import { readClasses } from "./read_classes";
import { readFacts } from "./read_facts";
import { readGoals } from "./read_goals";
import { readRestrictions } from "./read_restrictions";
import { refusal, splitSections, type Section } from "./sections";
import { joined } from "./text_rows";

/** Whether a text is meant as a puzzle file: one of its lines begins with `board:`. */
export function isPuzzleText(text: string): boolean {
    return /(^|\n)board:/.test(text);
}

function metricOf(section: Section | undefined): Metric {
    if (!section) return "move";
    const found = kMetrics.find((metric) => metric === joined(section.value));
    if (found) return found;
    const names = kMetrics.slice(0, -1).join(", ");
    throw refusal(section, say("the metric must be one of {names} and {last}", { names, last: kMetrics[kMetrics.length - 1]! }));
}

/** How the text writes cells. */
function notationOf(sections: readonly Section[]): Notation {
    const cells = sections.find(({ key }) => key === "cells");
    if (cells && joined(cells.value) !== "tokens") throw refusal(cells, say("the only value of 'cells:' is tokens"));
    return { tokens: cells !== undefined, gates: sections.some(({ key }) => key === "gate") };
}

/** How positions are written: in the simplest way that its names allow. */
function notationFor(blocks: readonly Block[]): Notation {
    return { tokens: blocks.some(({ name }) => [...name].length > 1), gates: blocks.some(({ entersGates }) => entersGates) };
}

/** Throws TextFault. */
export function parsePuzzle(text: string): Puzzle {
    const sections = splitSections(text);
    const valueOf = (wanted: string): string => joined(sections.find(({ key }) => key === wanted)?.value ?? []);
    const metric = metricOf(sections.find(({ key }) => key === "metric"));
    const draft: Draft = { notation: notationOf(sections), blocks: [], blocksOf: new Map(), tiles: new Set(), namedByGoal: new Set() };
    // In this order: each step builds on what the ones before it have read.
    const board = readBoard(sections, draft);
    const targets = readGoals(sections, board, draft);
    readRestrictions(sections, draft);
    readClasses(sections, draft);
    const facts = readFacts(sections);
    const { blocks } = draft;
    const texts = { text, name: valueOf("name"), source: valueOf("source"), note: valueOf("note") };
    return puzzleOf({ ...texts, metric, notation: notationFor(blocks), board, blocks, targets, facts });
}
