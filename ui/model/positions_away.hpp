// How many positions are one unit of a metric away from one: what Explore says of the position that it shows.
#pragma once

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

struct PositionsAway {
    int count = 0;
    bool all = true;  ///< false: at least so many
};

/// Looks at some 10,000 motions at most, as the page is still while it does: where groups move, a position may have millions.
[[nodiscard]] PositionsAway positions_away(const puzzle::Puzzle& puzzle, puzzle::Metric metric,
                                           const puzzle::Position& from);

}  // namespace shunt::ui
