// The reports of jobs (what `shunt ... --json` prints) as what they were made of: outcomes, and those of boards of unit tiles.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/base/words.hpp"
#include "core/outcome/any_outcome.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/outcome/solve_outcome.hpp"
#include "core/outcome/value.hpp"
#include "core/outcome/variations_outcome.hpp"

namespace shunt::ui {

// What is said of one that cannot be read.
inline constexpr Phrase kUnreadableSolver("The solver's report could not be read.");
inline constexpr Phrase kUnreadableLab("The lab's report could not be read.");

using outcome::AnyOutcome;
using outcome::CensusOutcome;
using outcome::DifficultyOutcome;
using outcome::SolveOutcome;
using search::Status;

/// A search on a board of unit tiles: what it has found, or has found so far. Lengths in steps.
struct NPuzzleReport {
    Status status = Status::cancelled;
    std::optional<int> length;    ///< of a shortest solution; absent until that is proved
    std::string letters;          ///< of the best solution known: where each tile goes, L R U D
    std::optional<int> best;      ///< steps of that solution
    std::optional<int> at_least;  ///< no solution is shorter; absent when there is none at all
    std::string method;           ///< "bfs", "ida"; empty when no search was needed
    std::uint64_t nodes = 0;      ///< boards reached
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    std::string reason;  ///< of solvability, or why a limit was reached
};

/// A random board of the depth that was asked for.
struct ShuffleReport {
    Status status = Status::cancelled;
    std::string board;   ///< as npuzzle::parse_board reads it; empty when there is none
    std::string reason;  ///< why there is none
};

/// Of a report that may say more.
[[nodiscard]] std::optional<NPuzzleReport> read_npuzzle_report(outcome::Value report);
[[nodiscard]] std::optional<ShuffleReport> read_shuffle_report(outcome::Value report);

}  // namespace shunt::ui
