// Breadth-first search by level over numbered states, in slices, with memory known before it starts.
//
//    marks    1 or 2 bits per state (marks.hpp)
//    current  queue of the level being expanded  ─ expand ─>  next: queue of the level after it
//    spill    1 bit per state for what the queues cannot hold; absent when they can hold everything
//
// The order of expansion is fixed: the queue in the order it was filled, then spilled states by rank. So every count, every
// solution and the signature are the same on every machine and for every size of slice.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

struct FrontierOptions {
    bool stop_at_goal = false;  ///< end as soon as a goal state comes up for expansion
    int samples_per_level = 0;  ///< states remembered of every level, to look at afterwards
};

/// Numbers of a search that add up over its whole life.
struct SearchStatistics {
    std::uint64_t expanded = 0;   ///< states whose neighbours were made
    std::uint64_t generated = 0;  ///< neighbours made, known ones included
};

template <RankedSpace Space, class Marks>
class FrontierSearch {
public:
    using SpaceState = typename Space::State;
    enum class State : unsigned char { running, goal_found, exhausted };

    /// Bytes that create() will allocate for a space of `states`.
    [[nodiscard]] static std::uint64_t bytes_needed(Rank states) {
        const std::uint64_t planes = Marks::kBitsPerState + (may_spill(states) ? 1 : 0);
        return planes * WordArray::words_for(states) * sizeof(std::uint64_t) +
               2 * queue_capacity(states) * sizeof(SpaceState);
    }

    /// Empty when the memory is not to be had. `space` must outlive the search.
    [[nodiscard]] static std::optional<FrontierSearch> create(const Space& space, Rank start, FrontierOptions options) {
        auto marks = Marks::create(space.size(), may_spill(space.size()));
        if (!marks) return std::nullopt;
        return FrontierSearch(space, std::move(*marks), start, options);
    }

    /// Expands up to `budget` states.
    State advance(std::uint64_t budget);

    [[nodiscard]] State state() const { return state_; }
    /// Level being expanded; after goal_found, the goal's.
    [[nodiscard]] int depth() const { return depth_; }
    /// States at each depth. The last entries are complete only for depths up to finished_depth().
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    /// Greatest depth whose states are all known.
    [[nodiscard]] int finished_depth() const {
        return state_ == State::exhausted ? static_cast<int>(counts_.size()) - 1 : depth_;
    }
    [[nodiscard]] const SearchStatistics& statistics() const { return statistics_; }
    [[nodiscard]] std::uint64_t reached() const { return reached_; }
    /// The goal found; meaningful after goal_found.
    [[nodiscard]] Rank goal() const { return goal_; }
    [[nodiscard]] const Marks& marks() const { return marks_; }
    /// Some states of a depth, spread over the order in which they were found.
    [[nodiscard]] const std::vector<Rank>& samples(int depth) const {
        return samples_[static_cast<std::size_t>(depth)];
    }
    [[nodiscard]] std::uint64_t bytes() const { return marks_.bytes() + 2 * capacity_ * sizeof(SpaceState); }

private:
    /// Entries of a queue: every state of a small space, a small fraction of a large one, but always enough to pay for a scan over
    /// the spill bits.
    [[nodiscard]] static std::uint64_t queue_capacity(Rank states) {
        const std::uint64_t small = std::clamp<std::uint64_t>(states / 8, 1u << 13, 1u << 15);
        return std::min(states, std::max(small, states / 1024));
    }
    [[nodiscard]] static bool may_spill(Rank states) { return queue_capacity(states) < states; }

    FrontierSearch(const Space& space, Marks marks, Rank start, FrontierOptions options)
        : space_(&space), marks_(std::move(marks)), options_(options), capacity_(queue_capacity(space.size())) {
        current_.reserve(static_cast<std::size_t>(capacity_));
        next_.reserve(static_cast<std::size_t>(capacity_));
        marks_.reach(start, 0);
        current_.push_back(space.state(start));
        begin_level();
    }

    [[nodiscard]] std::size_t take(std::size_t most);
    [[nodiscard]] std::optional<SpaceState> take_one();
    void expand(std::span<typename Space::Cursor> cursors, std::size_t taken);
    void meet(const typename Space::Cursor& cursor, const typename Space::Neighbour& neighbour);
    void begin_level();
    void close_level();

    const Space* space_;
    Marks marks_;
    FrontierOptions options_;
    std::uint64_t capacity_;
    std::vector<SpaceState> current_;
    std::vector<SpaceState> next_;
    std::array<SpaceState, Space::kBatch> batch_{};  // states taken for expansion
    std::vector<std::pair<std::size_t, typename Space::Neighbour>>
        neighbours_;                // of the batch, with the index of their origin
    std::size_t taken_ = 0;         // of current_
    std::uint64_t spill_word_ = 0;  // next word of the spill bits to scan
    std::uint64_t spill_left_ = 0;  // states left in the word scanned last
    bool spilled_current_ = false;
    bool spilled_next_ = false;
    int depth_ = 0;
    State state_ = State::running;
    std::uint64_t reached_ = 1;
    std::uint64_t found_ = 0;  // states of the next level so far
    std::vector<std::uint64_t> counts_{1};
    std::vector<std::vector<Rank>> samples_;
    SearchStatistics statistics_;
    Rank goal_ = 0;
};

