#include "core/npuzzle/level_search.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::npuzzle {
namespace {

constexpr Arrangements::Number kWorthACrew = 64;  // blocks; waking the others takes as long as a few

}  // namespace

std::optional<LevelSearch> LevelSearch::create(const Arrangements& arrangements, Options options) {
    auto sweep = Sweep::create(arrangements, arrangements.solved(), sweep_options(options));
    if (!sweep) return std::nullopt;
    return LevelSearch(arrangements, std::move(*sweep), std::move(options));
}

LevelSearch::LevelSearch(const Arrangements& arrangements, Sweep sweep, Options options)
    : arrangements_(&arrangements),
      sweep_(std::move(sweep)),
      options_(std::move(options)),
      loop_(sweep_.blocks() >= kWorthACrew ? options_.crew : nullptr) {
    shared_->found = 1;  // the solved board
    shared_->has_found = options_.until == arrangements.solved();
    loop_.begin(*this);
}

/// A portion of blocks.
bool LevelSearch::expand_some(std::size_t /*worker*/) {
    constexpr std::uint64_t kPortion = 8;
    constexpr std::uint64_t kLook = 4;  // what looking at a block costs
    if (is_expanded()) return false;
    const std::uint64_t first = shared_->next.fetch_add(kPortion);
    const std::uint64_t end = std::min<std::uint64_t>(first + kPortion, sweep_.blocks());
    Sweep::Expanded sum;
    std::uint64_t members = 0;
    for (std::uint64_t block = first; block < end; ++block) {
        const auto expanded = sweep_.expand(static_cast<Number>(block));
        sum.found += expanded.found;
        sum.generated += expanded.generated;
        members += sweep_.members(static_cast<Number>(block));
        if (options_.until && sweep_.block_of(*options_.until) == block && sweep_.is_reached(*options_.until))
            shared_->has_found = true;
    }
    shared_->found += sum.found;
    shared_->generated += sum.generated;
    shared_->expanded += members;
    loop_.use(members + kLook * kPortion);
    return true;
}

std::uint64_t LevelSearch::goals() const {
    const auto& goals = options_.goals;
    return static_cast<std::uint64_t>(
        std::count_if(goals.begin(), goals.end(), [this](Number goal) { return is_reached(goal); }));
}

/// The level that was found becomes the current one of the sweep, unless the search has ended within it.
void LevelSearch::begin_level(int depth) {
    const std::uint64_t count = shared_->found.exchange(0);
    if (has_found()) return;
    shared_->next = 0;
    if (depth > 0) sweep_.end_level();
    if (options_.draw_from_level == depth) drawn_ = sweep_.member(Random(options_.seed).below(count));
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
