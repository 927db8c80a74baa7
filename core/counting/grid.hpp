// The size of a grid.
#pragma once

#include <string>

#include "core/base/result.hpp"
#include "core/base/words.hpp"

namespace shunt::counting {

struct Grid {
    static constexpr int kMostRows = 1000;  ///< and columns

    int rows = 0;
    int columns = 0;

    [[nodiscard]] int cells() const { return rows * columns; }
    [[nodiscard]] int shorter() const { return rows < columns ? rows : columns; }
    [[nodiscard]] Grid transposed() const { return {columns, rows}; }

    friend bool operator==(const Grid&, const Grid&) = default;
};

/// "4 x 5".
[[nodiscard]] inline std::string to_string(const Grid& grid) {
    return std::to_string(grid.rows) + " x " + std::to_string(grid.columns);
}

/// The grid itself. Error: a side that is not 1 to kMostRows.
[[nodiscard]] inline Result<Grid> checked(const Grid& grid) {
    if (grid.rows < 1 || grid.columns < 1)
        return Error{say("a grid of {grid} has no cell; each side is at least 1", {{"grid", to_string(grid)}})};
    if (grid.rows > Grid::kMostRows || grid.columns > Grid::kMostRows) {
        return Error{say("a grid of {grid} is too large; each side is at most {limit}",
                         {{"grid", to_string(grid)}, {"limit", std::to_string(Grid::kMostRows)}})};
    }
    return grid;
}

}  // namespace shunt::counting
