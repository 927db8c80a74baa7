// In what a drawing differs from the one before it: what a small change would do, to be shown before it is taken.
#pragma once

#include <vector>

#include "ui/editor/drawing.hpp"

namespace shunt::ui {

struct Difference {
    using Cells = std::vector<Coordinate>;
    std::vector<Cells> gone;   ///< pieces that are no longer where they were, or not as they were
    std::vector<Cells> come;   ///< pieces as they are then
    Cells ground;              ///< cells of another ground
    std::vector<Cells> goals;  ///< where pieces have to end then, and had not before

    [[nodiscard]] bool empty() const { return gone.empty() && come.empty() && ground.empty() && goals.empty(); }
};

/// Pieces are compared by their cells, whatever their names. `origin` is the cell of `before` on which the first cell of `after` lies.
[[nodiscard]] Difference difference(const Drawing& before, const Drawing& after, Coordinate origin);

}  // namespace shunt::ui
