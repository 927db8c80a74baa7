// Every metric is a choice of what moves and of how far: the two halves of the selector.
#pragma once

#include <string>

#include "core/puzzle/metric.hpp"
#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Draws it at the left of `row`; `prefix` makes the names of its widgets, `choose` the command of a metric.
void metric_selector(Frame& frame, Rect row, const std::string& prefix, puzzle::Metric metric,
                     Command (*choose)(puzzle::Metric));

}  // namespace shunt::ui
