// Lengths are never said without their metric.

import type { Metric } from "../puzzle/puzzle";
import { say } from "../words/say";

type Counted = Readonly<Record<Metric, (count: number) => string>>;

const kToGo: Counted = {
    step: (count) => say("{count, plural, one {step to go} other {steps to go}}", { count }),
    slide: (count) => say("{count, plural, one {slide to go} other {slides to go}}", { count }),
    move: (count) => say("{count, plural, one {move to go} other {moves to go}}", { count }),
    "super-step": (count) => say("{count, plural, one {super-step to go} other {super-steps to go}}", { count }),
    "super-slide": (count) => say("{count, plural, one {super-slide to go} other {super-slides to go}}", { count }),
    "super-move": (count) => say("{count, plural, one {super-move to go} other {super-moves to go}}", { count }),
};

const kLengths: Counted = {
    step: (count) => say("{count, plural, one {# step} other {# steps}}", { count }),
    slide: (count) => say("{count, plural, one {# slide} other {# slides}}", { count }),
    move: (count) => say("{count, plural, one {# move} other {# moves}}", { count }),
    "super-step": (count) => say("{count, plural, one {# super-step} other {# super-steps}}", { count }),
    "super-slide": (count) => say("{count, plural, one {# super-slide} other {# super-slides}}", { count }),
    "super-move": (count) => say("{count, plural, one {# super-move} other {# super-moves}}", { count }),
};

/** "moves to go", to stand behind the number. */
export function toGoText(metric: Metric, count: number): string {
    return kToGo[metric](count);
}

/** "81 moves". */
export function lengthText(metric: Metric, count: number): string {
    return kLengths[metric](count);
}
