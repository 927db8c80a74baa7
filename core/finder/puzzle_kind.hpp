// What kinds of puzzles are searched for: where the goal piece starts, and where it has to go.
#pragma once

#include <array>
#include <string_view>

#include "core/finder/grid_shape.hpp"

namespace shunt::finder {

/// One piece, the goal piece, has to be brought somewhere; the other pieces of its shape are not interchangeable with it, all other
/// pieces of equal shape are. "In a corner" means: as far into it as the bounding box of its shape goes.
enum class PuzzleKind : unsigned char {
    simple3,  ///< from the upper left corner to where it covers the lower right cell (N. Bickford's simple^3 puzzles)
    simple3_nonstrict,  ///< from the upper left corner to the lower right corner
    corner,             ///< from anywhere to where it covers the lower right cell
    any,                ///< from anywhere to any one placement: the diameter, as far as one piece is concerned
};

inline constexpr std::array kPuzzleKinds{PuzzleKind::simple3, PuzzleKind::simple3_nonstrict, PuzzleKind::corner,
                                         PuzzleKind::any};

/// The kind's name as users write it.
[[nodiscard]] constexpr std::string_view to_string(PuzzleKind kind) {
    constexpr std::array<std::string_view, kPuzzleKinds.size()> kNames{"simple3", "simple3-nonstrict", "corner", "any"};
    return kNames[static_cast<std::size_t>(kind)];
}

/// The anchors at which a goal piece of this shape may start.
template <class W>
[[nodiscard]] typename W::Cells start_anchors(PuzzleKind kind, const GridShape<W>& shape) {
    const auto anchors = shape.body.anchors;
    return kind == PuzzleKind::corner || kind == PuzzleKind::any ? anchors : lowest_of(anchors);
}

/// The anchors at which it is where it has to go; for PuzzleKind::any each of them alone is a goal.
template <class W>
[[nodiscard]] typename W::Cells goal_anchors(PuzzleKind kind, const Grid<W>& grid, const GridShape<W>& shape) {
    if (kind == PuzzleKind::any) return shape.body.anchors;
    const int last = highest(shape.body.anchors);
    const bool covers = (shape.body.cells_at(last) >> (grid.cells() - 1) & 1) != 0;
    return covers || kind == PuzzleKind::simple3_nonstrict ? cell_bit<typename W::Cells>(last) : 0;
}

}  // namespace shunt::finder
