#include "core/analysis/level_exploration.hpp"

namespace shunt::analysis {

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
