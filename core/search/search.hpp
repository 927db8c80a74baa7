// A breadth-first search by level over numbered states, whatever the space: what those see who ask about states and levels.
#pragma once

#include <cstdint>
#include <vector>

#include "core/search/marks.hpp"
#include "core/search/ranked_space.hpp"

namespace shunt::search {

/// Numbers of a search that add up over its whole life.
struct SearchStatistics {
    std::uint64_t expanded = 0;  ///< states whose neighbours were made
    std::uint64_t generated =
        0;                    ///< neighbours made, known ones included; all states expanded: twice the number of edges
    std::uint64_t goals = 0;  ///< goal states reached
};

/// So many neighbours count as one more state expanded. They are the work: a state with hundreds has groups that move, and making each of
/// these takes longer than a step of one piece.
inline constexpr std::uint64_t kNeighboursOfState = 4;

class Search {
public:
    enum class State : unsigned char { running, goal_found, exhausted, full };
    virtual ~Search() = default;

    /// Makes a state one of those at depth 0. Only before begin().
    virtual void seed(Rank state) = 0;
    /// Begins with the states seeded, which must be at least one.
    virtual void begin() = 0;
    /// After the search is exhausted: begins again with other seeds, keeping the marks of what was reached.
    virtual void restart() = 0;
    /// Expands about `budget` states.
    virtual State advance(std::uint64_t budget) = 0;

    [[nodiscard]] virtual State state() const = 0;
    /// Level being expanded; after goal_found, the goal's.
    [[nodiscard]] virtual int depth() const = 0;
    /// States at each depth up to depth(), all of them known.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& counts() const = 0;
    [[nodiscard]] virtual SearchStatistics statistics() const = 0;
    /// States reached, those of the unfinished level left out.
    [[nodiscard]] virtual std::uint64_t reached() const = 0;
    [[nodiscard]] virtual const Marks& marks() const = 0;
    /// The states at depth() in parts of few each, in no order (level_listing.hpp): those at the greatest depth once exhausted.
    [[nodiscard]] virtual std::uint64_t level_parts() const = 0;
    virtual void add_level_part(std::uint64_t part, std::vector<Rank>& ranks) = 0;
    /// Bytes held, without the cursors; of lists that grow, as many as they held at most.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

}  // namespace shunt::search
