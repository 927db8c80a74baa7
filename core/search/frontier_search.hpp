// Breadth-first search by level (level_loop.hpp) over numbered states, with memory known before it starts: the store is marks.
//
//    marks     0, 1 or 2 bits per state (marks.hpp)
//    current   queue of the level being expanded   ─ claimed in portions by the workers ─>  found: each worker's share of the next
//    spill     1 bit per state for what the queues cannot hold; where states are numbered in the order in which they are reached, a level
//              is a range of numbers, and there are no queues
//
//    blocks    states are queued, expanded and marked by blocks (ranked_space.hpp), and counted one by one
//    pairs     where a space pairs its states, partners are marked together and one of them is listed; everything is counted and told
//              for both
//
//    level done:  all workers meet; the shares are put together; the next level begins
//
// Every level is finished before the next one begins, also when a goal has been found in it. So all counts, and the goal chosen (the
// one with the least number), do not depend on the order in which states are expanded, nor on the number of workers or the size of
// slices.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/sort.hpp"
#include "core/search/block_list.hpp"
#include "core/search/crew.hpp"
#include "core/search/level_loop.hpp"
#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"
#include "core/search/search.hpp"

namespace shunt::search {

struct FrontierOptions {
    Keep keep = Keep::reached;
    bool stop_at_goal = false;  ///< end with the first level that holds a goal state
    Crew* crew = nullptr;       ///< must outlive the search; null: one worker
    bool in_pairs =
        true;  ///< use the partners of a PairedSpace; the seeds must then contain the partner of each of them
};

template <RankedSpace Space>
class FrontierSearch final : public Search, private LevelStore {
public:
    using Block = typename Space::Block;

    /// Bytes that create() will allocate for a space of `states`, without the cursors.
    [[nodiscard]] static std::uint64_t bytes_needed(Rank states, Keep keep) {
        const auto planes = static_cast<std::uint64_t>(Marks::bits_per_state(keep) + (may_spill(states, keep) ? 1 : 0));
        return planes * WordArray::words_for(states) * sizeof(std::uint64_t) +
               2 * queue_capacity(states) * sizeof(Block);
    }

    /// A search that knows no state yet; empty when the memory is not to be had. `space` must outlive it.
    [[nodiscard]] static std::optional<FrontierSearch> create(Space& space, FrontierOptions options) {
        auto marks = Marks::create(options.keep, space.size(), may_spill(space.size(), options.keep));
        if (!marks) return std::nullopt;
        return FrontierSearch(space, std::move(*marks), options);
    }

    void seed(Rank state) override;
    void begin() override { loop_.begin(*this); }
    void restart() override {
        loop_.restart();
        goal_.reset();
    }

    /// From now on a goal is what `other` has reached; it must outlive the search.
    void aim_at(const Marks* other) { target_ = other; }

    State advance(std::uint64_t budget) override { return loop_.advance(*this, budget); }
    /// The same, but pauses at the end of the level.
    State advance_level(std::uint64_t budget) { return loop_.advance(*this, budget, true); }

    [[nodiscard]] State state() const override { return loop_.state(); }
    [[nodiscard]] int depth() const override { return loop_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return loop_.counts(); }
    /// Goal states at each depth up to depth().
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    [[nodiscard]] SearchStatistics statistics() const override;
    [[nodiscard]] std::uint64_t reached() const override { return loop_.reached(); }
    /// The goal found, with the least number; meaningful after goal_found.
    [[nodiscard]] Rank goal() const { return *goal_; }
    [[nodiscard]] const Marks& marks() const override { return marks_; }
    /// Once ended: a cursor that it does not use any more.
    [[nodiscard]] typename Space::Cursor& cursor() { return workers_.front()->cursor; }
    /// Once ended, or paused: whether the parts of a level can tell of the one at `depth`; of each, where levels are ranges of numbers.
    [[nodiscard]] bool knows_level(int depth) const { return in_order() || depth == loop_.depth(); }
    /// Has them tell of one that it knows.
    void show_level(int depth) {
        if (in_order()) marks_.open_level(depth);
    }
    [[nodiscard]] std::uint64_t level_parts() const override { return current_.size() + spilled_words(); }
    void add_level_part(std::uint64_t part, std::vector<Rank>& ranks) override;
    [[nodiscard]] std::uint64_t bytes() const override;

private:
    /// Blocks, or words of spill bits, that a worker claims at a time.
    static constexpr std::uint64_t kPortion = 32;
    /// Blocks that count as more than so many each are expanded one by one, so that the slice can end after each.
    static constexpr std::uint64_t kMuch = 64;

    /// What a worker has claimed.
    struct Portion {
        std::span<const Block> paired;
        std::span<const Block> single;

