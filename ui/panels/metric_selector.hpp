// Every metric is a choice of what moves and of how far: the two halves of the selector.
#pragma once

#include <optional>
#include <string>

#include "core/puzzle/metric.hpp"
#include "ui/app/frame.hpp"

namespace shunt::ui {

/// Draws it at the left of `row`; the metric that was chosen. `prefix` makes the names of its widgets.
std::optional<puzzle::Metric> metric_selector(Frame& frame, Rect row, const std::string& prefix, puzzle::Metric metric);

}  // namespace shunt::ui
