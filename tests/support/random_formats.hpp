// Random puzzles cut to what one format can say, for the laws of its reader and writer.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/puzzle/puzzle.hpp"

namespace shunt::test {

/// A small puzzle that nearly always can be written in the foreign format of that name; at most 40 cells. The same seed gives the same
/// puzzle in every build.
[[nodiscard]] puzzle::Problem random_problem_for(std::string_view format, std::uint64_t seed);

}  // namespace shunt::test
