// State spaces of puzzles, ready to be looked at.
#pragma once

#include "core/packing/position_cursor.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::test {

/// The numbered positions of a puzzle of at most 64 cells, whose packings fit a gigabyte.
[[nodiscard]] packing::PackedSpace packed_space(const puzzle::Puzzle& puzzle, puzzle::Metric metric);

}  // namespace shunt::test
