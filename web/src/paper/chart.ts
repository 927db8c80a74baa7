// The chart of print: how many positions lie how far from the start, with numbers in place of what a pointer would show.

import { node, type SvgNode } from "../picture/node";
import { numberText } from "../picture/numbers";
import { say } from "../words/say";

export interface PaperChart {
    /** What it shows, in words. */
    sentence: string;
    /** What a distance counts: "moves". */
    unit: string;
    /** The greatest depth. */
    last: number;
    /** Depth of the nearest goal; -1: none, or not known. */
    goal: number;
    /** How many depths a bar stands for. */
    span: number;
    /** The greatest count of each. */
    bars: number[];
}

const kWidth = 680;
const kHeight = 150;
const kLeft = 70; // for the numbers beside it
const kBelow = 34;
const kLeast = 0.6; // of a bar, for one position to be seen

function text(x: number, y: number, anchor: string, words: string): SvgNode {
    const style = { "text-anchor": anchor, "font-size": "12", fill: "currentColor" };
    return node("text", { x: numberText(x), y: numberText(y), ...style }, [words]);
}

/** Depths that are written below: first and last, and the goal's where it does not touch them. */
function markedDepths({ last, goal }: PaperChart): number[] {
    const isFree = goal > last * 0.06 && goal < last * 0.94;
    return [...new Set([0, ...(isFree ? [goal] : []), last])];
}

export function chartSvg(chart: PaperChart): SvgNode {
    const { bars, span, goal, last, unit } = chart;
    const most = Math.max(...bars);
    const wide = (kWidth - kLeft) / bars.length;
    const rects = bars.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(kLeast, (count / most) * kHeight);
        const isGoal = goal >= 0 && Math.floor(goal / span) === index;
        const box = { x: kLeft + (index + 0.1) * wide, y: kHeight - height, width: 0.8 * wide, height };
        const place = Object.fromEntries(Object.entries(box).map(([name, value]) => [name, numberText(value)]));
        return node("rect", { ...place, fill: "currentColor", opacity: isGoal ? undefined : "0.5" });
    });
    const depths = markedDepths(chart).map((depth) => {
        const words = depth === goal ? say("{depth}, the goal", { depth }) : String(depth);
        return text(kLeft + (depth / span + 0.5) * wide, kHeight + 15, depth === 0 ? "start" : depth === last ? "end" : "middle", words);
    });
    const view = { viewBox: `0 -8 ${kWidth} ${kHeight + kBelow + 8}`, class: "paper-chart", role: "img" };
    return node("svg", view, [
        node("title", {}, [chart.sentence]),
        text(kLeft - 6, 5, "end", say("{count, plural, one {#} other {#}}", { count: most })),
        text(kLeft - 6, kHeight, "end", "0"),
        ...rects,
        node("path", { d: `M${kLeft} ${kHeight}H${kWidth}`, stroke: "currentColor" }),
        ...depths,
        text((kLeft + kWidth) / 2, kHeight + 30, "middle", say("{unit} from the start", { unit })),
    ]);
}
