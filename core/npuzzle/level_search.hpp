// Breadth-first search (search/level_loop.hpp) over all boards of up to 12 cells that one board can reach: the store is a sweep
// (sweep.hpp).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/random.hpp"
#include "core/npuzzle/arrangements.hpp"
#include "core/npuzzle/sweep.hpp"
#include "core/search/crew.hpp"
#include "core/search/level_loop.hpp"

namespace shunt::npuzzle {

class LevelSearch final : private search::LevelStore {
public:
    using Number = Arrangements::Number;

    struct Options {
        std::optional<Number> until;         ///< stop when this one is found
        std::optional<int> draw_from_level;  ///< stop after this level, with one of it drawn at random
        std::uint64_t seed = 0;              ///< of the draw
        bool way_back = false;               ///< keep what way_to_goal() needs
        std::vector<Number> goals = {};      ///< whose depths are counted; each once
        search::Crew* crew = nullptr;        ///< must outlive the search; null: one worker
    };

    /// Bytes it takes beside the arrangements.
    [[nodiscard]] static std::uint64_t bytes_needed(const Arrangements& arrangements, const Options& options) {
        return Sweep::bytes_needed(arrangements, sweep_options(options));
    }
    /// Begins at the solved board. Empty when the memory is not to be had. `arrangements` must outlive the search.
    [[nodiscard]] static std::optional<LevelSearch> create(const Arrangements& arrangements, Options options);

    /// Expands about `budget` boards, or looks at a block of them for four. False once it has ended.
    bool advance(std::uint64_t budget) { return loop_.advance(*this, budget) == search::LevelLoop::State::running; }
    /// The same, but pauses at the end of the level.
    bool advance_level(std::uint64_t budget) {
        return loop_.advance(*this, budget, true) == search::LevelLoop::State::running;
    }
    [[nodiscard]] search::LevelLoop::State state() const { return loop_.state(); }

    /// Whether `until` was found.
    [[nodiscard]] bool has_found() const { return shared_->has_found; }
    /// Level being expanded; after has_found(), the depth of `until`; at the end of everything, the greatest depth.
    [[nodiscard]] int depth() const { return loop_.depth(); }
    /// Boards of each level; after has_found(), of the last one as many as were met.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return loop_.counts(); }
    /// Of the goals, at each of these depths.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    /// Boards met, those of the level that is being found included.
    [[nodiscard]] std::uint64_t met() const { return loop_.reached() + shared_->found; }
    [[nodiscard]] std::uint64_t expanded() const { return shared_->expanded; }
    /// Neighbours of those expanded, known ones included.
    [[nodiscard]] std::uint64_t generated() const { return shared_->generated; }
    [[nodiscard]] bool is_reached(Number board) const { return sweep_.is_reached(board); }
    /// The boards at depth() in parts (search/level_listing.hpp), unless `until` was found: each is a block of the sweep.
    [[nodiscard]] std::uint64_t level_parts() const { return sweep_.blocks(); }
    void add_level_part(std::uint64_t part, std::vector<search::Rank>& boards) const {
        sweep_.add_members(static_cast<Number>(part), boards);
    }
    /// One of the level to draw from, each with equal chance; absent when there is no such level.
    [[nodiscard]] std::optional<Number> drawn() const { return drawn_; }
    /// Steps from a board of depth `depth` to the solved one. Only with `way_back`.
    [[nodiscard]] std::vector<Direction> way_to_goal(Number from, int depth) const;

private:
    /// What the workers share; on the heap, so that the search can be moved.
    struct Shared {
        std::atomic<std::uint64_t> next{0};   // block to expand
        std::atomic<std::uint64_t> found{0};  // boards of the next level
        std::atomic<std::uint64_t> expanded{0};
        std::atomic<std::uint64_t> generated{0};
        std::atomic<bool> has_found{false};  // `until`
    };

    LevelSearch(const Arrangements& arrangements, Sweep sweep, Options options);

    [[nodiscard]] static Sweep::Options sweep_options(const Options& options) {
        return {options.way_back, options.crew != nullptr && options.crew->size() > 1};
    }
    [[nodiscard]] bool expand_some(std::size_t worker) override;
    [[nodiscard]] bool is_expanded() const override { return has_found() || shared_->next >= sweep_.blocks(); }
    [[nodiscard]] bool is_full() const override { return false; }
    [[nodiscard]] std::uint64_t found() const override { return shared_->found; }
    [[nodiscard]] std::uint64_t goals() const override;
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return has_found() || drawn_.has_value(); }

    const Arrangements* arrangements_;
    Sweep sweep_;
    Options options_;
    search::LevelLoop loop_;
    std::unique_ptr<Shared> shared_ = std::make_unique<Shared>();
    std::optional<Number> drawn_;
};

}  // namespace shunt::npuzzle
