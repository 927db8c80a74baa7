// One tiling, and its drawing.
#pragma once

#include <string>
#include <vector>

#include "core/counting/grid.hpp"

namespace shunt::counting {

struct Tiling {
    static constexpr int kVoid = -1;
    static constexpr int kWall = -2;

    Grid grid;
    std::vector<int> piece;  ///< by cell, row by row: which piece covers it, numbered from 0 in any order; kVoid; kWall
};

/// Rows of letters, each ended by '\n': a letter for each piece (A-Z, a-z, 0-9, in the order of their first cells), '.'
/// for voids, '#' for walls. With more pieces than letters these repeat, but two pieces of one letter never touch.
[[nodiscard]] std::string print_tiling(const Tiling& tiling);

}  // namespace shunt::counting
