// The hardest start of a puzzle: the reachable positions whose nearest goal position is farthest away.
//
//   all reached positions ── which are goals? ──> seeds at distance 0 ── breadth-first ──> the last level
//
// Moves can be taken back, so every reached position is found again, now from the goals.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/analysis/position_graph.hpp"
#include "core/analysis/survey.hpp"

namespace shunt::analysis {

class HardestStart final : public Survey {
public:
    /// Of a search that is exhausted; `graph` must outlive it. Needs the marks of one more search. `memory_limit` in bytes.
    HardestStart(PositionGraph& graph, std::uint64_t memory_limit)
        : graph_(&graph), search_(graph.search_again(true, memory_limit)) {}

    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return search_ == nullptr; }
    [[nodiscard]] std::uint64_t bytes() const override { return search_ ? search_->bytes() : 0; }

    /// Positions by their distance to the nearest goal position; empty when no goal can be reached.
    [[nodiscard]] const std::vector<std::uint64_t>& distances() const { return search_->counts(); }
    /// The first `most` of the farthest positions, by ascending number.
    [[nodiscard]] std::vector<puzzle::Position> farthest(std::size_t most) const {
        std::vector<puzzle::Position> positions;
        for (const search::Rank rank : search_->level()) {
            if (positions.size() == most) break;
            positions.push_back(graph_->position(rank));
        }
        return positions;
    }

private:
    PositionGraph* graph_;
    std::unique_ptr<search::Search> search_;
    search::Rank next_ = 0;  // to be looked at
    bool any_ = false;       // a goal was found
};

}  // namespace shunt::analysis
