#include "core/analysis/level_exploration.hpp"

#include <algorithm>

namespace shunt::analysis {

using Search = levels::ThreeLevelSearch;

Exploration::State LevelExploration::advance(std::uint64_t budget) {
    search_.advance(budget);
    return state();
}

Exploration::State LevelExploration::state() const {
    switch (search_.state()) {
        case Search::State::running:
            return State::running;
        case Search::State::goal_found:
            return State::goal_found;
        case Search::State::exhausted:
            return State::exhausted;
        case Search::State::full:
            return State::full;
    }
    return State::full;
}

std::vector<puzzle::Position> LevelExploration::level(std::size_t most) {
    std::vector<search::Rank> ranks = search_.level();
    ranks.resize(std::min(ranks.size(), most));
    return positions(ranks);
}

std::vector<puzzle::Position> LevelExploration::positions(const std::vector<search::Rank>& ranks) const {
    std::vector<puzzle::Position> positions;
    for (const search::Rank rank : ranks) positions.push_back(space_.position(rank));
    return positions;
}

}  // namespace shunt::analysis
