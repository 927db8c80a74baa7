#include "core/analysis/components.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::analysis {

using search::Search;

const char* Components::doing() const { return say("searching for components"); }
const char* Components::name() const { return say("the search for the components"); }

bool Components::advance(std::uint64_t budget) {
    if (!search_) return false;
    while (budget > 0) {
        if (!searching_ && !begin_next(budget)) {
            if (next_ < graph_->size()) return true;
            search_.reset();
            return false;
        }
        const std::uint64_t before = search_->statistics().expanded;
        const Search::State state = search_->advance(budget);
        if (state == Search::State::running) return true;
        if (state == Search::State::full) {
            refused_ = true;
            search_.reset();
            return false;
        }
        budget -= std::min(budget, search_->statistics().expanded - before);
        ++sizes_[search_->reached()];
        searching_ = false;
    }
    return true;
}

/// Begins at the next position that is in no component yet; false when there is none, or none was found within the budget.
bool Components::begin_next(std::uint64_t& budget) {
    const search::Marks& marks = search_->marks();
    for (; next_ < graph_->size() && budget > 0 && marks.is_reached(next_); ++next_) --budget;
    if (next_ == graph_->size() || budget == 0) return false;
    if (!search_->counts().empty()) search_->restart();
    search_->seed(next_);
    search_->begin();
    searching_ = true;
    return true;
}

}  // namespace shunt::analysis
