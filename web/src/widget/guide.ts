// What is known of a puzzle in one metric: shortest solutions from positions met, and the counts of its positions. Asks the solver for
// what is not known yet.

import type { Move } from "../puzzle/moves";
import { printPosition } from "../puzzle/position_text";
import { canonical, type Metric, type Position, type Puzzle } from "../puzzle/puzzle";
import { say } from "../words/say";
import type { WidgetOptions } from "./events";
import type { ReportedMove } from "./reported_way";
import { answering, ask, NoAnswer, Withdrawn, type Asking } from "./solver";
import type { Told } from "../jobs/job";

/** From a position on: a shortest solution, or that there is none. */
export type Outlook = { readonly moves: readonly Move[] } | "unsolvable";

/** All positions that can be reached from the start, by depth. */
export interface Census {
    readonly metric: Metric;
    readonly reachable: number;
    readonly depths: readonly number[];
    /** How many of each depth are goals; empty where the puzzle has none. */
    readonly goals: readonly number[];
    readonly eccentricity: number;
    /** False when a limit ended it: then all numbers are the least that there are. */
    readonly complete: boolean;
}

interface SolveReport {
    status: "solved" | "unsolvable" | "limit" | "cancelled";
    length?: number;
    moves?: ReportedMove[];
    reason?: string;
}

interface CensusReport {
    status: "complete" | "limit" | "cancelled";
    reachable: number;
    depths: number[];
    goal_depths?: number[];
    eccentricity: number;
}

/** So many positions are remembered; the oldest are forgotten first. */
const kMostKnown = 1000;

export class Guide {
    private readonly known = new Map<string, Outlook>();
    private readonly depths = new Map<string, number>();
    private readonly puzzle: Puzzle;
    private readonly metric: Metric;
    private readonly start: string;
    /** What the library says: the length of a shortest solution from the start. */
    private readonly fromLibrary: number | undefined;
    private asking: Asking<unknown> | undefined;
    counted: Census | undefined;

    /** `id`: in the library, whose word is taken; `lane`: of its own, so that a newer question replaces an older one. */
    constructor(
        { puzzle, metric, id }: Pick<WidgetOptions, "puzzle" | "metric" | "id">,
        private readonly lane: string,
        private readonly progress: (told: Told) => void,
    ) {
        [this.puzzle, this.metric] = [puzzle, metric];
        this.start = this.keyOf(puzzle.start);
        this.depths.set(this.start, 0);
        const length = puzzle.facts.find((fact) => fact.subject === "length" && fact.metric === metric)?.value;
        this.fromLibrary = id === undefined || length === undefined || length === "unsolvable" ? undefined : Number(length);
    }

    /** What is known of a position without asking. */
    outlook(position: Position): Outlook | undefined {
        return this.known.get(this.keyOf(position));
    }

    /** Moves to go, as far as known. */
    toGo(position: Position): number | "unsolvable" | undefined {
        const outlook = this.outlook(position);
        if (outlook === undefined) return this.keyOf(position) === this.start ? this.fromLibrary : undefined;
        return outlook === "unsolvable" ? outlook : outlook.moves.length;
    }

    /** How far a position is from the start, as far as known. */
    depth(position: Position): number | undefined {
        return this.depths.get(this.keyOf(position));
    }

    /** Rejects with NoAnswer. */
    async solve(position: Position): Promise<Outlook> {
        const known = this.outlook(position);
        if (known !== undefined) return known;
        if (this.puzzle.goals.length === 0) throw new NoAnswer(say("This puzzle has no goal, so there is nothing to solve."));
        const report = await this.ask<SolveReport>({
            job: "solve",
            puzzle: this.puzzle.text,
            position: printPosition(this.puzzle, position),
        });
        if (report.status === "unsolvable") return this.remember(position, "unsolvable");
        if (report.status !== "solved") throw unfinished(report);
        this.rememberWay(position, report.moves ?? []);
        return this.outlook(position)!;
    }

    async census(): Promise<Census> {
        if (this.counted?.complete) return this.counted;
        const report = await this.ask<CensusReport>({ job: "census", puzzle: this.puzzle.text, list: 1 });
        if (report.status === "cancelled") throw unfinished(report);
        const { reachable, depths, goal_depths: goals = [], eccentricity } = report;
        this.counted = { metric: this.metric, reachable, depths, goals, eccentricity, complete: report.status === "complete" };
        return this.counted;
    }

    /** Works out how far a position is from the start. */
    async measureDepth(position: Position): Promise<number | undefined> {
        const key = this.keyOf(position);
        const puzzle = answering.distancePuzzle(this.puzzle, position);
        const report = await this.ask<SolveReport>({ job: "solve", puzzle });
        if (report.status === "solved" && report.length !== undefined) this.depths.set(key, report.length);
        return this.depths.get(key);
    }

    /** Takes back what was asked. */
    stop(): void {
        this.asking?.cancel();
    }

    private async ask<Report>(request: { job: string } & Record<string, unknown>): Promise<Report> {
        const asking = ask<Report>({ ...request, metric: this.metric }, this.lane, this.progress);
        this.asking = asking;
        try {
            return await asking.answer;
        } finally {
            if (this.asking === asking) this.asking = undefined;
        }
    }

    private keyOf(position: Position): string {
        return canonical(this.puzzle, position).join();
    }

    private remember(position: Position, outlook: Outlook): Outlook {
        if (this.known.size >= kMostKnown) this.known.delete(this.known.keys().next().value!);
        this.known.set(this.keyOf(position), outlook);
        return outlook;
    }

    /** Every part of a shortest solution is shortest: all positions on the way are known then. */
    private rememberWay(from: Position, reported: readonly ReportedMove[]): void {
        const { moves, positions } = answering.wayOf(this.puzzle, from, reported);
        positions.forEach((position, index) => this.remember(position, { moves: moves.slice(index) }));
    }
}

function unfinished({ status, reason }: { status: string; reason?: string }): NoAnswer {
    if (status === "cancelled") return new Withdrawn(say("The search was stopped."));
    if (reason === undefined) return new NoAnswer(say("This puzzle is too large to be searched here."));
    return new NoAnswer(say("This puzzle is too large to be searched here: {reason}.", { reason }));
}
