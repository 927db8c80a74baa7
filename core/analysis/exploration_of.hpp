// Explorations with their types. Only make_exploration and its like include this.
#pragma once

#include "core/analysis/exploration.hpp"

namespace shunt::analysis {

template <search::RankedSpace Space, class Marks>
class ExplorationOf final : public Exploration {
public:
    using Search = search::FrontierSearch<Space, Marks>;

    /// Null when the memory is not to be had.
    static std::unique_ptr<Exploration> create(std::unique_ptr<Space> space, search::Rank start,
                                               search::FrontierOptions options, std::uint64_t cursor_bytes) {
        auto made = Search::create(*space, options);
        if (!made) return nullptr;
        made->seed(start);
        made->begin();
        return std::unique_ptr<Exploration>(
            new ExplorationOf(std::move(space), std::move(*made), start, options.crew, cursor_bytes));
    }

    State advance(std::uint64_t budget) override {
        search_.advance(budget);
        return state();
    }
    [[nodiscard]] State state() const override { return static_cast<State>(search_.state()); }
    [[nodiscard]] bool is_crowded() const override { return space_->is_crowded(); }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override {
        if (Marks::kMaySpill) return space_->size();
        return std::nullopt;
    }
    [[nodiscard]] std::uint64_t bytes() const override { return space_->bytes() + search_.bytes() + cursor_bytes_; }
    [[nodiscard]] std::vector<puzzle::Position> samples(int depth) const override {
        return positions(search_.samples(depth), SIZE_MAX);
    }
    [[nodiscard]] std::vector<puzzle::Position> level(std::size_t most) override {
        return positions(search_.level(), most);
    }
    std::optional<search::Rank> visit_reached(search::Rank from, std::uint64_t budget,
                                              const std::function<void(const puzzle::Position&)>& visit) override {
        const search::Rank end = from + std::min<search::Rank>(budget, space_->size() - from);
        for (search::Rank rank = from; rank < end; ++rank)
            if (search_.marks().is_reached(rank)) visit(space_->position(rank));
        return end < space_->size() ? std::optional(end) : std::nullopt;
    }
    [[nodiscard]] std::vector<puzzle::Position> path() override {
        if constexpr (kKeepsDepths) {
            return positions(search::path_to(*space_, search_.marks(), search_.goal(), search_.depth()), SIZE_MAX);
        } else {
            return {};
        }
    }

    [[nodiscard]] std::unique_ptr<ShortestPaths> shortest_paths(std::uint64_t memory_limit) override {
        if constexpr (kKeepsDepths) {
            std::vector<search::Rank> goals;
            for (const search::Rank rank : search_.level()) {
                if (space_->is_goal(rank)) goals.push_back(rank);
            }
            return std::make_unique<ShortestPathsOf<Space, Marks>>(*space_, search_.marks(), goals, search_.depth(),
                                                                   memory_limit);
        } else {
            return nullptr;
        }
    }
    [[nodiscard]] std::unique_ptr<HardestStart> hardest_start(const Surveyor& surveyor,
                                                              std::uint64_t memory_limit) override {
        if constexpr (kCounts) return surveyor.hardest_start(exhausted(), memory_limit);
        return nullptr;
    }
    [[nodiscard]] std::unique_ptr<StateGraphBuilder> graph(const Surveyor& surveyor,
                                                           std::uint64_t memory_limit) override {
        if constexpr (kCounts) return surveyor.graph(exhausted(), memory_limit);
        return nullptr;
    }
    [[nodiscard]] std::unique_ptr<Components> components(const Surveyor& surveyor,
                                                         std::uint64_t memory_limit) override {
        if constexpr (Marks::kMaySpill && kCounts) return surveyor.components(exhausted(), memory_limit);
        return nullptr;
    }

private:
    static constexpr bool kKeepsDepths = !std::is_same_v<Marks, search::ReachedMarks>;
    static constexpr bool kCounts = !std::is_same_v<Marks, search::DepthMarks>;  // those are kept to solve

    ExplorationOf(std::unique_ptr<Space> space, Search search, search::Rank start, search::Crew* crew,
                  std::uint64_t cursor_bytes)
        : space_(std::move(space)),
          search_(std::move(search)),
          start_(start),
          crew_(crew),
          cursor_bytes_(cursor_bytes) {}

    [[nodiscard]] Exhausted<Space, Marks> exhausted() const {
        return {*space_, search_.marks(), search_.reached(), start_, crew_};
    }
    [[nodiscard]] std::vector<puzzle::Position> positions(const std::vector<search::Rank>& ranks,
                                                          std::size_t most) const {
        std::vector<puzzle::Position> positions;
        for (std::size_t i = 0; i < std::min(ranks.size(), most); ++i) positions.push_back(space_->position(ranks[i]));
        return positions;
    }

    std::unique_ptr<Space> space_;
    Search search_;
    search::Rank start_;
    search::Crew* crew_;
    std::uint64_t cursor_bytes_;
};

}  // namespace shunt::analysis
