// Solutions as values of outcomes.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/moves/move.hpp"
#include "core/outcome/solve_outcome.hpp"

namespace shunt::job {

/// Whether every piece is a unit: only then a move is a letter.
[[nodiscard]] bool has_units_only(const puzzle::Puzzle& puzzle);
/// The directions in which the tiles move, one letter for every step.
[[nodiscard]] std::string letters_of(const std::vector<moves::Move>& moves);
/// The moves in the user's names, from the puzzle's start.
[[nodiscard]] std::vector<outcome::Move> told(const puzzle::Problem& problem, const std::vector<moves::Move>& moves);
/// Inverse: each of them is found among the pieces as they stand then, and replayed. The error tells the first that is none, by its number.
[[nodiscard]] Result<std::vector<moves::Move>> played(const puzzle::Problem& problem,
                                                      const std::vector<outcome::Move>& told);
/// Bytes that the allocator holds for such a list.
[[nodiscard]] std::uint64_t heap_bytes(const std::vector<outcome::Move>& moves);
/// The counts in every metric.
[[nodiscard]] outcome::Lengths told(const moves::Counts& counts);

}  // namespace shunt::job
