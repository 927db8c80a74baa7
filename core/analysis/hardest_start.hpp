// The hardest start of a puzzle: the reachable positions whose nearest goal position is farthest away.
//
//   all reached positions ── which are goals? ──> seeds at distance 0 ── breadth-first ──> the last level, listed
//
// Moves can be taken back, so every reached position is found again, now from the goals.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/position_graph.hpp"
#include "core/analysis/survey.hpp"
#include "core/search/level_listing.hpp"

namespace shunt::analysis {

class HardestStart final : public Survey {
public:
    static constexpr bool kSearchesAgain = true;

    /// Of a search that is exhausted; `graph` must outlive it. Needs the marks of one more search.
    HardestStart(PositionGraph& graph, const Limits& limits)
        : graph_(&graph),
          most_(limits.list),
          search_(graph.search_again(true, limits.memory)),
          refused_(search_ == nullptr) {}

    [[nodiscard]] const char* doing() const override;
    [[nodiscard]] const char* name() const override;
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] bool out_of_memory() const override { return refused_; }
    [[nodiscard]] std::uint64_t bytes() const override {
        return search_ ? search_->bytes() + graph_->cursor_bytes() : 0;
    }

    /// Positions by their distance to the nearest goal position; empty when no goal can be reached.
    [[nodiscard]] const std::vector<std::uint64_t>& distances() const { return distances_; }
    /// The first of the farthest positions, by ascending number.
    [[nodiscard]] const std::vector<puzzle::Position>& farthest() const { return farthest_; }

private:
    bool search(std::uint64_t budget);
    void conclude();

    PositionGraph* graph_;
    std::size_t most_;
    std::unique_ptr<search::Search> search_;  // until what was asked is known
    bool refused_;
    search::Rank next_ = 0;                                        // to be looked at
    bool any_ = false;                                             // a goal was found
    std::optional<search::LevelListing<search::Search>> listing_;  // once the search has ended
    std::vector<std::uint64_t> distances_;
    std::vector<puzzle::Position> farthest_;
};

}  // namespace shunt::analysis
