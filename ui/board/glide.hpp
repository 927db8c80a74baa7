// Pieces on their way, as one rigid body: along the cells of a move, or into their place after a drag.
#pragma once

#include <vector>

#include "core/moves/move.hpp"
#include "ui/board/drag.hpp"

namespace shunt::ui {

struct Glide {
    std::vector<puzzle::PieceId> pieces;
    std::vector<BoardPoint>
        way;           ///< at least two points, relative to where the pieces stand on the board; the last is (0, 0)
    double begin = 0;  ///< seconds
    double duration = 0;

    [[nodiscard]] bool over(double now) const { return now >= begin + duration; }
    /// How far the pieces are from where they stand, easing out.
    [[nodiscard]] BoardPoint at(double now) const;
};

/// The way of a move that has just been made: 120 ms for one cell, up to 180 ms for long ways.
[[nodiscard]] Glide glide_along(const moves::Move& move, double now);

/// A piece that cannot go there stirs that way and comes back.
[[nodiscard]] Glide glide_nudged(const moves::Move& refused, double now);

}  // namespace shunt::ui
