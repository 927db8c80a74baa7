// What the oracle says about a random puzzle, worked out once.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzle/metric.hpp"
#include "tests/support/jobs.hpp"

namespace shunt::interface {

struct Truth {
    std::vector<std::uint64_t> depths;    ///< positions at each depth from the start
    std::optional<std::uint64_t> length;  ///< of a shortest solution
    std::uint64_t edges = 0;              ///< between reachable positions
    std::optional<std::uint64_t> goals;   ///< reachable ones; absent: the puzzle has no goal
};

/// Null when the oracle would take too long in that metric.
[[nodiscard]] const Truth* truth_of(std::uint64_t puzzle, puzzle::Metric metric);
/// The metric of a random puzzle whose request names none.
[[nodiscard]] puzzle::Metric own_metric(std::uint64_t puzzle);

/// What a report says that is not so; empty when there is nothing. `job` as in command.hpp.
[[nodiscard]] std::string untrue(const std::string& job, const test::Json& report, const Truth& truth);

}  // namespace shunt::interface
