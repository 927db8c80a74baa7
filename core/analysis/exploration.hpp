// A breadth-first search of a puzzle, whatever the storage behind it.
//
//   Exploration (what solving and counting need)
//        └── ExplorationOf<PackedSpace | HashedSpace, marks>     the only place that knows the types
//
// Positions come out as values of the puzzle; numbers of one storage never leave it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/shortest_paths.hpp"
#include "core/analysis/surveyor.hpp"
#include "core/puzzle/puzzle.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/path.hpp"

namespace shunt::analysis {

/// What a search is to find out.
enum class Purpose : unsigned char { count, solve };

class Exploration {
public:
    enum class State : unsigned char { running, goal_found, exhausted, full };
    virtual ~Exploration() = default;

    /// Expands about `budget` positions.
    virtual State advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual State state() const = 0;
    /// Whether a position had more groups that can move than are listed (grid::kMostStepSets): what it found is not to be trusted.
    [[nodiscard]] virtual bool is_crowded() const = 0;
    /// Level being expanded; after goal_found, the goal's.
    [[nodiscard]] virtual int depth() const = 0;
    /// Positions at each depth up to depth(), all of them known.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    [[nodiscard]] virtual search::SearchStatistics statistics() const = 0;
    /// Positions that are numbered at most; absent when the storage grows.
    [[nodiscard]] virtual std::optional<std::uint64_t> most() const = 0;
    /// Memory the search holds: numbering, marks, queues and cursors.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Some positions of a depth.
    [[nodiscard]] virtual std::vector<puzzle::Position> samples(int depth) const = 0;
    /// The first `most` positions at depth(), by ascending number.
    [[nodiscard]] virtual std::vector<puzzle::Position> level(std::size_t most) = 0;
    /// Calls `visit` for the positions reached whose numbers are among the next `budget` from `from` on; the number to go on from, or
    /// absent after the last. Nothing is visited when the search does not keep what it takes. Of a pair of mirror images only one may
    /// have been reached.
    virtual std::optional<search::Rank> visit_reached(search::Rank /*from*/, std::uint64_t /*budget*/,
                                                      const std::function<void(const puzzle::Position&)>& /*visit*/) {
        return std::nullopt;
    }
    /// After goal_found: the positions on one shortest path, start and goal included.
    [[nodiscard]] virtual std::vector<puzzle::Position> path() = 0;

    // What can be asked when the search has ended; each is worked out in slices of its own. The first of a search that solves, the
    // others of one that counts. Null when the memory does not do, and from a search that does not keep what it takes: one from both
    // ends, of which neither has seen everything, and one by sweeps.

    /// After goal_found: all shortest paths.
    [[nodiscard]] virtual std::unique_ptr<ShortestPaths> shortest_paths(std::uint64_t /*memory_limit*/) {
        return nullptr;
    }
    /// After exhausted: the positions farthest from all goals.
    [[nodiscard]] virtual std::unique_ptr<HardestStart> hardest_start(const Surveyor& /*surveyor*/,
                                                                      std::uint64_t /*memory_limit*/) {
        return nullptr;
    }
    /// After exhausted: the graph of all positions reached.
    [[nodiscard]] virtual std::unique_ptr<StateGraphBuilder> graph(const Surveyor& /*surveyor*/,
                                                                   std::uint64_t /*memory_limit*/) {
        return nullptr;
    }
    /// After exhausted: the components of all packings; null when the storage knows only those it has met.
    [[nodiscard]] virtual std::unique_ptr<Components> components(const Surveyor& /*surveyor*/,
                                                                 std::uint64_t /*memory_limit*/) {
        return nullptr;
    }
};

}  // namespace shunt::analysis
