// Result cards as texts: what was found of a puzzle, which others can check (core/outcome/card.hpp says what stands on one).

/** A card as far as the page looks at it; the module `lab` reads it strictly. */
export interface Card {
    card: number;
    puzzle: string;
    metric: string;
    /** Of a census: whether these levels are all. */
    complete?: boolean;
    levels?: { positions: number; hash: string }[];
    /** Of a solution. */
    solvable?: boolean;
    length?: number;
}

/** Whether a text says of itself that it is a card, right or wrong. */
export function isCard(text: string): boolean {
    return /^\s*\{\s*"card"\s*:/.test(text);
}

/** What a text claims; undefined where it is no JSON, or too little of a card to be spoken of. */
export function cardOf(text: string): Card | undefined {
    try {
        const card = JSON.parse(text) as Card;
        return typeof card.puzzle === "string" && typeof card.metric === "string" ? card : undefined;
    } catch {
        return undefined;
    }
}

/** An entry of a list of objects on a line of its own, as `shunt --card` writes it. */
function valueLines(value: unknown): string {
    if (!Array.isArray(value) || typeof value[0] !== "object" || Array.isArray(value[0])) return JSON.stringify(value);
    return `[\n  ${value.map((entry) => JSON.stringify(entry)).join(",\n  ")}\n]`;
}

/** A card as a file. */
export function cardText(card: Card): string {
    const fields = Object.entries(card).map(([key, value]) => `"${key}": ${valueLines(value)}`);
    return `{\n${fields.join(",\n")}\n}\n`;
}
