// Some solution of a puzzle whose positions have no keys (approach/ground.hpp): found by a greedy best-first search, checked, with nothing
// proved of its length.
//
//   the position nearest to a goal (nearness.hpp) of those met and not expanded is expanded next; of equals the one met first
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis/any_solution.hpp"
#include "core/analysis/nearness.hpp"
#include "core/analysis/path_moves.hpp"
#include "core/hashed/hashed_space.hpp"

namespace shunt::analysis {

class GreedySolution final : public AnySolution {
public:
    /// Keeps its own copy of the problem, whose puzzle must have a goal. `memory_limit` in bytes.
    GreedySolution(puzzle::Problem problem, puzzle::Metric metric, std::uint64_t memory_limit);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] std::uint64_t expanded() const override { return expanded_; }
    /// It only grows.
    [[nodiscard]] std::uint64_t bytes() const override;

private:
    using Rank = hashed::Rank;
    /// Positions of one nearness, in the order in which they were met.
    struct Bucket {
        std::vector<std::uint32_t> ranks;
        std::size_t taken = 0;
    };

    [[nodiscard]] std::uint64_t work();
    void begin_next();
    void end_position();
    void meet(Rank rank, std::uint32_t from);
    /// The next to be expanded; space_.size() when there is none.
    [[nodiscard]] Rank take();
    void conclude(Rank goal);
    [[nodiscard]] std::uint64_t write();
    [[nodiscard]] std::uint64_t own_bytes() const;

    std::uint64_t own_limit_;
    hashed::HashedSpace space_;
    hashed::HashedCursor cursor_;
    NearnessMeter meter_;
    std::vector<std::uint32_t> from_;                   // by rank: the one it was met from
    std::vector<Bucket> buckets_;                       // by nearness as one number
    std::size_t nearest_ = 0;                           // no bucket before it has any left
    std::optional<Rank> here_;                          // being expanded
    bool are_made_ = false;                             // its edges
    std::span<const hashed::HashedSpace::Edge> edges_;  // those still to be looked at
    moves::Motions motions_;
    std::vector<Rank> way_back_;  // of a solution: its positions that are still to be written, from the goal on
    std::optional<PathMoves> written_;
    std::uint64_t expanded_ = 0;
};

}  // namespace shunt::analysis
