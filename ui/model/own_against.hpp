// The reader's own moves beside all shortest solutions.
#pragma once

#include <cstddef>
#include <optional>

#include "ui/model/play_session.hpp"
#include "ui/model/solution_walk.hpp"

namespace shunt::ui {

struct OwnAgainst {
    std::size_t kept = 0;  ///< so many of them are the beginning of a shortest solution
    bool all = false;      ///< these are all
    bool solved = false;   ///< and lead to its end
};

/// How the moves keep to solutions of the metric; absent while there is nothing to compare, and of very many moves. O(moves), no more than
/// a look at each that counts as much as a solution at most.
[[nodiscard]] std::optional<OwnAgainst> own_against(const PlaySession& own, const SolutionWalk& solutions,
                                                    puzzle::Metric metric);

}  // namespace shunt::ui
