// The one loop that goes breadth-first by level, in slices, by one worker or several. What a state is called, how it moves and what is
// remembered of it is the business of a store:
//
//     loop      ┌─> expand ──> sift ──> settle ──> next level │ goal found │ exhausted │ full
//               └───────── while there is budget ────┘
//
//     store     a neighbour is known or new                      in
//     marks     at once, by its bit                              search/frontier_search.hpp
//     arrival   at once, by its number: a level is a range       search/frontier_search.hpp, for numbers that grow
//     levels    once all of its level are there, and sifted      levels/three_level_search.hpp
//     sweep     with all of its block                            npuzzle/level_search.hpp
//     parts     at once where it is kept, or in the next round   parts/parted_search.hpp
//     shelf     when its block's turn comes, by two levels        parts/shelved_search.hpp
//
// A new store is one more class that has these steps; of slices, workers and counts it need not know. A new naming, or a new
// metric, is the business of the space or of the moves that a store is given.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/search/crew.hpp"
#include "core/search/search.hpp"

namespace shunt::search {

/// The levels of a search, as far as they are remembered. All workers may be in expand_some() or in sift_some() at once; everything else
/// is called by one of them while the others wait.
class LevelStore {
public:
    virtual ~LevelStore() = default;

    /// Expands a portion of the level, and tells the loop what that uses of the budget. False when there is nothing left to claim, or no
    /// room.
    [[nodiscard]] virtual bool expand_some(std::size_t worker) = 0;
    /// Whether the level is expanded, or as much of it as is wanted.
    [[nodiscard]] virtual bool is_expanded() const = 0;
    /// Whether what is known is taken away only after the level is expanded.
    [[nodiscard]] virtual bool sifts() const { return false; }
    /// Once it is expanded: sifts what was found, while there is budget.
    virtual void sift_some(std::size_t /*worker*/) {}
    [[nodiscard]] virtual bool is_sifted() const { return true; }
    /// The level goes on, after all workers have met.
    virtual void regroup() {}

    /// Whether there is no room to go on.
    [[nodiscard]] virtual bool is_full() const = 0;
    /// States of the next level.
    [[nodiscard]] virtual std::uint64_t found() const = 0;
    /// Goal states met so far, those of the next level included.
    [[nodiscard]] virtual std::uint64_t goals() const = 0;
    /// Goes on to the next level, which has this depth. Not called when none was found, but at depth 0.
    virtual void begin_level(int depth) = 0;
    /// Whether that level holds what is looked for.
    [[nodiscard]] virtual bool is_goal_found() const = 0;
};

/// Takes a store from level to level. The store is handed over at each call, because it owns its loop and may have been moved.
class LevelLoop {
public:
    using State = Search::State;

    /// `crew` must outlive it; null: one worker.
    explicit LevelLoop(Crew* crew) : crew_(crew != nullptr && crew->size() > 1 ? crew : nullptr) {}

    /// What the store has found is level 0.
    void begin(LevelStore& store) { begin_level(store, store.found()); }
    /// The store holds the last of these levels, of a search that went so far before: goes on from there, unless that holds what is looked
    /// for.
    void go_on(const LevelStore& store, std::vector<std::uint64_t> counts, std::vector<std::uint64_t> goal_counts);
    /// Forgets all levels; then begin() again.
    void restart();
    /// Expands about `budget` states; with `pause_at_level`, not beyond the level.
    State advance(LevelStore& store, std::uint64_t budget, bool pause_at_level = false);

    [[nodiscard]] int workers() const { return crew_ == nullptr ? 1 : crew_->size(); }
    [[nodiscard]] State state() const { return state_; }
    /// Level being expanded; once exhausted, the last one; after goal_found, the goal's; -1 before begin().
    [[nodiscard]] int depth() const { return depth_; }
    /// States at each depth up to depth(), all of them known.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    /// Goal states at each of these depths.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return goal_counts_; }
    /// States at all of these depths.
    [[nodiscard]] std::uint64_t reached() const { return reached_; }

    /// For the store, while it works.
    [[nodiscard]] bool has_budget() const { return slice_->budget.load(std::memory_order_relaxed) > 0; }
    void use(std::uint64_t states) {
        slice_->budget.fetch_sub(static_cast<std::int64_t>(states), std::memory_order_relaxed);
    }

private:
    /// What the workers share; on the heap, so that the loop can be moved.
    struct Slice {
        std::atomic<std::int64_t> budget{0};
        bool pause_at_level = false;
        bool pause = false;
    };

    void work(LevelStore& store, std::size_t worker);
    void settle(LevelStore& store);
    void begin_level(LevelStore& store, std::uint64_t found);
    void meet() const {
        if (crew_ != nullptr) crew_->meet();
    }

    Crew* crew_;
    std::unique_ptr<Slice> slice_ = std::make_unique<Slice>();
    State state_ = State::running;
    int depth_ = -1;
    std::vector<std::uint64_t> counts_;
    std::vector<std::uint64_t> goal_counts_;
    std::uint64_t goals_ = 0;
    std::uint64_t reached_ = 0;
};

}  // namespace shunt::search
