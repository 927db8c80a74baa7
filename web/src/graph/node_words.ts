// What is said of the nodes of a graph: they are positions, or groups of positions.

import { say } from "../words/say";

export interface NodeWords {
    /** What is drawn, and what keys do. */
    graph(count: number, edges: number, unit: string): string;
    /** How many there are; undefined where that is said elsewhere. */
    count(count: number): string | undefined;
    goals(count: number): string;
    /** What a dead end is. */
    deadEnd(): string;
    fromStart(distance: number): string;
    toGoal(distance: number): string;
    around(count: number): string;
    /** A position that was looked for is in none of them. */
    notDrawn(): string;
    caption(): string;
    /** Heads of columns: all of a distance, and those with goals. */
    columns(): [string, string];
}

export const positionWords: NodeWords = {
    graph(count, edges, unit) {
        const what = say(
            "Graph of {count, plural, one {# position} other {# positions}} and {edges, plural, other {#}} {unit} between them.",
            { count, edges, unit },
        );
        return `${what} ${say("Arrow keys go from position to position, Enter chooses one.")}`;
    },
    count: () => undefined,
    goals: (count) => say("{count, plural, one {# goal position} other {# goal positions}}", { count }),
    deadEnd: () => say("No move leads farther from the start."),
    fromStart: (distance) => say("{distance} from the start", { distance }),
    toGoal: (distance) => say("{distance} to a goal", { distance }),
    around: (count) => say("{count, plural, one {# position} other {# positions}} next to it", { count }),
    notDrawn: () => say("This position is not among those that are drawn."),
    caption: () => say("Positions that are drawn, by distance"),
    columns: () => [say("positions"), say("goal positions")],
};

export const groupWords: NodeWords = {
    graph(count, edges) {
        const groups = say("{count, plural, one {# group} other {# groups}} of positions", { count });
        const what = say("Graph of {groups}, with {edges, plural, one {# line} other {# lines}} between them.", { groups, edges });
        return `${what} ${say("Arrow keys go from group to group, Enter chooses the position of one that is nearest to the start.")}`;
    },
    count: (count) => say("{count, plural, one {# group} other {# groups}} of positions", { count }),
    goals: (count) => say("{count, plural, one {# group} other {# groups}} with goal positions", { count }),
    deadEnd: () => say("No move leads to a group that is farther from the start."),
    fromStart: (distance) => say("at least {distance} from the start", { distance }),
    toGoal: (distance) => say("at least {distance} to a goal", { distance }),
    around: (count) => say("{count, plural, one {# group} other {# groups}} of positions next to it", { count }),
    notDrawn: () => say("The group of this position is not among those that are drawn."),
    caption: () => say("Groups of positions that are drawn, by the least distance"),
    columns: () => [say("groups of positions"), say("groups with goal positions")],
};