        [[nodiscard]] bool is_empty() const { return paired.empty() && single.empty(); }
    };
    struct Worker {
        explicit Worker(Space& space) : cursor(space), reader(space) {}

        typename Space::Cursor cursor;
        typename ReaderOf<Space>::type reader;
        Portion rest;                          // of what was claimed: still to be expanded
        std::size_t together = Space::kBatch;  // so many of them are expanded next
        bool is_loaded = false;                // those, whose edges are being made
        BlockList<Space> found;                // of the next level
        BlockList<Space> found_paired;         // those whose states stand for their partners too
        BlockList<Space> read;                 // spilled states read from the bits
        BlockList<Space> read_paired;
        std::uint64_t found_count = 0;
        SearchStatistics statistics;
        std::optional<Rank> goal;
    };
    /// What the workers share while they expand; on the heap, so that the search can be moved.
    struct Shared {
        std::atomic<std::uint64_t> next{0};  // index into current_, and beyond its end into the words of spill bits
        std::atomic<bool> queue_full{false};
    };

    /// Entries of a queue: every state of a small space, as if none shared a block, a small fraction of a large one, but always
    /// enough to pay for a scan over the spill bits.
    [[nodiscard]] static std::uint64_t queue_capacity(Rank states) {
        const std::uint64_t small = std::clamp<std::uint64_t>(states / 8, 1u << 13, 1u << 15);
        return std::min(states, std::max(small, states / 4096));
    }
    [[nodiscard]] static bool may_spill(Rank states, Keep keep) {
        return keep != Keep::order && queue_capacity(states) < states;
    }

    FrontierSearch(Space& space, Marks marks, FrontierOptions options);

    [[nodiscard]] bool is_shared() const { return workers_.size() > 1; }
    bool expand_some(std::size_t index) override;
    [[nodiscard]] bool is_expanded() const override;
    void regroup() override;
    [[nodiscard]] bool is_full() const override { return space_->is_full(); }
    [[nodiscard]] std::uint64_t found() const override;
    [[nodiscard]] std::uint64_t goals() const override { return statistics().goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return options_.stop_at_goal && goal_; }
    /// Where what can be claimed ends: whole portions of blocks of each sort, then the words of spill bits.
    [[nodiscard]] std::uint64_t claims() const {
        return rounded(paired_) + rounded(current_.size() - paired_) + spilled_words();
    }
    [[nodiscard]] static std::uint64_t rounded(std::uint64_t blocks) {
        return (blocks + kPortion - 1) / kPortion * kPortion;
    }
    [[nodiscard]] std::uint64_t spilled_words() const {
        return spilled_current_ ? marks_.words() - marks_.first_word() : 0;
    }
    [[nodiscard]] bool claim(Worker& worker);
    void read_spilled(Worker& worker, std::uint64_t word);
    void expand(Worker& worker, std::span<const Block>& blocks, std::uint64_t weight);
    bool load(Worker& worker, std::span<const Block> batch, std::span<const Block> next);
    [[nodiscard]] std::uint64_t expand_batch(Worker& worker, std::span<const Block> blocks, std::uint64_t weight);
    /// `block(bits)` is asked for only if some of the states are new.
    template <class BlockOf>
    void meet(Worker& worker, Rank first, Bits bits, Bits goals, BlockOf block);
    void meet_pair(Worker& worker, Rank rank, bool is_goal, const Block& block);
    /// Marks states, also as spilled when the queues are full; returns those that are new.
    Bits mark(Rank first, Bits bits);
    void note(Worker& worker, Rank first, Bits bits, Bits goals);
    /// Whether a level is a range of numbers, of which nothing is listed.
    [[nodiscard]] bool in_order() const { return options_.keep == Keep::order; }
    [[nodiscard]] bool in_pairs() const {
        if constexpr (PairedSpace<Space>) return options_.in_pairs && space_->has_partners();
        return false;
    }
    [[nodiscard]] Rank partner(Worker& worker, Rank rank, const Block& block) const {
        if constexpr (PairedSpace<Space>) return in_pairs() ? worker.cursor.partner(block) : rank;
        return rank;
    }
    void join_found();

    Space* space_;
    Marks marks_;
    FrontierOptions options_;
    LevelLoop loop_;
    const Marks* target_ = nullptr;  // see aim_at
    std::uint64_t capacity_;         // of a queue, all workers together
    std::vector<Block> current_;
    std::size_t paired_ = 0;  // the first of them stand for their partners too
    std::vector<std::unique_ptr<Worker>> workers_;
    std::unique_ptr<Shared> shared_ = std::make_unique<Shared>();
    bool spilling_ = false;  // what is found now goes to the spill bits
    bool spilled_current_ = false;
    std::optional<Rank> goal_;
};

}  // namespace shunt::search

#include "core/search/frontier_search_impl.hpp"
