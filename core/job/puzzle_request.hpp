// What a user asks of one puzzle, whatever the question.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/analysis/breadth_first.hpp"
#include "core/base/result.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::job {

struct PuzzleRequest {
    std::string puzzle;                    ///< text of the puzzle
    std::string read_as{};                 ///< how it was understood, where it had been in another format
    std::optional<std::string> position;   ///< where to begin, as print_position writes it; absent: the puzzle's start
    std::optional<puzzle::Metric> metric;  ///< absent: the puzzle's
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
    std::optional<analysis::Storage> storage;             ///< absent: what is fastest, fits, and can answer
    bool symmetry = true;  ///< find mirror images together where the puzzle is its own; no outcome depends on it
    search::Crew* crew = nullptr;           ///< several workers; must outlive the job
    analysis::InParts* in_parts = nullptr;  ///< several processes, each with this job; must outlive it
    analysis::OnShelf* on_shelf = nullptr;  ///< what Storage::disk is kept on; must outlive the job
};

/// What a request is about: its puzzle, begun at its position or else at the start that the text shows. Errors: those of the texts, a
/// memory limit of 0, and, unless `without_goal` is empty, a puzzle that has no goal: then what `without_goal` says of it.
[[nodiscard]] Result<puzzle::Problem> checked_problem(const PuzzleRequest& request, const std::string& without_goal);
/// The same pieces told apart only where a goal does (puzzle/merged.hpp), for what asks for a length or a way and counts nothing; adds to
/// `pieces` those that are not told apart any more.
[[nodiscard]] puzzle::Problem merged_problem(puzzle::Problem problem, std::uint64_t& pieces);
/// How the request is searched.
[[nodiscard]] analysis::SearchOptions search_options(const PuzzleRequest& request, const puzzle::Puzzle& puzzle);

}  // namespace shunt::job
