// What of a puzzle its answers depend on: names, notes, colours and the author's metric are not part of it.
#pragma once

#include <string>

#include "ui/entry/entry.hpp"

namespace shunt::ui {

/// The game as text: equal for puzzles that are played alike, from the same start to the same goals, so that what is proved of one is true
/// of the other. O(size of the puzzle's text).
[[nodiscard]] std::string game_of(const Entry& entry);
/// Whether the games of both are the same.
[[nodiscard]] bool is_same_game(const Entry& a, const Entry& b);

}  // namespace shunt::ui
