// From what a user asks to a job that does it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/analysis/census.hpp"
#include "core/analysis/difficulty.hpp"
#include "core/analysis/solve.hpp"
#include "core/base/result.hpp"
#include "core/job/job.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::job {

enum class Kind : unsigned char { solve, census, difficulty };

/// Inverse of the names "solve" and "census", the jobs of make_job(); empty for any other.
[[nodiscard]] std::optional<Kind> kind_from(std::string_view name);

struct Request {
    Kind kind = Kind::solve;
    std::string puzzle;                    ///< text of the puzzle
    std::optional<std::string> position;   ///< where to begin, as print_position writes it; absent: the puzzle's start
    std::optional<puzzle::Metric> metric;  ///< absent: the puzzle's
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
    std::optional<analysis::Storage> storage;             ///< absent: packed if it fits
    bool symmetry = true;  ///< find mirror images together where the puzzle is its own; no outcome depends on it
    search::Crew* crew = nullptr;  ///< several workers; must outlive the job
    std::uint64_t list = 16;       ///< most solutions (with all), antipodes and hardest starts in the report

    std::optional<analysis::Direction> direction;  ///< solve: absent: chosen by the goals
    bool all = false;                              ///< solve: count and list all shortest solutions
    bool checksum = false;                         ///< solve: with all, the checksum over the letters of every solution

    bool hardest_start = false;  ///< census
    bool diameter = false;       ///< census
    bool components = false;     ///< census

    double precision = 0.01;                  ///< difficulty: standard error relative to the mean path; above 0
    std::uint64_t seed = 1;                   ///< difficulty: of the random walks
    std::uint64_t most_samples = UINT64_MAX;  ///< difficulty
};

/// Checks a request and makes its job; allocates nothing large. Errors: those of the puzzle's and the position's text, a request for
/// solutions, the hardest start or the difficulty of a puzzle that has no goal, a precision that is not above 0, a checksum of pieces
/// that are no unit tiles, a memory limit of 0.
[[nodiscard]] Result<std::unique_ptr<Job>> make_job(const Request& request);
/// The same without the parts of a census, which are an error; apart, so that the page's solver need not carry them.
[[nodiscard]] Result<std::unique_ptr<Job>> make_plain_job(const Request& request);
/// The same for a request of kind difficulty; apart, so that the page's solver need not carry it.
[[nodiscard]] Result<std::unique_ptr<Job>> make_difficulty_job(const Request& request);

/// The puzzle of a request with its start, once the request is found in order; the errors of make_job().
[[nodiscard]] Result<puzzle::Puzzle> checked_puzzle(const Request& request);
/// How the request is searched.
[[nodiscard]] analysis::SearchOptions search_options(const Request& request, const puzzle::Puzzle& puzzle);

}  // namespace shunt::job
