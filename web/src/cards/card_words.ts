// What is said of result cards: what they claim, how far a search for them is, what came of it.

import type { Card } from "./card";
import type { Verified } from "./card_jobs";
import type { Progress } from "../jobs/protocol";
import { say } from "../words/say";

/** The name that the puzzle of a card gives itself. */
function nameOf({ puzzle }: Card): string {
    return /^name:\s*(.+)$/m.exec(puzzle)?.[1]?.trim() ?? say("A puzzle without a name");
}

/** What a card claims, in a sentence. */
export function claimOf(card: Card): string {
    const name = nameOf(card);
    const { metric, levels, length } = card;
    if (levels !== undefined) {
        const positions = levels.reduce((sum, level) => sum + level.positions, 0);
        const words = { name, metric, positions, levels: levels.length };
        return card.complete === true
            ? say(
                  "{name}, {metric} metric. Positions: {positions, plural, other {#}}. Levels: {levels, plural, other {#}}, and no more.",
                  words,
              )
            : say(
                  "{name}, {metric} metric. Positions: {positions, plural, other {#}}. Levels: the first {levels, plural, other {#}}.",
                  words,
              );
    }
    if (length === undefined) return say("{name}: no solution.", { name });
    return say("{name}, {metric} metric. Length of a shortest solution: {length, plural, other {#}}.", { name, length, metric });
}

/** What came of it, in a sentence. */
export function verdictOf(found: Verified): string {
    if (found.differences.length > 0) return say("Not equal: {why}", { why: found.differences.join(" ") });
    if (found.equal && found.positions !== undefined) return say("Equal: count and hash of each level were found again.");
    if (found.equal && found.length !== undefined) return say("Equal: the way was played, and no solution is shorter.");
    if (found.equal) return say("Equal: there is no solution.");
    const levels = found.levels ?? 0;
    if (levels === 0) return say("Not verified: the search did not come to an end. {why}", { why: found.reason ?? "" }).trim();
    return say("Not verified to the end. Levels that are equal: {levels, plural, other {#}}.", { levels });
}

/** How far a search is that makes or verifies a card. */
export function progressWords({ done, depth }: Progress): string {
    if (depth === undefined) return say("{done, plural, other {#}} so far…", { done });
    return say("{done, plural, one {# position} other {# positions}} so far, at depth {depth, plural, other {#}}…", { done, depth });
}
