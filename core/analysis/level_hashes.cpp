#include "core/analysis/level_hashes.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::analysis {

void LevelHashes::advance(Exploration& search, std::uint64_t budget) {
    while (part_ < search.level_parts() && budget > 0) {
        const std::uint64_t before = taken_;
        search.tell_level_part(part_++, *this);
        budget -= std::min(budget, taken_ - before + 1);
    }
    if (part_ >= search.level_parts()) end_level(search);
}

/// A search that tells of other positions than it has counted is wrong.
void LevelHashes::end_level(const Exploration& search) {
    const auto depth = static_cast<std::size_t>(search.depth());
    if (depth != hashes_.size() || search.counts()[depth] != taken_)
        defect_ = say("the search tells of {told} positions at depth {depth} and has counted {counted}",
                      {{"told", taken_}, {"depth", depth}, {"counted", search.counts()[depth]}});
    hashes_.push_back(sum_.total());
    sum_ = {};
    taken_ = 0;
    part_ = 0;
}

std::unique_ptr<LevelHashes> level_hashes_of(const puzzle::Problem& problem) {
    return std::make_unique<LevelHashes>(problem);
}

}  // namespace shunt::analysis
