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

using Verdict = std::variant<SetVerdictMetric, SearchFurther, CopySolveCommand>;

}  // namespace shunt::ui::command
