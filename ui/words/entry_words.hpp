// What is said of a puzzle in a line.
#pragma once

#include <string>

#include "ui/entry/entry.hpp"

namespace shunt::ui {

/// One line of what is known: "4 × 5 · 81 moves", "6 × 5 · 2,613,742 positions". Columns before rows, as puzzlers say
/// it.
[[nodiscard]] std::string subtitle(const Entry& entry);
/// The name of a part of the library (puzzles/order.txt): those that are words, in the language spoken; proper names stay.
[[nodiscard]] std::string family_words(const std::string& family);
/// Whether the pieces of a kind have the colour of those that a goal names, which is red: an author may have given them another one.
[[nodiscard]] bool is_red(const puzzle::Puzzle& puzzle, puzzle::KindId kind);
/// What the player is asked to do, in one sentence: the file's note, or one made from the goal.
[[nodiscard]] std::string task(const Entry& entry);

}  // namespace shunt::ui
