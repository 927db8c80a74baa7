#include "ui/model/own_against.hpp"

namespace shunt::ui {

std::optional<OwnAgainst> own_against(const PlaySession& own, const SolutionWalk& solutions, puzzle::Metric metric) {
    constexpr std::size_t kMost = 5'000;  // moves
    if (solutions.empty() || !own.begins_at_start() || own.step() == 0 || own.step() > kMost) return std::nullopt;
    OwnAgainst against;
    // The last position that is as far as the moves up to it count: whoever goes on with a piece may leave the positions in between.
    own.look_back([&](std::size_t made, const puzzle::Position& position, const moves::Counts& counts) {
        const std::optional<int> units = counts.in(metric);
        if (!units || *units > solutions.length()) return true;
        if (solutions.move_of(canonical(own.puzzle(), position)) != units) return true;
        against = {made, made == own.step(), *units == solutions.length()};
        return false;
    });
    return against;
}

}  // namespace shunt::ui
