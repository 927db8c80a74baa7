// Running a job to its end, as the command line and the worker do.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "core/job/request.hpp"

namespace shunt::test {

using Json = nlohmann::json;

/// The report of a job run in slices of `budget` units, or {"error": text} when the request is refused. `seconds` is 0.
[[nodiscard]] Json run_job(const job::Request& request, std::uint64_t budget = 100'000);

[[nodiscard]] Json solve(const std::string& puzzle, puzzle::Metric metric);
[[nodiscard]] Json census(const std::string& puzzle, puzzle::Metric metric);

}  // namespace shunt::test
