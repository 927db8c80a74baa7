// Breadth-first search that keeps three levels and nothing else.
//
//     before ─── here ─── next        moves can be taken back, so a neighbour of `here` was found one level before, is found here, or is
//       │          │                  new; older levels are never met again, and need no marks:
//       └── known ─┘                  next = neighbours of here, without here, without before
//
// Most neighbours in `before` are not even found, because a block knows how it was found itself and does not go back (block.hpp).
//
// Nothing is ranked and nothing is marked: memory is that of the widest levels, not of all packings, and a level of the puzzles that have
// fillers is some ten thousand blocks in the nearest cache. What is forgotten cannot be asked for: such a search counts, and no more.
// (Layered duplicate detection: K. Munagala, A. Ranade, "I/O-complexity of graph algorithms", 1999.)
#pragma once

#include <vector>

#include "core/levels/block_moves.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/sample.hpp"

namespace shunt::levels {

/// Levels of the positions of a space, from its start on.
class ThreeLevelSearch {
public:
    enum class State : unsigned char { running, exhausted, full };

    /// Whether it can search a space: the arrangements have keys, and the goals are told apart by what the body meets.
    [[nodiscard]] static bool can_search(const packing::PackedSpace& space);

    /// Of a space that it can search, which must outlive it. `most_bytes`: for levels, never more.
    ThreeLevelSearch(const packing::PackedSpace& space, const puzzle::Position& start, std::uint64_t most_bytes,
                     std::size_t samples_per_level);
    ThreeLevelSearch(const ThreeLevelSearch&) = delete;  // its parts point to each other
    ThreeLevelSearch& operator=(const ThreeLevelSearch&) = delete;

    /// Expands about `budget` positions. Full: the levels are wider than the memory allows.
    State advance(std::uint64_t budget);
    [[nodiscard]] State state() const { return state_; }
    /// Level being expanded; once exhausted, the last one.
    [[nodiscard]] int depth() const { return static_cast<int>(counts_.size()) - 1; }
    /// Positions at each depth up to depth(), all of them known.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    [[nodiscard]] search::SearchStatistics statistics() const { return {expanded_, moves_.generated(), goals_}; }
    /// Some positions of a depth, by the numbers that `space` gives them, ascending.
    [[nodiscard]] std::vector<Rank> samples(int depth) const;
    /// All positions at depth(), likewise. O(positions there).
    [[nodiscard]] std::vector<Rank> level() const;
    /// Bytes held at most so far.
    [[nodiscard]] std::uint64_t bytes() const { return memory_.peak() + moves_.bytes(); }

private:
    [[nodiscard]] std::uint64_t expand(std::uint64_t budget);
    [[nodiscard]] std::uint64_t take_known_away(std::uint64_t budget);
    void note(const Block& block);
    [[nodiscard]] std::uint64_t goals_among(const Block& block) const;
    void close_level();
    [[nodiscard]] std::vector<Rank> ranks(std::vector<Rank> numbers) const;

    const packing::PackedSpace& space_;
    ArrangementKeys keys_;
    MemoryBudget memory_;
    BlockMoves moves_;
    Level before_;
    Level here_;
    Level next_;
    /// Whether a move may end in the level where it began. A step moves one piece by one cell, so the sum of all rows and columns where
    /// pieces stand becomes odd or even in turn.
    bool has_level_moves_;
    bool has_goals_;
    std::size_t walked_ = 0;    // blocks of `here`, or once all are expanded of `next`
    bool is_expanded_ = false;  // `here`
    std::uint64_t found_ = 0;   // positions of `next` that are new
    std::uint64_t expanded_ = 0;
    std::uint64_t goals_ = 0;
    search::Sample sample_;  // of `next`
    std::vector<std::vector<Rank>> samples_;
    std::vector<std::uint64_t> counts_;
    State state_ = State::running;
};

}  // namespace shunt::levels
