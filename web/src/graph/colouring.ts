// By what the positions of a graph are coloured: their distance from the start or to a goal, or the place of a piece.

import type { ColourBy } from "./controls";
import type { GraphData } from "./graph_data";
import type { PiecePlaces } from "./places";

export class Colouring {
    by: ColourBy;
    private chosen: string;
    private known: PiecePlaces | undefined;

    /** `pieces`: those whose place can be seen; `placesOf` may take some time. */
    constructor(
        private readonly data: GraphData,
        pieces: readonly string[],
        private readonly placesOf: (piece: string) => PiecePlaces,
    ) {
        this.by = data.start === undefined && data.goals.length > 0 ? "goal" : "start";
        this.chosen = pieces[0] ?? "";
    }

    get piece(): string {
        return this.chosen;
    }

    /** By its place. */
    choose(piece: string): void {
        if (piece !== this.chosen) this.known = undefined;
        this.chosen = piece;
        this.by = "place";
    }

    /** Of the piece that is chosen; undefined where it does not matter. */
    get places(): PiecePlaces | undefined {
        return this.by === "place" ? (this.known ??= this.placesOf(this.chosen)) : undefined;
    }

    /** Of every node. */
    get shades(): Float32Array {
        return this.places?.shades ?? this.data.shades(this.by === "goal" ? "goal" : "start");
    }
}
