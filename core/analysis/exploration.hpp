// A breadth-first search of a puzzle, whatever the storage behind it.
//
//   Exploration (what solving and counting need)
//        ├── ExplorationOf<PackedSpace | HashedSpace>     by marks, which can be asked further questions (graph())
//        ├── Bidirectional<PackedSpace>                   the same from both ends
//        ├── LevelExploration<ThreeLevelSearch | FillingSearch | KeySearch>   two or three levels, no marks
//        ├── NPuzzleExploration                           sweeps over boards of unit tiles
//        └── RankExploration, by core/parts               positions in several processes, or in files
//
// Positions come out as values of the puzzle; numbers of one storage stay within its PositionGraph.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/position_graph.hpp"
#include "core/analysis/position_listing.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::analysis {

/// What a search is to find out.
enum class Purpose : unsigned char { count, solve };

/// Takes positions one after another.
class PositionTaker {
public:
    virtual ~PositionTaker() = default;
    /// A canonical position, valid during the call.
    virtual void take(const puzzle::Position& position) = 0;
};

class Exploration {
public:
    using State = search::Search::State;
    virtual ~Exploration() = default;

    /// Expands about `budget` positions.
    virtual State advance(std::uint64_t budget) = 0;
    /// The same, but pauses when the next level is known: then depth() has become greater, knows_level() is true of it, and
    /// tell_level_part() tells of it.
    virtual State advance_level(std::uint64_t budget) = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// Whether a position had more groups that can move than are listed (grid::kMostStepSets): what it found is not to be trusted.
    [[nodiscard]] virtual bool is_crowded() const = 0;
    /// Once full: whether the system refused memory, which the limit would have allowed.
    [[nodiscard]] virtual bool is_refused() const { return false; }
    /// Once full, or where the way to a goal was not found: why, where neither memory nor a position is what it met; empty otherwise.
    [[nodiscard]] virtual std::string failure() const { return {}; }
    /// While it runs: what it is doing, a phrase with figures, where there is more to tell than "searching"; empty otherwise.
    [[nodiscard]] virtual std::string doing() const { return {}; }
    /// Level being expanded; after goal_found, the goal's.
    [[nodiscard]] virtual int depth() const = 0;
    /// Positions at each depth up to depth(), all of them known.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    /// Goal positions at each of them.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& goal_counts() const = 0;
    [[nodiscard]] virtual search::SearchStatistics statistics() const = 0;
    /// Positions that are numbered at most; absent when the storage grows.
    [[nodiscard]] virtual std::optional<std::uint64_t> most() const = 0;
    /// Memory the search holds: numbering, marks, queues and cursors.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Once ended, or paused: whether it knows the positions of the level at `depth`, one of counts(). Most searches know those of depth()
    /// only.
    [[nodiscard]] virtual bool knows_level(int depth) const { return depth == this->depth(); }
    /// Lists `most` positions of a level that it knows, from number `from` on. It must stay where it is until nobody asks the listing, and
    /// the listing before be done. Null where no level can be listed.
    [[nodiscard]] virtual std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t /*from*/,
                                                                      std::size_t /*most*/) {
        return nullptr;
    }
    /// Bytes of what a listing calls a position by.
    [[nodiscard]] virtual std::uint64_t name_bytes() const { return sizeof(search::Rank); }
    /// Of a search that counts, before the first advance(), when it has paused at a level, and once exhausted: the positions at depth(),
    /// each once, in parts of few each; their order may depend on the number of workers.
    [[nodiscard]] virtual std::uint64_t level_parts() const { return 0; }
    virtual void tell_level_part(std::uint64_t /*part*/, PositionTaker& /*to*/) {}
    /// After goal_found: looks for one shortest path, about `budget` positions' work at a time; returns whether there is more to do.
    virtual bool find_path(std::uint64_t /*budget*/) { return false; }
    /// Then: how many positions it has, start and goal included; 0 when it was not found, in a storage that is full.
    [[nodiscard]] virtual std::size_t path_size() const { return 0; }
    /// One of them; the start is number 0.
    [[nodiscard]] virtual puzzle::Position on_path(std::size_t /*number*/) const { return {}; }
    /// Once ended: what more can be asked of. Null of a search that does not keep what it takes: one from both ends, of which neither has
    /// seen everything, one by sweeps, and one that keeps three levels.
    [[nodiscard]] virtual PositionGraph* graph() { return nullptr; }
};

}  // namespace shunt::analysis
