// What counts as 1: names as in core/puzzle/metric.hpp.

export const kMetrics = ["step", "slide", "move", "super-step", "super-slide", "super-move"] as const;
export type Metric = (typeof kMetrics)[number];
