// Lengths are never said without their metric.

import type { Metric } from "../rules/puzzle";
import { say } from "../words/say";

type Count = { count: number };

const kToGo: Readonly<Record<Metric, (values: Count) => string>> = {
    step: (values) => say("{count, plural, one {step to go} other {steps to go}}", values),
    slide: (values) => say("{count, plural, one {slide to go} other {slides to go}}", values),
    move: (values) => say("{count, plural, one {move to go} other {moves to go}}", values),
    "super-step": (values) => say("{count, plural, one {super-step to go} other {super-steps to go}}", values),
    "super-slide": (values) => say("{count, plural, one {super-slide to go} other {super-slides to go}}", values),
    "super-move": (values) => say("{count, plural, one {super-move to go} other {super-moves to go}}", values),
};

/** "moves to go", to stand behind the number. */
export function toGoText(metric: Metric, count: number): string {
    return kToGo[metric]({ count });
}

const kLength: Readonly<Record<Metric, (values: Count) => string>> = {
    step: (values) => say("{count, plural, one {# step} other {# steps}}", values),
    slide: (values) => say("{count, plural, one {# slide} other {# slides}}", values),
    move: (values) => say("{count, plural, one {# move} other {# moves}}", values),
    "super-step": (values) => say("{count, plural, one {# super-step} other {# super-steps}}", values),
    "super-slide": (values) => say("{count, plural, one {# super-slide} other {# super-slides}}", values),
    "super-move": (values) => say("{count, plural, one {# super-move} other {# super-moves}}", values),
};

/** "81 moves". */
export function lengthText(metric: Metric, count: number): string {
    return kLength[metric]({ count });
}
