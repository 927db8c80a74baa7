// Outlines of polyominoes with rounded corners, the shape everything on a board is drawn with.
//
//     cells        outline (inset, rounded outside and inside corners)
//     XX.          ╭────╮        loops run clockwise (y down) around filled ground, counter-clockwise around holes
//     .XX          ╰──╮ ╰──╮
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/picture/vec.hpp"
#include "core/puzzle/board.hpp"

namespace shunt::picture {

using Loop = std::vector<Vec>;

struct OutlineStyle {
    float cell = 1;     ///< side of a cell
    float inset = 0;    ///< how far the outline keeps from the border of its cells; negative: outside of it
    float convex = 0;   ///< radius of outer corners
    float concave = 0;  ///< radius of inner corners
};

/// The closed loops around `cells` (any order, no duplicates), with cell (0, 0) at the origin. Parts that touch only
/// at a corner get loops of their own, unless the outline lies outside of them: then they flow together. O(cells log cells).
[[nodiscard]] std::vector<Loop> outline(std::span<const puzzle::Coordinate> cells, const OutlineStyle& style);

/// One closed loop as the text of an SVG path, and its length.
struct PathText {
    std::string data;
    float length = 0;  ///< in the unit of the style's cell
};

/// The same loops with true arcs, in tenths of the unit. O(cells log cells).
[[nodiscard]] std::vector<PathText> outline_paths(std::span<const puzzle::Coordinate> cells, const OutlineStyle& style);

/// Cuts a loop into dashes of about `dash` with gaps of about `gap`, evenly, beginning in the middle of a dash. None of a loop without
/// length.
[[nodiscard]] std::vector<Loop> dashes(const Loop& loop, float dash, float gap);

}  // namespace shunt::picture
