// The positions that all shortest solutions pass, as a value of an outcome.
#pragma once

#include <optional>

#include "core/analysis/solution_choices.hpp"
#include "core/outcome/choices.hpp"

namespace shunt::job {

/// Most positions that are told where nobody says how many.
inline constexpr std::uint64_t kMostChoices = 10'000;

/// How many there are after each move; with a reason when they are more than `most`, and then with nothing else where only those through
/// one position are asked for.
[[nodiscard]] outcome::Choices told_columns(const analysis::ShortestPaths& paths, std::uint64_t most, bool through);
/// All of them, or those on solutions that pass a position, which must be canonical.
[[nodiscard]] outcome::Choices told_choices(const puzzle::Puzzle& puzzle, analysis::SolutionChoices& written,
                                            const std::optional<puzzle::Position>& through);

}  // namespace shunt::job
