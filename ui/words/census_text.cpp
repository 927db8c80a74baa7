#include "ui/words/census_text.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::ui {

std::string count_text(const CensusView& census, int depth) {
    const std::string count =
        say("{count, plural, one {# position} other {# positions}}", {{"count", census.count(depth)}});
    return census.goal_depth == depth ? say("{positions}, the first with a goal", {{"positions", count}}) : count;
}

std::string sample_text(const CensusView& census, const Sample& sample) {
    const std::uint64_t all = std::max(census.count(sample.depth), sample.kept);
    if (all == sample.kept) return say("position {number} of {all}", {{"number", sample.index + 1}, {"all", all}});
    return say("position {number} of {all} ({kept} kept)",
               {{"number", sample.index + 1}, {"all", all}, {"kept", sample.kept}});
}

}  // namespace shunt::ui
