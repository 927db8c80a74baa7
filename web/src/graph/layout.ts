// Where the nodes of a graph are drawn: by pivots first, then by forces: edges pull, nodes push each other away, and everything moves
// less and less.

import { neighboursOf } from "./neighbours";
import { pivotLayout } from "./pivots";
import { QuadTree } from "./quad_tree";

const kRounds = 110;
/** Cells that push as one: size by distance. */
const kWide = 1.5;
const kPush = 0.6;
const kPull = 0.5;
/** How far a node goes in the first round at most, and in the last one, where an edge is about 1 long. */
const kFirstStep = 2.5;
const kLastStep = 0.05;

export class Layout {
    /** x and y of every node. Of the same graph the same in every round, in whatever slices. */
    readonly places: Float32Array;
    private readonly tree: QuadTree;
    private readonly forces: Float32Array;
    private readonly speeds: Float32Array;
    private round = 0;
    /** The node whose push comes next. */
    private node = 0;

    constructor(
        private readonly nodes: number,
        private readonly edges: Uint32Array,
    ) {
        this.places = pivotLayout(neighboursOf(nodes, edges), edges);
        this.spread();
        this.tree = new QuadTree(nodes);
        this.forces = new Float32Array(2 * nodes);
        this.speeds = new Float32Array(2 * nodes);
    }

    /** From 0 to 1, where it is settled. */
    get done(): number {
        const tiny = this.nodes < 2;
        return tiny ? 1 : (this.round + this.node / this.nodes) / kRounds;
    }

    /** Works on so many nodes; returns whether there is more to do. */
    advance(nodes: number): boolean {
        if (this.done >= 1) return false;
        if (this.node === 0) {
            this.tree.fill(this.places);
            this.forces.fill(0);
        }
        const end = Math.min(this.nodes, this.node + nodes);
        for (; this.node < end; ++this.node) this.tree.push(this.node, kWide, this.forces);
        if (this.node === this.nodes) this.endRound();
        return this.done < 1;
    }

    /** Nodes that have the same distances to all pivots get places of their own, a little beside each other. */
    private spread(): void {
        for (let at = 0; at < this.places.length; ++at) this.places[at]! += 0.3 * Math.sin(at * 12.9898) * Math.cos(at * 78.233);
    }

    private endRound(): void {
        this.pull();
        this.move(kFirstStep * (kLastStep / kFirstStep) ** (this.round / (kRounds - 1)));
        this.node = 0;
        ++this.round;
    }

    /** Edges pull as the square of their length. */
    private pull(): void {
        const { edges, places, forces } = this;
        for (let at = 0; at < forces.length; ++at) forces[at]! *= kPush;
        for (let i = 0; i < edges.length; i += 2) {
            const [a, b] = [2 * edges[i]!, 2 * edges[i + 1]!];
            const [dx, dy] = [places[b]! - places[a]!, places[b + 1]! - places[a + 1]!];
            const pull = kPull * Math.sqrt(dx * dx + dy * dy);
            forces[a]! += dx * pull;
            forces[a + 1]! += dy * pull;
            forces[b]! -= dx * pull;
            forces[b + 1]! -= dy * pull;
        }
    }

    private move(most: number): void {
        const { places, forces, speeds } = this;
        for (let at = 0; at < places.length; at += 2) {
            const force = Math.sqrt(forces[at]! ** 2 + forces[at + 1]! ** 2);
            const part = force > most ? most / force : 1;
            speeds[at] = (speeds[at]! + forces[at]! * part) / 2;
            speeds[at + 1] = (speeds[at + 1]! + forces[at + 1]! * part) / 2;
            places[at]! += speeds[at]!;
            places[at + 1]! += speeds[at + 1]!;
        }
    }
}
