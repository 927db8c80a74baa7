#include "core/approach/beam.hpp"

#include <algorithm>
#include <limits>

#include "core/base/sort.hpp"

namespace shunt::approach {
namespace {

/// What stands in the way counts for more than in a width search: a beam forgets what it does not keep, and must not lose time on
/// steps of the piece that has to go somewhere.
constexpr GoalDistance::Weights kBeamWeights{1, 12};
constexpr std::size_t kFirstNoted = std::size_t{1} << 12;

}  // namespace

Beam::Beam(Ground& ground, const Key& start, std::size_t width, std::uint64_t most_bytes)
    : ground_(ground),
      width_(width),
      most_moves_(std::numeric_limits<std::size_t>::max()),
      most_noted_bytes_(most_bytes / 4),
      met_(ground.keys(), most_bytes / 2),
      distance_(ground.keys(), kBeamWeights),
      neighbours_(ground.keys().words()),
      noted_(kFirstNoted, 0) {
    static_cast<void>(met_.add(start.words.data(), 0, kNoMark));
    if (met_.is_full()) state_ = State::full;
    static_cast<void>(is_noted(ground.keys().hash(start.words.data())));
    level_.push_back(0);
}

std::uint64_t Beam::bytes() const {
    return met_.bytes() + noted_.capacity() * sizeof(std::uint64_t) + keys_.capacity() * sizeof(std::uint64_t) +
           candidates_.capacity() * sizeof(Candidate);
}

std::uint64_t Beam::work() {
    if (next_ < neighbours_.size()) {
        consider(next_++);
        return 1;
    }
    if (done_ == level_.size()) {
        begin_level();
        return 1 + level_.size();
    }
    const Id here = level_[done_++];
    next_ = 0;
    ++expanded_;
    return ground_.list(met_.key(here), met_.mark(here), neighbours_);
}

/// Two that have one hash are taken for one here: one of them is lost then, and nothing wrong is found.
bool Beam::is_noted(std::uint64_t hash) {
    if (hash == 0) hash = 1;
    if ((noted_count_ + 1) * 2 > noted_.size()) {
        std::vector<std::uint64_t> larger(noted_.size() * 2, 0);
        larger.swap(noted_);
        noted_count_ = 0;
        for (const std::uint64_t old : larger)
            if (old != 0) static_cast<void>(is_noted(old));
    }
    std::size_t slot = hash & (noted_.size() - 1);
    for (; noted_[slot] != 0; slot = (slot + 1) & (noted_.size() - 1))
        if (noted_[slot] == hash) return true;
    noted_[slot] = hash;
    ++noted_count_;
    return false;
}

void Beam::consider(std::size_t neighbour) {
    const std::uint64_t* const key = neighbours_.key(neighbour);
    const Id from = level_[done_ - 1];
    if (ground_.keys().is_goal(key)) {
        way_ = met_.way_to(from);
        way_.emplace_back();
        std::copy_n(key, ground_.keys().words(), way_.back().words.begin());
        state_ = State::found;
        return;
    }
    const std::uint64_t hash = ground_.keys().hash(key);
    if (is_noted(hash)) return;
    const std::uint64_t worth = static_cast<std::uint64_t>(distance_.of(key)) << 32 | hash >> 32;
    const std::size_t words = ground_.keys().words();
    candidates_.push_back({worth, from, neighbours_.mark(neighbour), static_cast<std::uint32_t>(keys_.size() / words)});
    keys_.insert(keys_.end(), key, key + words);
    if (candidates_.size() >= 4 * width_) keep_best();
}

void Beam::keep_best() {
    if (candidates_.size() <= width_) return;
    shell_sort(candidates_);
    candidates_.resize(width_);
    const std::size_t words = ground_.keys().words();
    std::vector<std::uint64_t> kept;
    kept.reserve(4 * width_ * words);
    for (Candidate& candidate : candidates_) {
        const auto* const key = &keys_[candidate.key * words];
        candidate.key = static_cast<std::uint32_t>(kept.size() / words);
        kept.insert(kept.end(), key, key + words);
    }
    keys_.swap(kept);
}

void Beam::begin_level() {
    keep_best();
    level_.clear();
    done_ = 0;
    neighbours_.clear();
    next_ = 0;
    ++moves_;
    shell_sort(candidates_);
    for (const Candidate& candidate : candidates_) {
        const auto id = met_.add(&keys_[candidate.key * ground_.keys().words()], candidate.from, candidate.mark);
        if (id) level_.push_back(*id);
    }
    candidates_.clear();
    keys_.clear();
    if (level_.empty() || moves_ >= most_moves_) state_ = State::exhausted;
    if (met_.is_full() || noted_.capacity() * sizeof(std::uint64_t) > most_noted_bytes_) state_ = State::full;
}

}  // namespace shunt::approach
