// Boards, walks and points of programs for the tests of this folder.
#pragma once

#include <string>
#include <vector>

#include "core/npuzzle/program/model.hpp"

namespace shunt::test {

using npuzzle::program::Instance;
using npuzzle::program::Model;

/// 1, 2, ... and the blank last.
[[nodiscard]] std::vector<int> ordered_board(int rows, int columns);
/// From the given tiles to the ordered board.
[[nodiscard]] Instance instance_of(int rows, int columns, const std::vector<int>& start);
/// The cell of the blank.
[[nodiscard]] int blank_of(const std::vector<int>& tiles);
/// The tiles of a board.
[[nodiscard]] std::vector<int> tiles_of(const npuzzle::Board& board);
/// Boards after 0, 1, ... moves of a walk: `path` lists the cells of the blank.
[[nodiscard]] std::vector<std::vector<int>> boards_along(const npuzzle::Board& board, const std::vector<int>& path);
/// All paths of the blank from the start to the goal with exactly `steps` moves of which none undoes the one before.
[[nodiscard]] std::vector<std::vector<int>> paths_without_undo(const Instance& instance, int steps);
/// The values of a walk's columns, `boards` before each step and after the last. Empty when the walk needs a column that the
/// model has not. Where the model has a choice of its own to make (m after the last step, m of a pass), the blank "moves".
[[nodiscard]] std::vector<double> point_of(const Instance& instance, const Model& model,
                                           const std::vector<std::vector<int>>& boards);

}  // namespace shunt::test
