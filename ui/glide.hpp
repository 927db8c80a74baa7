// A piece on its way: along the cells of a move, or into its place after a drag.
#pragma once

#include <vector>

#include "ui/model/drag.hpp"
#include "ui/model/play_session.hpp"

namespace shunt::ui {

struct Glide {
    puzzle::PieceId piece = 0;
    std::vector<BoardPoint> points;  ///< at least two
    double begin = 0;                ///< seconds
    double duration = 0;

    [[nodiscard]] bool over(double now) const { return now >= begin + duration; }
    /// Where the piece is, easing out.
    [[nodiscard]] BoardPoint at(double now) const;
};

/// 120 ms for one cell, up to 180 ms for long ways.
[[nodiscard]] Glide glide_along(const puzzle::Board& board, const Motion& motion, double now);

}  // namespace shunt::ui
