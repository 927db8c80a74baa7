#include "core/npuzzle/level_search.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

namespace shunt::npuzzle {
namespace {

unsigned mark_of(int depth) { return static_cast<unsigned>(depth % 3 + 1); }

}  // namespace

std::optional<LevelSearch> LevelSearch::create(const Arrangements& arrangements, Options options) {
    auto marks = WordArray::create(kPlanes * WordArray::words_for(arrangements.count()));
    if (!marks) return std::nullopt;
    return LevelSearch(arrangements, std::move(*marks), options);
}

LevelSearch::LevelSearch(const Arrangements& arrangements, WordArray marks, Options options)
    : arrangements_(&arrangements), marks_(std::move(marks)), options_(options), random_(options.seed), counts_{0} {
    depth_ = -1;  // the goal is what level -1 leads to
    reach(arrangements.solved());
    end_level();
}

unsigned LevelSearch::mark(Number number) const {
    const std::uint64_t low = marks_[kPlanes * (number / 64)] >> number % 64 & 1;
    const std::uint64_t high = marks_[kPlanes * (number / 64) + 1] >> number % 64 & 1;
    return static_cast<unsigned>(low | high << 1);
}

/// Puts an arrangement into the next level.
void LevelSearch::reach(Number number) {
    const std::uint64_t code = mark_of(depth_ + 1);
    marks_[kPlanes * (number / 64)] |= (code & 1) << number % 64;
    marks_[kPlanes * (number / 64) + 1] |= (code >> 1) << number % 64;
    ++counts_.back();
    if (options_.draw_from_level == depth_ + 1) draw(number);
    if (options_.until == number) found_ = true;
}

/// Keeps the n-th arrangement of the level with chance 1/n, so that in the end each has the same.
void LevelSearch::draw(Number number) {
    if (random_.below(counts_.back()) == 0) drawn_ = number;
}

/// The arrangements of the current level among the 64 of a word; they count as done from now on.
std::uint64_t LevelSearch::take(std::uint64_t word) {
    const unsigned code = mark_of(depth_);
    const std::uint64_t low = marks_[kPlanes * word];
    const std::uint64_t high = marks_[kPlanes * word + 1];
    std::uint64_t& done = marks_[kPlanes * word + 2];
    const std::uint64_t members = ((code & 1) != 0 ? low : ~low) & ((code & 2) != 0 ? high : ~high) & ~done;
    done |= members;
    return members;
}

/// All neighbours are made first and looked up afterwards, so that the waits for their marks overlap.
void LevelSearch::expand(std::uint64_t word, std::uint64_t members) {
    batch_.clear();
    for (; members != 0; members &= members - 1) {
        const auto number = static_cast<Number>(word * 64 + static_cast<std::uint64_t>(std::countr_zero(members)));
        for (const Number neighbour : arrangements_->neighbours(number)) {
            if (neighbour == Arrangements::kNone) continue;
            __builtin_prefetch(&marks_[kPlanes * (neighbour / 64)], 1);
            batch_.push_back(neighbour);
        }
        ++expanded_;
    }
    for (const Number neighbour : batch_) {
        if (mark(neighbour) == 0) reach(neighbour);
    }
}

bool LevelSearch::advance(std::uint64_t budget) {
    constexpr std::uint64_t kScan = 64;  // words without members that cost as much as one expansion
    std::uint64_t work = budget * kScan;
    const std::uint64_t words = marks_.size() / kPlanes;
    while (!ended_ && work > 0) {
        if (word_ == words) {
            end_level();
            continue;
        }
        const std::uint64_t members = take(word_);
        if (members != 0) expand(word_, members);
        ++word_;
        work -= std::min(work, 1 + kScan * static_cast<std::uint64_t>(std::popcount(members)));
        if (found_) end_level();
    }
    return !ended_;
}

void LevelSearch::end_level() {
    word_ = 0;
    if (counts_.back() == 0) {
        counts_.pop_back();
        ended_ = true;
        return;
    }
    ++depth_;
    if (found_ || options_.draw_from_level == depth_) {
        ended_ = true;
    } else {
        counts_.push_back(0);
    }
}

std::optional<LevelSearch::Number> LevelSearch::drawn() const {
    if (drawn_ == Arrangements::kNone) return std::nullopt;
    return drawn_;
}

std::vector<Direction> LevelSearch::way_to_goal(Number from, int depth) const {
    std::vector<Direction> way;
    while (depth > 0) {
        --depth;
        for (const Direction direction : puzzle::kDirections) {
            const Number to = arrangements_->neighbour(from, direction);
            if (to == Arrangements::kNone || mark(to) != mark_of(depth)) continue;
            way.push_back(direction);
            from = to;
            break;
        }
    }
    assert(from == arrangements_->solved());
    return way;
}

}  // namespace shunt::npuzzle
