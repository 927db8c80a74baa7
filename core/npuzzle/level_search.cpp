#include "core/npuzzle/level_search.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::npuzzle {

std::optional<LevelSearch> LevelSearch::create(const Arrangements& arrangements, Options options) {
    auto sweep = Sweep::create(arrangements, arrangements.solved(), sweep_options(options));
    if (!sweep) return std::nullopt;
    return LevelSearch(arrangements, std::move(*sweep), options);
}

LevelSearch::LevelSearch(const Arrangements& arrangements, Sweep sweep, Options options)
    : arrangements_(&arrangements), sweep_(std::move(sweep)), options_(options) {
    found_ = options_.until == arrangements.solved();
    begin_level();
}

/// The level at depth_ is complete, and the current one of the sweep.
void LevelSearch::begin_level() {
    const std::uint64_t count = counts_.back();
    const std::uint64_t samples = std::min(options_.samples_per_level, count);
    samples_.emplace_back();
    for (std::uint64_t i = 0; i < samples; ++i) samples_.back().push_back(sweep_.member(i * count / samples));
    if (options_.draw_from_level == depth_) drawn_ = sweep_.member(Random(options_.seed).below(count));
    ended_ = found_ || drawn_.has_value();
    if (!ended_) counts_.push_back(0);
}

bool LevelSearch::advance(std::uint64_t budget) {
    auto left = static_cast<std::int64_t>(std::min<std::uint64_t>(budget, INT64_MAX));
    while (!ended_ && left > 0) {
        if (block_ == sweep_.blocks()) {
            end_level();
        } else {
            left = expand_blocks(left);
        }
    }
    return !ended_;
}

/// Expands blocks of this level while the budget lasts; what is left of it.
std::int64_t LevelSearch::expand_blocks(std::int64_t budget) {
    constexpr std::uint64_t kWorthACrew = 64;  // blocks; waking the others takes as long as a few
    Shared shared{block_, budget};
    if (options_.crew != nullptr && sweep_.blocks() - block_ >= kWorthACrew) {
        options_.crew->run([&](int) { work(shared); });
    } else {
        work(shared);
    }
    block_ = std::min<std::uint64_t>(shared.next, sweep_.blocks());
    counts_.back() += shared.found;
    expanded_ += shared.expanded;
    generated_ += shared.generated;
    if (found_) {
        ended_ = true;
        ++depth_;
    }
    return shared.budget;
}

/// What every worker does: portions of blocks, until there are none, the budget is used, or `until` is found.
void LevelSearch::work(Shared& shared) {
    constexpr std::uint64_t kPortion = 8;
    constexpr std::uint64_t kLook = 4;  // what looking at a block costs
    while (shared.budget > 0 && shared.next < sweep_.blocks()) {
        const std::uint64_t first = shared.next.fetch_add(kPortion);
        const std::uint64_t end = std::min<std::uint64_t>(first + kPortion, sweep_.blocks());
        Sweep::Expanded sum;
        std::uint64_t members = 0;
        for (std::uint64_t block = first; block < end; ++block) {
            const auto expanded = sweep_.expand(static_cast<Number>(block));
            sum.found += expanded.found;
            sum.generated += expanded.generated;
            members += sweep_.members(static_cast<Number>(block));
            if (options_.until && sweep_.block_of(*options_.until) == block && sweep_.is_reached(*options_.until)) {
                found_ = true;  // by one worker only
                shared.budget = 0;
            }
        }
        shared.found += sum.found;
        shared.generated += sum.generated;
        shared.expanded += members;
        shared.budget -= static_cast<std::int64_t>(members + kLook * kPortion);
    }
}

void LevelSearch::end_level() {
    block_ = 0;
    if (counts_.back() == 0) {
        counts_.pop_back();
        ended_ = true;
        return;
    }
    ++depth_;
    sweep_.end_level();
    begin_level();
}

std::vector<Direction> LevelSearch::way_to_goal(Number from, int depth) const {
    std::vector<Direction> way;
    while (depth > 0) {
        --depth;
        for (const Direction direction : puzzle::kDirections) {
            const Number to = arrangements_->neighbour(from, direction);
            if (to == Arrangements::kNone || !sweep_.has_depth(to, depth)) continue;
            way.push_back(direction);
            from = to;
            break;
        }
    }
    assert(from == arrangements_->solved());
    return way;
}

}  // namespace shunt::npuzzle
