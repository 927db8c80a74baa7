// Commands about the live verdict of what is drawn.
#pragma once

#include <variant>

#include "core/puzzle/metric.hpp"

namespace shunt::ui::command {

struct SetVerdictMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};
/// Without a limit of time, and with more memory.
struct SearchFurther {};
struct CopySolveCommand {};
struct MeasureDifficulty {};
/// What was found by then stays.
struct StopMeasuring {};

using Verdict = std::variant<SetVerdictMetric, SearchFurther, CopySolveCommand, MeasureDifficulty, StopMeasuring>;

}  // namespace shunt::ui::command
