#include "core/analysis/level_seeker.hpp"

#include "core/base/words.hpp"

namespace shunt::analysis {

void LevelSeeker::find(int depth, std::uint64_t from, std::size_t most) {
    refusal_.clear();
    const bool is_known = listing_ && !is_lost() && listed_depth_ == depth && listing_->has(from, most);
    if (!is_known) listing_.reset();
    depth_ = depth;
    from_ = from;
    most_ = most;
}

bool LevelSeeker::advance(std::uint64_t budget) {
    const bool more = work(budget);
    ended_->note_bytes(bytes());
    return more;
}

bool LevelSeeker::work(std::uint64_t budget) {
    if (!refusal_.empty()) return false;
    if (is_lost()) listing_.reset();
    if (listing_) return listing_->advance(budget);
    Exploration* const exploration = standing();
    if (exploration == nullptr) {
        search(budget);
        return refusal_.empty();
    }
    listed_depth_ = depth_;
    is_of_ended_ = exploration == ended_->exploration();
    listing_ = exploration->list_level(depth_, from_, most_);
    return true;
}

/// The search that can tell of the level that is looked for; null when none can as yet.
Exploration* LevelSeeker::standing() {
    for (BreadthFirst* search : {ended_, again_.get()}) {
        Exploration* exploration = search != nullptr ? search->exploration() : nullptr;
        if (exploration != nullptr && exploration->knows_level(depth_)) return exploration;
    }
    return nullptr;
}

/// Under the plan that the search ended with: its numbers are the same.
void LevelSeeker::begin_again() {
    ended_->let_go();
    again_.reset();
    SearchOptions options = ended_->options();
    options.storage = ended_->storage();
    again_ = std::make_unique<BreadthFirst>(*problem_, Purpose::count, options);
}

void LevelSeeker::search(std::uint64_t budget) {
    const Exploration* exploration = again_ ? again_->exploration() : nullptr;
    if (!again_ || (exploration != nullptr && exploration->depth() > depth_)) begin_again();
    const auto is_there = [this] {
        const Exploration* search = again_->exploration();
        return search != nullptr && search->depth() >= depth_;
    };
    const std::uint64_t before = again_->statistics().expanded;
    bool more = true;
    while (more && !is_there() && again_->statistics().expanded - before < budget) {
        more = again_->advance_level(budget);
        if (again_->exploration() == nullptr) break;  // packings are counted
    }
    if (more || is_there()) return;
    refusal_ = again_->refusal().empty() ? say("this level is not found again") : again_->refusal();
    again_.reset();
}

std::vector<puzzle::Position> LevelSeeker::found() const {
    if (!listing_ || is_lost() || !refusal_.empty()) return {};
    return listing_->positions(from_, most_);
}

std::uint64_t LevelSeeker::bytes() const { return (again_ ? again_->bytes() : 0) + (listing_ ? listing_->bytes() : 0); }

}  // namespace shunt::analysis
