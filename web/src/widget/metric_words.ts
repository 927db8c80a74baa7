// Lengths are never said without their metric. The texts are six each: "{count, plural, one {step to go} other {steps to go}}", ...

import type { Metric } from "../rules/puzzle";
import { say } from "../words/say";

/** "moves to go", to stand behind the number. */
export function toGoText(metric: Metric, count: number): string {
    return say(`{count, plural, one {${metric} to go} other {${metric}s to go}}` as const, { count });
}

/** "81 moves". */
export function lengthText(metric: Metric, count: number): string {
    return say(`{count, plural, one {# ${metric}} other {# ${metric}s}}` as const, { count });
}
