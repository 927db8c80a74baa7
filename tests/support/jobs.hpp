// Running a job to its end, as the command line and the worker do.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"

namespace shunt::test {

using Json = nlohmann::json;

enum class Kind : unsigned char { solve, census };

/// Either of the two, for tests that ask both alike.
struct Request : job::SolveRequest {
    Kind kind = Kind::solve;
    bool hardest_start = false;
    bool diameter = false;
    bool components = false;
};

[[nodiscard]] Result<std::unique_ptr<job::Job>> make_job(const Request& request);

/// The outcome of a job as JSON text.
[[nodiscard]] std::string report_text(const job::Job& job, double seconds = 0);

/// What the solver itself reports to a request of the page, "solve", "census" or "any", as JSON text; nothing when it refuses it.
[[nodiscard]] std::string report_to(const Json& request);

/// The report of a job run in slices of `budget` units, or {"error": text} when the request is refused. `seconds` is 0.
[[nodiscard]] Json run_job(const Request& request, std::uint64_t budget = 100'000);

[[nodiscard]] Json solve(const std::string& puzzle, puzzle::Metric metric);
[[nodiscard]] Json census(const std::string& puzzle, puzzle::Metric metric);

}  // namespace shunt::test
