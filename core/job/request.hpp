// From what a user asks to a job that does it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::job {

enum class Kind : unsigned char { solve, census };

/// Inverse of the names "solve" and "census"; empty for any other.
[[nodiscard]] std::optional<Kind> kind_from(std::string_view name);

struct Request {
    Kind kind = Kind::solve;
    std::string puzzle;                    ///< text of the puzzle
    std::optional<std::string> position;   ///< where to begin, as print_position writes it; absent: the puzzle's start
    std::optional<puzzle::Metric> metric;  ///< absent: the puzzle's
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Checks a request and makes its job; allocates nothing large. Errors: those of the puzzle's and the position's text, and a
/// request to solve a puzzle that has no goal.
[[nodiscard]] Result<std::unique_ptr<Job>> make_job(const Request& request);

}  // namespace shunt::job
