// Boards of numbered tiles are puzzles like all others, and some puzzles are such boards: the way from one to the other.
//
//     Puzzle, Position ──tile_setup──> NPuzzleSetup ──npuzzle_puzzle_text──> a puzzle file
#pragma once

#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"
#include "ui/model/npuzzle.hpp"

namespace shunt::ui {

/// The board that a position of this puzzle is, and its goal. Nothing unless it is a full rectangle of unit pieces named 1, 2, 3, ... with
/// one void, which may all go any way, and its one goal says where each of them is to stand. O(cells).
[[nodiscard]] std::optional<NPuzzleSetup> tile_setup(const puzzle::Puzzle& puzzle, const puzzle::Position& position);

/// The setup as a puzzle file.
[[nodiscard]] std::string npuzzle_puzzle_text(const NPuzzleSetup& setup);

}  // namespace shunt::ui
