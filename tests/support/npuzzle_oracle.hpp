// The oracle for boards of unit tiles: breadth-first search over strings, with no code of core. Slow and obviously right.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

namespace shunt::test {

/// A board as a string: one character a cell, row by row; character 0 is the blank.
using TileString = std::string;

/// The boards one step away.
[[nodiscard]] std::vector<TileString> tile_neighbours(const TileString& board, int rows, int columns);

/// The least number of steps to `goal`, of every board from which it can be reached.
[[nodiscard]] std::unordered_map<TileString, int> tile_distances(const TileString& goal, int rows, int columns);

}  // namespace shunt::test
