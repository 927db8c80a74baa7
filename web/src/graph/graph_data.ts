// The graph of a puzzle's positions as a worker tells it (the question "graph" of wasm/protocol.md), and what can be read off it.

import { groupWords, positionWords, type NodeWords } from "./node_words";
import { kNoWay, neighboursOf, type Neighbours } from "./neighbours";

/** What the worker tells, as its bytes are read. */
export interface ToldGraph {
    total: number;
    nodes: number;
    depths: Uint32Array;
    to_goal: Uint32Array;
    dead_ends: Uint32Array;
    edges: Uint32Array;
    codes: string;
    // Where nodes are groups of positions (their code is that of one nearest to the start, their distances are the least of any):
    /** How many groups there are, drawn or not. */
    classes?: number;
    /** The pieces in whose places the positions of one group differ, a line each. */
    small?: string;
    /** Of each group. */
    positions?: Uint32Array;
    /** The nodes that a shortest solution passes, position by position. */
    way?: Uint32Array;
}

/** What is drawn at a distance from the start. */
export interface DrawnLevel {
    depth: number;
    nodes: number;
    goals: number;
    deadEnds: number;
}

export class GraphData {
    readonly nodes: number;
    /** Whether there are more than these. */
    readonly isPart: boolean;
    /** Where nodes are groups: how many positions are in each. */
    readonly positions: Uint32Array | undefined;
    /** Where nodes are groups: the pieces in whose places their positions differ. */
    readonly small: ReadonlySet<string>;
    readonly words: NodeWords;
    /** By node: distance from the start, ascending. */
    readonly depths: Uint32Array;
    readonly edges: Uint32Array;
    readonly goals: Uint32Array;
    /** No move leads farther from the start, whether or not that is drawn; ascending. */
    readonly deadEnds: Uint32Array;
    readonly neighbours: Neighbours;
    private readonly told: Uint32Array | undefined;
    private readonly toGoal: Uint32Array;
    private readonly ends: ReadonlySet<number>;
    private readonly codes: string[];

    constructor(told: ToldGraph) {
        this.nodes = told.nodes;
        this.isPart = told.nodes < (told.classes ?? told.total);
        this.positions = told.classes ? told.positions : undefined;
        this.small = new Set(told.small?.split("\n").filter((name) => name !== ""));
        this.words = told.classes ? groupWords : positionWords;
        this.told = told.classes ? told.way : undefined;
        this.depths = told.depths;
        this.edges = told.edges;
        this.toGoal = told.to_goal;
        this.codes = told.codes.split("\n");
        this.neighbours = neighboursOf(told.nodes, told.edges);
        this.deadEnds = told.dead_ends;
        this.ends = new Set(told.dead_ends);
        this.goals = Uint32Array.from([...told.to_goal.keys()].filter((node) => told.to_goal[node] === 0));
    }

    /** Undefined where no goal can be reached. */
    distanceToGoal(node: number): number | undefined {
        const distance = this.toGoal[node]!;
        return distance === kNoWay ? undefined : distance;
    }

    /** The position, rows joined by "/" (core/puzzle/position_code.hpp). */
    codeOf(node: number): string {
        return this.codes[node]!;
    }

    isDeadEnd(node: number): boolean {
        return this.ends.has(node);
    }

    /** The node of a position by its code; undefined where there is none. `alike` makes codes equal that belong to one node. */
    nodeOf(code: string, alike = (code: string): string => code): number | undefined {
        const wanted = alike(code);
        const node = this.codes.findIndex((each) => alike(each) === wanted);
        return node < 0 || node >= this.nodes ? undefined : node;
    }

    around(node: number): Uint32Array {
        const { first, targets } = this.neighbours;
        return targets.subarray(first[node], first[node + 1]);
    }

    /** The start, where it is among the nodes. */
    get start(): number | undefined {
        return this.depths[0] === 0 ? 0 : undefined;
    }

    /** Positions of a shortest solution, without the start; undefined where there is none, or not all of it is among the nodes. */
    get solutionLength(): number | undefined {
        const positions = this.told?.length ?? this.solution().length;
        return positions === 0 ? undefined : positions - 1;
    }

    /** A shortest way from the start to a goal; empty where not all of it is among the nodes. Of several the same each time. */
    solution(): number[] {
        if (this.told) return [...this.told].filter((node, at, way) => node !== way[at - 1]);
        if (this.start === undefined || this.distanceToGoal(this.start) === undefined) return [];
        const way = [this.start];
        for (let node = this.start; this.toGoal[node] !== 0; way.push(node)) {
            const nearer = this.around(node).find((other) => this.toGoal[other]! < this.toGoal[node]!);
            if (nearer === undefined) return [];
            node = nearer;
        }
        return way;
    }

    /** For each node from 0 to 1, as far as it is from the start or from a goal; 1 where no goal can be reached. */
    shades(from: "start" | "goal"): Float32Array {
        const distances = from === "start" ? this.depths : this.toGoal;
        const known = distances.reduce((most, distance) => (distance !== kNoWay && distance > most ? distance : most), 1);
        return Float32Array.from(distances, (distance) => Math.min(1, distance / known));
    }

    /** The greatest distance that is drawn; 0 where there is none. */
    farthest(from: "start" | "goal"): number {
        const distances = from === "start" ? this.depths : this.toGoal;
        return distances.reduce((most, distance) => (distance !== kNoWay && distance > most ? distance : most), 0);
    }

    /** How many nodes, and how many goals and dead ends among them, there are at each distance from the start. */
    levels(): DrawnLevel[] {
        const levels = new Map<number, DrawnLevel>();
        this.depths.forEach((depth, node) => {
            const level = levels.get(depth) ?? { depth, nodes: 0, goals: 0, deadEnds: 0 };
            level.nodes += 1;
            level.goals += this.toGoal[node] === 0 ? 1 : 0;
            level.deadEnds += this.isDeadEnd(node) ? 1 : 0;
            levels.set(depth, level);
        });
        return [...levels.values()];
    }
}
