// What of a puzzle its answers depend on: names, notes and colours are not part of it.
#pragma once

#include "ui/model/library.hpp"

namespace shunt::ui {

/// Whether two puzzles are played alike, from the same start to the same goals, so that what is proved of one is true of the other.
/// O(size of their texts).
[[nodiscard]] bool is_same_game(const Entry& a, const Entry& b);

}  // namespace shunt::ui
