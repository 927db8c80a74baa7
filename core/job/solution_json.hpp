// Solutions as JSON values.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/moves/move.hpp"

namespace shunt::job {

/// Keys keep the order in which they are written.
using Json = nlohmann::ordered_json;

/// Whether every piece is a unit: only then a move is a letter.
[[nodiscard]] bool has_units_only(const puzzle::Puzzle& puzzle);
/// The directions in which the tiles move, one letter for every step.
[[nodiscard]] std::string letters_of(const std::vector<moves::Move>& moves);
/// [{"pieces": ["7"], "at": [[row, column]], "path": "RD"}]: where each piece's first cell stands before the move, counted from 1.
[[nodiscard]] Json moves_json(const puzzle::Puzzle& puzzle, const std::vector<moves::Move>& moves);
/// {"step": 116, ...}: in every metric; null where the solution has no count.
[[nodiscard]] Json counts_json(const moves::Counts& counts);

}  // namespace shunt::job
