// Some solution of a puzzle whose positions have keys, and then shorter ones: the ways of approach/approach.hpp as moves, checked.
#pragma once

#include <optional>

#include "core/analysis/any_solution.hpp"
#include "core/analysis/path_moves.hpp"
#include "core/approach/approach.hpp"

namespace shunt::analysis {

class ApproachingSolution final : public AnySolution {
public:
    /// Keeps its own copy of a problem that can be searched so.
    ApproachingSolution(puzzle::Problem problem, puzzle::Metric metric, std::uint64_t memory_limit);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] std::uint64_t expanded() const override { return approach_ ? approach_->expanded() : 0; }
    [[nodiscard]] std::uint64_t bytes() const override;

private:
    void begin_writing();
    [[nodiscard]] std::uint64_t write();
    void end_writing();
    void conclude();

    std::uint64_t memory_limit_;
    moves::Motions motions_;
    std::optional<approach::Approach> approach_;  // absent where the start is a goal
    int written_ways_ = 0;                        // of those found
    std::optional<PathMoves> written_;            // of the way that is being written
    approach::Way way_;                           // that one,
    std::size_t next_ = 0;                        // and which of its positions is next
};

}  // namespace shunt::analysis
