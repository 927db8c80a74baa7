#include "core/analysis/hardest_start.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::analysis {

const char* HardestStart::doing() const { return say("searching from the goals"); }
const char* HardestStart::name() const { return say("the search for the hardest start"); }

bool HardestStart::advance(std::uint64_t budget) {
    if (!search_) return false;
    if (!listing_) {
        if (search(budget)) return true;
        listing_.emplace(*search_, 0, any_ ? most_ : 0, graph_->size());
        return true;
    }
    if (listing_->advance(budget)) return true;
    conclude();
    return false;
}

/// Keeps what was asked, and gives the memory of the search back.
void HardestStart::conclude() {
    distances_ = search_->counts();
    for (const search::Rank rank : listing_->states()) farthest_.push_back(graph_->position(rank));
    listing_.reset();
    search_.reset();
}

/// Looks for the goals, then searches from them; returns whether there is more to do.
bool HardestStart::search(std::uint64_t budget) {
    const search::Marks& marks = graph_->searched().marks();
    const search::Rank end = std::min(graph_->size(), next_ + budget);
    for (; next_ < end; ++next_) {
        if (!marks.is_reached(next_) || !graph_->is_goal(next_)) continue;
        search_->seed(next_);
        any_ = true;
    }
    if (next_ < graph_->size()) return true;
    if (!any_) return false;
    if (search_->counts().empty()) search_->begin();
    return search_->advance(budget) == search::Search::State::running;
}

}  // namespace shunt::analysis
