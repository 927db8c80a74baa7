// `distinct` and `alike`: which pieces are interchangeable. Blocks of one shape with one label are. Ordinary pieces share a label, pieces
// named by a goal or by `distinct` begin with their own, tiles with one for each name; `alike` merges.

import { blocksListed, type Draft } from "./draft";
import type { Section } from "./sections";
import { offsetsOf, shapeKey } from "./shape";

/** Classes as a union-find: the root of a class is its first block. */
class Classes {
    private readonly parents: number[];

    constructor(private readonly shapes: readonly string[]) {
        this.parents = shapes.map((_shape, block) => block);
    }

    root(block: number): number {
        let root = block;
        while (this.parents[root] !== root) root = this.parents[root]!;
        return root;
    }

    /** Joins the blocks of a group that have one shape. */
    mergeByShape(group: readonly number[]): void {
        const first = new Map<string, number>();
        for (const block of group) {
            const shape = this.shapes[block]!;
            if (!first.has(shape)) first.set(shape, block);
            const roots = [this.root(first.get(shape)!), this.root(block)];
            this.parents[Math.max(...roots)] = Math.min(...roots);
        }
    }
}

export function readClasses(sections: readonly Section[], draft: Draft): void {
    const { blocks, blocksOf, tiles, namedByGoal } = draft;
    const listed = (wanted: string): number[][] =>
        sections.filter(({ key }) => key === wanted).map((section) => blocksListed(draft, section));
    const apart = new Set([...namedByGoal, ...listed("distinct").flat()]);
    const classes = new Classes(blocks.map(({ cells }) => shapeKey(offsetsOf(cells))));
    const ordinary: number[] = [];
    for (const [name, ofName] of blocksOf) {
        if (tiles.has(name)) classes.mergeByShape(ofName);
        else if (!apart.has(ofName[0]!)) ordinary.push(ofName[0]!);
    }
    classes.mergeByShape(ordinary);
    listed("alike").forEach((group) => classes.mergeByShape(group));
    blocks.forEach((block, index) => (block.label = classes.root(index)));
}
