// What Export has to offer of a puzzle, and under which names.

import type { AnimationFormat } from "../animation/animation_messages";
import { cardText } from "../cards/card";
import type { CardOf, MadeCard } from "../cards/card_jobs";
import { fileName } from "../dom/files";
import type { Written } from "../places/formats";
import { say } from "../words/say";

/** What is handed out. */
export interface Exported {
    title: string;
    /** A puzzle file. */
    text: string;
    /** Rows of what the board shows; "" of a drawing, which is at its start. */
    position: string;
    dark: boolean;
    metric: string;
    /** What is known of it, by kind: outcomes as `shunt --json` prints them. */
    known: Record<string, object[]>;
}

/** One thing to save: a text, or why there is none, or what it is made of when it is chosen, which may take long. */
export interface Offer {
    label: string;
    group: string;
    file: string;
    text?: string;
    refusal?: string;
    png?: boolean;
    card?: CardOf;
    animation?: AnimationFormat;
}

/** A move of an outcome: names of pieces, and their path. */
interface Move {
    pieces: string[];
    path: string;
}

/** Puzzle and results as JSON. */
function jsonOf({ text, position, metric, known }: Exported): string {
    return JSON.stringify({ puzzle: text, position: position || undefined, metric, ...known }, null, 1) + "\n";
}

/** The moves of a shortest solution from the start, as people write them; "" where none is known in the metric. */
export function solutionOf({ metric, known }: Exported): string {
    const solved = (known["solve"] ?? []) as { metric: string; moves?: Move[] }[];
    const moves = solved.find((outcome) => outcome.metric === metric)?.moves ?? [];
    return moves.map(({ pieces, path }) => `${pieces.join("+")} ${path}`).join(", ");
}

/** What is told of an outcome of a census. */
interface Counted {
    metric: string;
    status: string;
    depths: number[];
    goal_depths?: number[];
}

/** A census by depth in the metric that is shown, as a table; "" where there is none. An unfinished one says so in its name. */
function countsOf({ metric, known }: Exported): { text: string; whole: boolean } {
    const counted = (known["census"] ?? []) as Counted[];
    const census = counted.find((outcome) => outcome.metric === metric);
    if (census === undefined || census.depths.length === 0) return { text: "", whole: true };
    const { depths, goal_depths: goals } = census;
    const head = `depth (${metric} metric),positions${goals ? ",goal positions" : ""}`;
    const rows = depths.map((positions, depth) => `${depth},${positions}${goals ? `,${goals[depth] ?? 0}` : ""}`);
    return { text: `${[head, ...rows].join("\n")}\n`, whole: census.status === "complete" };
}

function countsOffer(name: string, metric: string, { text, whole }: { text: string; whole: boolean }): Offer {
    return {
        label: whole ? say("Positions by depth: CSV") : say("Positions by depth, as far as counted: CSV"),
        group: say("Data"),
        file: `${name}.${metric}${whole ? "" : ".at-least"}.csv`,
        text,
    };
}

/** Cards for `shunt verify`, of all positions and of a shortest solution from the start. */
function cardOffers(name: string, metric: string): Offer[] {
    const group = say("Result cards, which others can check");
    return [
        {
            label: say("Card: all positions by depth"),
            group,
            file: `${name}.${metric}.census.card.json`,
            card: "census",
        },
        { label: say("Card: a shortest solution"), group, file: `${name}.${metric}.solve.card.json`, card: "solve" },
    ];
}

/** The text of a card that was made, or why there is none. */
export function cardMade({ status, card, reason }: MadeCard): Pick<Offer, "text" | "refusal"> {
    if (card === undefined) return { refusal: reason ?? "" };
    const first =
        status === "complete" || status === "solved" || status === "unsolvable"
            ? ""
            : say("The search was not ended: the card tells of the levels before.");
    return { text: cardText(card), refusal: first };
}

/** The moving picture for places that take no SVG; `text` is what it is drawn from. */
function animationOffer(label: string, file: string, text: string, animation: AnimationFormat): Offer {
    return { label, group: say("Pictures"), file, text, animation };
}

export function offersOf(exported: Exported, svg: string, moving: string, written: Written[]): Offer[] {
    const name = fileName(exported.title);
    const counts = countsOf(exported);
    const texts = written.map((format, index): Offer => {
        const file = index === 0 ? `${name}.txt` : `${name}.${format.name}.txt`;
        const group = index === 0 ? say("Shunt") : say("Other programs");
        return { label: say("Text: {format}", { format: format.title }), group, file, ...format };
    });
    return [
        ...texts.slice(0, 1),
        { label: say("Picture: SVG"), group: say("Pictures"), file: `${name}.svg`, text: svg },
        { label: say("Picture: PNG"), group: say("Pictures"), file: `${name}.png`, text: svg, png: true },
        ...(moving === ""
            ? []
            : [
                  { label: say("Solution, moving: SVG"), group: say("Pictures"), file: `${name}.solution.svg`, text: moving },
                  animationOffer(say("Solution, moving: GIF"), `${name}.solution.gif`, moving, "gif"),
                  animationOffer(say("Solution, moving: APNG"), `${name}.solution.png`, moving, "apng"),
              ]),
        ...(counts.text === "" ? [] : [countsOffer(name, exported.metric, counts)]),
        ...cardOffers(name, exported.metric),
        { label: say("Puzzle and results: JSON"), group: say("Data"), file: `${name}.json`, text: jsonOf(exported) },
        ...texts.slice(1),
    ];
}
