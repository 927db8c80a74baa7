#include "core/levels/three_level_search.hpp"

#include <algorithm>
#include <utility>

namespace shunt::levels {

bool ThreeLevelSearch::can_search(const packing::PackedSpace& space) {
    return ArrangementKeys::fit(space) && space.goal_count() < packing::PackedSpace::kGoalBits;
}

inline void ThreeLevelSearch::note(const Block& block) {
    found_ += static_cast<std::uint64_t>(std::popcount(block.bits));
    search::for_each_state(block.key, block.bits, [this](Rank number) { sample_.offer(number); });
    if (has_goals_) goals_ += goals_among(block);
}

std::uint64_t ThreeLevelSearch::goals_among(const Block& block) const {
    const auto met = space_.goals_of_body([&](int cell) { return keys_.letter_at(block.key, cell); });
    return static_cast<std::uint64_t>(std::popcount(space_.meeting(met, 0, block.bits, block.free)));
}

ThreeLevelSearch::ThreeLevelSearch(const packing::PackedSpace& space, const puzzle::Position& start,
                                   std::uint64_t most_bytes, std::size_t samples_per_level)
    : space_(space),
      keys_(space),
      memory_(most_bytes),
      moves_(space, keys_),
      before_(memory_),
      here_(memory_),
      next_(memory_),
      has_level_moves_(puzzle::extent(space.metric()) != puzzle::Extent::one_cell),
      has_goals_(space.goal_count() != 0),
      sample_(samples_per_level) {
    const Rank key = keys_.key(start);
    const Rank filling = space.rank(start) % space.fillings().size();
    Block* const block = next_.at(key, keys_.free_cells(key));
    if (block == nullptr) {
        state_ = State::full;
        return;
    }
    block->bits = Bits{1} << filling;
    note(*block);
    close_level();
}

ThreeLevelSearch::State ThreeLevelSearch::advance(std::uint64_t budget) {
    while (state_ == State::running && budget > 0) {
        const std::uint64_t used = is_expanded_ ? take_known_away(budget) : expand(budget);
        budget -= std::min(budget, used);
    }
    return state_;
}

std::uint64_t ThreeLevelSearch::expand(std::uint64_t budget) {
    const auto blocks = std::as_const(here_).blocks();
    std::uint64_t used = 0;
    for (; walked_ < blocks.size() && used < budget; ++walked_) {
        if (blocks[walked_].bits == 0) continue;
        if (!moves_.add(blocks[walked_], next_)) {
            state_ = State::full;
            return used;
        }
        used += static_cast<std::uint64_t>(std::popcount(blocks[walked_].bits));
    }
    expanded_ += used;
    if (walked_ == blocks.size()) {
        is_expanded_ = true;
        walked_ = 0;
    }
    return used;
}

/// Looking two levels up is a small part of expanding: a block counts as one position.
std::uint64_t ThreeLevelSearch::take_known_away(std::uint64_t budget) {
    const auto blocks = next_.blocks();
    const std::size_t end =
        walked_ + static_cast<std::size_t>(std::min<std::uint64_t>(budget, blocks.size() - walked_));
    const std::uint64_t used = end - walked_;
    for (; walked_ < end; ++walked_) {
        Block& block = blocks[walked_];
        if (block.is_unsure) block.bits &= ~before_.bits(block.key);
        if (has_level_moves_) block.bits &= ~here_.bits(block.key);
        if (block.bits != 0) note(block);
    }
    if (walked_ == blocks.size()) close_level();
    return used;
}

void ThreeLevelSearch::close_level() {
    is_expanded_ = false;
    walked_ = 0;
    if (found_ == 0) {
        state_ = State::exhausted;
        return;
    }
    std::swap(before_, here_);
    std::swap(here_, next_);
    next_.clear();
    counts_.push_back(std::exchange(found_, 0));
    samples_.push_back(sample_.states());
    sample_.clear();
}

std::vector<Rank> ThreeLevelSearch::samples(int depth) const {
    return ranks(samples_[static_cast<std::size_t>(depth)]);
}

std::vector<Rank> ThreeLevelSearch::level() const {
    std::vector<Rank> numbers;
    for (const Block& block : here_.blocks())
        search::for_each_state(block.key, block.bits, [&](Rank number) { numbers.push_back(number); });
    return ranks(std::move(numbers));
}

std::vector<Rank> ThreeLevelSearch::ranks(std::vector<Rank> numbers) const {
    for (Rank& number : numbers) number = keys_.rank(number);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

}  // namespace shunt::levels
