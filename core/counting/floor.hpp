// The cells that a tiling covers: a grid, some cells of which are walls.
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/counting/grid.hpp"
#include "core/puzzle/board.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::counting {

class Floor {
public:
    /// A grid without walls.
    explicit Floor(const Grid& grid);
    /// `open`, row by row: whether a cell is no wall.
    Floor(const Grid& grid, std::vector<bool> open);
    /// The live cells of a puzzle's board; gates are cells like any other.
    explicit Floor(const puzzle::Board& board);

    [[nodiscard]] const Grid& grid() const { return grid_; }
    /// Number of cells that are not walls.
    [[nodiscard]] int size() const;
    /// Whether a place is in the grid and no wall.
    [[nodiscard]] bool has(int row, int column) const;
    /// Whether a shape anchored at a place stands on cells only.
    [[nodiscard]] bool holds(const puzzle::Shape& shape, puzzle::Coordinate anchor) const;
    /// Whether there is such a place. O(cells x size of the shape).
    [[nodiscard]] bool has_room_for(const puzzle::Shape& shape) const;
    [[nodiscard]] Floor transposed() const;

private:
    [[nodiscard]] std::size_t index(int row, int column) const;

    Grid grid_;
    std::vector<bool> open_;  // row by row
};

/// Reads a floor: rows of '.' (cell), '#' (wall) and blanks (outside), or else a puzzle file, of which the board is
/// taken. Errors name line and column: another character, more than Grid::kMostRows rows or columns, no cell at all,
/// and those of the puzzle file.
[[nodiscard]] Result<Floor> parse_floor(std::string_view text);

}  // namespace shunt::counting
