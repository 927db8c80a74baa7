// Figures: polyominoes with places for their names.
#pragma once

#include <span>
#include <vector>

#include "core/picture/vec.hpp"
#include "core/puzzle/board.hpp"

namespace shunt::picture {

/// The top left corner of a cell, in cells.
[[nodiscard]] inline Vec corner_of(puzzle::Coordinate cell) {
    return {static_cast<float>(cell.column), static_cast<float>(cell.row)};
}

/// The middle of a cell, in cells.
[[nodiscard]] inline Vec middle_of(puzzle::Coordinate cell) { return corner_of(cell) + Vec{0.5f, 0.5f}; }

/// A form that bodies and outlines share; its cells are relative to the anchor at (0, 0).
struct Figure {
    std::vector<puzzle::Coordinate> cells;
    std::vector<Vec> label_places;  ///< one in every connected part: the middle of a box, or of one of its cells

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// `cells`: at least one, no duplicates. O(cells squared).
[[nodiscard]] Figure figure_of(std::vector<puzzle::Coordinate> cells);

/// The parts whose cells touch at edges, each row by row, by their first cells in the order given. O(cells squared).
[[nodiscard]] std::vector<std::vector<puzzle::Coordinate>> connected_parts(std::span<const puzzle::Coordinate> cells);

}  // namespace shunt::picture