template <RankedSpace Space, class Marks>
typename FrontierSearch<Space, Marks>::State FrontierSearch<Space, Marks>::advance(std::uint64_t budget) {
    std::vector<typename Space::Cursor> cursors(Space::kBatch, typename Space::Cursor(*space_));
    while (state_ == State::running && budget > 0) {
        const std::size_t taken = take(static_cast<std::size_t>(std::min<std::uint64_t>(budget, Space::kBatch)));
        budget -= taken;
        if (taken != 0) {
            expand(cursors, taken);
        } else if (found_ == 0) {
            state_ = State::exhausted;
        } else {
            close_level();
        }
    }
    return state_;
}

/// Takes up to `most` states of the current level into batch_; returns how many.
template <RankedSpace Space, class Marks>
std::size_t FrontierSearch<Space, Marks>::take(std::size_t most) {
    std::size_t taken = 0;
    while (taken < most) {
        const auto state = take_one();
        if (!state) break;
        batch_[taken++] = *state;
    }
    return taken;
}

/// The next state of the current level, or nothing when the level is done.
template <RankedSpace Space, class Marks>
std::optional<typename Space::State> FrontierSearch<Space, Marks>::take_one() {
    if (taken_ < current_.size()) return current_[taken_++];
    while (spilled_current_ && (spill_left_ != 0 || spill_word_ < marks_.words())) {
        if (spill_left_ == 0) {
            spill_left_ = marks_.spilled_here(spill_word_++, depth_);
            continue;
        }
        const int bit = std::countr_zero(spill_left_);
        spill_left_ &= spill_left_ - 1;
        return space_->state((spill_word_ - 1) * 64 + static_cast<Rank>(bit));
    }
    return std::nullopt;
}

/// Expands the first `taken` states of batch_. The neighbours of all are made first and looked up afterwards, so that the waits
/// for their marks overlap; the outcome is that of one state after the other.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::expand(std::span<typename Space::Cursor> cursors, std::size_t taken) {
    Space::load(cursors, std::span<const SpaceState>(batch_.data(), taken));
    neighbours_.clear();
    for (std::size_t i = 0; i < taken && state_ == State::running; ++i) {
        if (options_.stop_at_goal && cursors[i].is_goal()) {
            goal_ = batch_[i].rank;
            state_ = State::goal_found;
            break;
        }
        ++statistics_.expanded;
        cursors[i].for_each_neighbour([&](const typename Space::Neighbour& neighbour) {
            marks_.prefetch(neighbour.rank);
            neighbours_.emplace_back(i, neighbour);
        });
    }
    statistics_.generated += neighbours_.size();
    for (const auto& [origin, neighbour] : neighbours_) meet(cursors[origin], neighbour);
}

/// Marks and lists a neighbour that was not known before.
template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::meet(const typename Space::Cursor& cursor,
                                        const typename Space::Neighbour& neighbour) {
    if (!marks_.is_new(neighbour.rank)) return;
    ++found_;
    if (next_.size() < capacity_) {
        marks_.reach(neighbour.rank, depth_ + 1);
        next_.push_back(cursor.state_of(neighbour));
    } else {
        marks_.spill(neighbour.rank, depth_ + 1);
        spilled_next_ = true;
    }
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::close_level() {
    if (spilled_current_ || spilled_next_) marks_.close_level(depth_);
    ++depth_;
    counts_.push_back(found_);
    reached_ += found_;
    found_ = 0;
    current_.swap(next_);
    next_.clear();
    spilled_current_ = spilled_next_;
    spilled_next_ = false;
    begin_level();
}

template <RankedSpace Space, class Marks>
void FrontierSearch<Space, Marks>::begin_level() {
    taken_ = 0;
    spill_word_ = 0;
    spill_left_ = 0;
    const std::size_t kept = std::min(current_.size(), static_cast<std::size_t>(options_.samples_per_level));
    auto& samples = samples_.emplace_back();
    for (std::size_t i = 0; i < kept; ++i) samples.push_back(current_[i * current_.size() / kept].rank);
}

/// The states on a shortest path from the start of a search to `goal` at `depth`, both included. O(depth x neighbours).
template <RankedSpace Space>
[[nodiscard]] std::vector<Rank> path_to(const Space& space, const DepthMarks& marks, Rank goal, int depth) {
    std::vector<Rank> path{goal};
    typename Space::Cursor cursor(space);
    while (depth > 0) {
        --depth;
        const typename Space::State state = space.state(path.back());
        Space::load({&cursor, 1}, std::span<const typename Space::State>(&state, 1));
        std::optional<Rank> nearer;
        cursor.for_each_neighbour([&](const typename Space::Neighbour& neighbour) {
            if (!nearer && marks.has_depth(neighbour.rank, depth)) nearer = neighbour.rank;
        });
        path.push_back(*nearer);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

}  // namespace shunt::search
