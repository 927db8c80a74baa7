#include "ui/words/census_text.hpp"

#include <algorithm>

#include "ui/words/length_text.hpp"

namespace shunt::ui {

std::string count_text(const CensusView& census, int depth) {
    return count_text(census.count(depth), "position", "positions");
}

std::string sample_text(const CensusView& census, const Sample& sample) {
    const std::uint64_t all = std::max(census.count(sample.depth), sample.kept);
    return "position " + grouped(sample.index + 1) + " of " + grouped(all) +
           (all > sample.kept ? " (" + grouped(sample.kept) + " kept)" : "");
}

}  // namespace shunt::ui
