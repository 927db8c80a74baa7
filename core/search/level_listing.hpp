// States of a level by ascending number or name, told in slices.
//
//     all states of the level, in no order ──tally──> the few numbers among which those asked for lie ──sort──> them, and their neighbours
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "core/base/sort.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Where a state stands among all that may be in a level. A name that is no number has a place_of() of its own, which may be that of
/// others too, and an order that places do not contradict.
inline Rank place_of(Rank rank) { return rank; }

/// Lists some states of a level. Of a level of millions it keeps hardly more than are asked for: it looks through the level once more
/// instead, for each factor of kBuckets by which the level is too large. A search has
///     std::uint64_t level_parts() const                          parts of the level
///     void add_level_part(std::uint64_t part, states)            adds the states of one of them, as numbers or by name
template <class LevelSearch, class State = Rank>
class LevelListing {
public:
    /// The first `most` states. `search` must outlive it, and tell of the same level until it is done.
    LevelListing(LevelSearch& search, std::size_t most) : LevelListing(search, 0, most, ~Rank{0}) {}
    /// `most` states from number `from` on, counted from 0 in their order. All places are below `places`; the nearer to them, the
    /// faster.
    LevelListing(LevelSearch& search, std::uint64_t from, std::size_t most, Rank places)
        : search_(&search), from_(from), most_(most), last_(places - 1), end_(last_) {}

    /// Looks through about `budget` states; returns whether there is more to do.
    bool advance(std::uint64_t budget) {
        if (is_done_) return false;
        for (; part_ < search_->level_parts() && budget > 0; ++part_) {
            found_.clear();
            search_->add_level_part(part_, found_);
            budget -= std::min<std::uint64_t>(budget, 1 + found_.size());
            for (const State& state : found_) take(state);
        }
        if (part_ == search_->level_parts()) end_pass();
        return !is_done_;
    }
    /// Once done.
    [[nodiscard]] std::vector<State> states() const { return states(from_, most_); }
    /// Once done: whether it knows these, too.
    [[nodiscard]] bool has(std::uint64_t from, std::size_t most) const {
        const std::uint64_t known = skipped_ + states_.size();
        return is_done_ && from >= skipped_ && (end_ == last_ || (from <= known && most <= known - from));
    }
    /// Some that it knows; fewer at the end of the level.
    [[nodiscard]] std::vector<State> states(std::uint64_t from, std::size_t most) const {
        const std::uint64_t begin = std::min<std::uint64_t>(from - skipped_, states_.size());
        const std::uint64_t size = std::min<std::uint64_t>(most, states_.size() - begin);
        const auto first = states_.begin() + static_cast<std::ptrdiff_t>(begin);
        return {first, first + static_cast<std::ptrdiff_t>(size)};
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return (states_.capacity() + found_.capacity()) * sizeof(State) + sizeof tally_;
    }

private:
    static constexpr std::size_t kBuckets = 1u << 12;
    /// So many, half a megabyte, are kept and sorted whatever is asked for.
    static constexpr std::size_t kAtOnce = (1u << 19) / sizeof(State);

    [[nodiscard]] Rank bucket_width() const { return (end_ - begin_) / kBuckets + 1; }
    [[nodiscard]] std::size_t room() const { return std::max(kAtOnce, std::min(most_, SIZE_MAX / 2) * 2); }

    void take(const State& state) {
        const Rank place = place_of(state);
        if (place < begin_ || place > end_) return;
        ++tally_[static_cast<std::size_t>((place - begin_) / width_)];
        ++inside_;
        if (inside_ <= room() || is_narrow_) {
            states_.push_back(state);
        } else if (!states_.empty()) {
            states_ = {};
        }
    }
    /// The whole level was looked through.
    void end_pass() {
        part_ = 0;
        if (inside_ <= room() || is_narrow_) {
            shell_sort(states_);
            is_done_ = true;
        } else {
            narrow();
        }
    }
    /// Goes on with those buckets only that have something of what is asked for.
    void narrow() {
        std::size_t first = 0;
        std::uint64_t before = skipped_;
        while (first < kBuckets - 1 && before + tally_[first] <= from_) before += tally_[first++];
        std::size_t last = first;
        std::uint64_t known = before + tally_[first];
        while (last < kBuckets - 1 && known - from_ < most_) known += tally_[++last];
        const Rank begin = begin_ + first * width_;
        const Rank span = (last + 1) * width_ - 1;
        const Rank end = span < end_ - begin_ ? begin_ + span : end_;
        is_narrow_ = begin == begin_ && end == end_;
        skipped_ = before;
        begin_ = begin;
        end_ = end;
        width_ = bucket_width();
        inside_ = 0;
        tally_.fill(0);
    }

    LevelSearch* search_;
    std::uint64_t from_;
    std::size_t most_;
    Rank last_;       // of all that may be in the level
    Rank begin_ = 0;  // those from here
    Rank end_;        // to here are looked for now
    Rank width_ = bucket_width();
    std::uint64_t part_ = 0;     // to be looked through
    std::uint64_t skipped_ = 0;  // states below begin_
    std::uint64_t inside_ = 0;   // met in this pass
    bool is_narrow_ = false;     // another pass would not leave fewer
    bool is_done_ = false;
    std::array<std::uint64_t, kBuckets> tally_{};  // states of this pass, by equal ranges of places
    std::vector<State> states_;
    std::vector<State> found_;
};

}  // namespace shunt::search
