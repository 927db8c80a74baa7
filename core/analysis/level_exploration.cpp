#include "core/analysis/level_exploration.hpp"

namespace shunt::analysis {

Exploration::State LevelExploration::advance(std::uint64_t budget) {
    search_.advance(budget);
    return state();
}

Exploration::State LevelExploration::state() const {
    switch (search_.state()) {
        case levels::ThreeLevelSearch::State::running:
            return State::running;
        case levels::ThreeLevelSearch::State::goal_found:
            return State::goal_found;
        case levels::ThreeLevelSearch::State::exhausted:
            return State::exhausted;
        case levels::ThreeLevelSearch::State::full:
            return State::full;
    }
    return State::full;
}

bool LevelExploration::list_level(std::size_t most, std::uint64_t budget) {
    if (!listing_) listing_.emplace(search_, most);
    return listing_->advance(budget);
}

std::vector<puzzle::Position> LevelExploration::positions(const std::vector<search::Rank>& ranks) const {
    std::vector<puzzle::Position> positions;
    for (const search::Rank rank : ranks) positions.push_back(space_.position(rank));
    return positions;
}

}  // namespace shunt::analysis
