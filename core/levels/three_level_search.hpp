// Breadth-first search (search/level_loop.hpp) that keeps three levels and nothing else.
//
//     before ─── here ─── next        moves can be taken back, so a neighbour of `here` was found one level before, is found here, or is
//       │          │                  new; older levels are never met again, and need no marks:
//       └── known ─┘                  next = neighbours of here, without here, without before
//
// Most neighbours in `before` are not even found, because a block knows how it was found itself and does not go back (block.hpp).
//
// Nothing is ranked and nothing is marked: memory is that of the widest levels, not of all packings, and a level of the puzzles that have
// fillers is some ten thousand blocks in the nearest cache. What is forgotten cannot be asked for: such a search counts, finds a goal,
// and no more.
//
// Looking for a goal, it writes down the blocks of each level (trail.hpp). The way back is then: make the moves of one position, and look
// through the level before for any of them; that is as much as looking through all levels once.
// (Layered duplicate detection: K. Munagala, A. Ranade, "I/O-complexity of graph algorithms", 1999.)
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/levels/expander.hpp"
#include "core/packing/block_positions.hpp"
#include "core/search/crew.hpp"
#include "core/search/level_loop.hpp"

namespace shunt::levels {

/// Levels of the positions of a space, from its start on.
class ThreeLevelSearch final : private search::LevelStore {
public:
    using State = search::Search::State;

    struct Options {
        std::uint64_t most_bytes = 0;  ///< for levels, never more; each worker has as much of it
        bool to_goal = false;          ///< ends with the first level that has one, and can tell the way there
        search::Crew* crew = nullptr;  ///< must outlive the search; null: one worker
    };

    /// Whether it can search a space: the arrangements have keys, and the goals are told apart by what the body meets.
    [[nodiscard]] static bool can_search(const packing::PackedSpace& space);

    /// Of a space that it can search, which must outlive it.
    ThreeLevelSearch(const packing::PackedSpace& space, const puzzle::Position& start, const Options& options);
    ThreeLevelSearch(const ThreeLevelSearch&) = delete;  // its parts point to each other
    ThreeLevelSearch& operator=(const ThreeLevelSearch&) = delete;

    /// Expands about `budget` positions. Full: the levels are wider than the memory allows, or a position is crowded. Results are the same
    /// whatever the number of workers, unless they are full.
    State advance(std::uint64_t budget) { return loop_.advance(*this, budget); }
    /// The same, but pauses at the end of the level.
    State advance_level(std::uint64_t budget) { return loop_.advance(*this, budget, true); }
    [[nodiscard]] State state() const { return loop_.state(); }
    /// Whether a position was met with more groups that can move than are listed.
    [[nodiscard]] bool is_crowded() const { return space_.is_crowded(); }
    /// Positions that there are at most.
    [[nodiscard]] std::optional<std::uint64_t> most() const { return space_.size(); }
    /// Level being expanded; once exhausted, the last one; after goal_found, the goal's.
    [[nodiscard]] int depth() const { return loop_.depth(); }
    /// Positions at each depth up to depth(), all of them known.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return loop_.counts(); }
    /// Goal positions at each of them.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const { return loop_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const;
    [[nodiscard]] static bool has_level() { return true; }
    /// The level at depth() in parts (search/level_listing.hpp): each is a block, whose positions are added by the numbers that `space`
    /// gives them.
    [[nodiscard]] std::uint64_t level_parts() const;
    void add_level_part(std::uint64_t part, std::vector<Rank>& ranks) const;
    /// All those numbers are below it.
    [[nodiscard]] Rank numbers() const { return space_.size(); }
    /// Calls `visit(position)` for all of one part, each valid during the call.
    template <class Visit>
    void visit_level_part(std::uint64_t part, Visit visit) {
        const Block& block = level_part(part);
        visited_.place_body(keys_.anchors(block.key), [&](int cell) { return keys_.letter_at(block.key, cell); });
        search::for_each_state(0, block.bits, [&](Rank filling) { visit(visited_.filled(filling, block.free)); });
    }
    /// After goal_found: looks for a shortest path through levels of about `budget` positions; returns whether there is more to do. It is
    /// the path that search::WayBack takes through marks. O(blocks of all levels) in all.
    bool find_path(std::uint64_t budget);
    /// Then: its positions by their numbers, from the goal back to the start, both included; empty if one of them is crowded.
    [[nodiscard]] const std::vector<Rank>& path() const { return path_; }
    [[nodiscard]] puzzle::Position position(Rank rank) const { return space_.position(rank); }
    /// Bytes held at most so far.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    /// Workers expand blocks, whose ever they are; when all are expanded, each sifts the next level of its own shard.
    struct Worker {
        Worker(const ThreeLevelSearch& search, std::size_t index, std::size_t count, const Options& options);

        /// Goes on to the next of the blocks claimed.
        void end_block() {
            claimed = claimed.subspan(1);
            left = claimed.empty() ? 0 : claimed.front().bits;
        }

        Shard shard;
        std::unique_ptr<Expander> moves;
        std::span<const Block> claimed;  // of any shard, not expanded yet
        Bits left = 0;                   // fillings of the first of them that are not
    };

    [[nodiscard]] const Block& level_part(std::uint64_t part) const;
    void put_start(const puzzle::Position& start);
    [[nodiscard]] bool expand_some(std::size_t index) override;
    [[nodiscard]] bool is_expanded() const override;
    [[nodiscard]] bool sifts() const override { return true; }
    void sift_some(std::size_t index) override;
    [[nodiscard]] bool is_sifted() const override;
    [[nodiscard]] bool is_full() const override;
    [[nodiscard]] std::uint64_t found() const override;
    [[nodiscard]] std::uint64_t goals() const override { return statistics().goals; }
    void begin_level(int depth) override;
    [[nodiscard]] bool is_goal_found() const override { return to_goal_ && statistics().goals != 0; }
    [[nodiscard]] bool claim(Worker& worker);
    std::uint64_t expand_claimed(Worker& worker) const;
    void take_over_some(Shard& shard);
    void take_known_away(Shard& shard, std::span<Block> blocks) const;
    void note(Shard& shard, const Block& block) const;
    [[nodiscard]] Bits goals_among(const Block& block) const;
    [[nodiscard]] std::unique_ptr<Expander> make_expander() const;
    void begin_path();
    [[nodiscard]] Numbered first_of(Rank key, Bits bits) const;
    [[nodiscard]] Numbered nearer(const Numbered& from, int depth, Expander& moves) const;

    const packing::PackedSpace& space_;
    packing::BlockPositions visited_{space_};
    ArrangementKeys keys_;
    search::LevelLoop loop_;
    /// Whether a move may end in the level where it began. A step of one piece goes one cell, so the sum of all rows and columns where
    /// pieces stand becomes odd or even in turn.
    bool has_level_moves_;
    bool has_goals_;
    bool to_goal_;
    std::vector<std::unique_ptr<Worker>> workers_;
    // The way back, while it is looked for.
    std::unique_ptr<Expander> back_moves_;
    std::vector<Rank> path_;
    Numbered on_path_;    // its last position
    int path_depth_ = 0;  // of that
};

}  // namespace shunt::levels
