// Shapes drawn as text.
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::counting {

/// Most cells of a shape that is worth drawing: a tiling's scan cannot look ahead further (see TilingStates).
inline constexpr int kMostCellsOfShape = 10'000;

struct DrawnShape {
    puzzle::Shape shape;
    int line = 0;  ///< of its first row, from 1
};

/// Reads shapes: blocks of rows with an empty line (or more) between two. '.' and blanks are not covered, every other
/// character is a covered cell. Errors, with line and column: no shape at all, a block without a covered cell, a shape
/// that is not connected or has more than kMostCellsOfShape cells, text that is not UTF-8 or holds control characters.
[[nodiscard]] Result<std::vector<DrawnShape>> parse_shapes(std::string_view text);

/// Only the shapes, in their order.
[[nodiscard]] std::vector<puzzle::Shape> shapes_of(std::vector<DrawnShape> drawn);

}  // namespace shunt::counting
