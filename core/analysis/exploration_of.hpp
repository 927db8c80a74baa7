// Explorations with their types. Only breadth_first.cpp includes this.
#pragma once

#include "core/analysis/exploration.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/way_back.hpp"

namespace shunt::analysis {

template <search::RankedSpace Space>
class ExplorationOf final : public Exploration, private PositionGraph {
public:
    using Search = search::FrontierSearch<Space>;

    /// Null when the memory is not to be had.
    static std::unique_ptr<Exploration> create(std::unique_ptr<Space> space, Rank start,
                                               search::FrontierOptions options, std::uint64_t cursor_bytes) {
        auto made = Search::create(*space, options);
        if (!made) return nullptr;
        made->seed(start);
        made->begin();
        return std::unique_ptr<Exploration>(
            new ExplorationOf(std::move(space), std::move(*made), start, options, cursor_bytes));
    }

    State advance(std::uint64_t budget) override { return search_.advance(budget); }
    State advance_level(std::uint64_t budget) override { return search_.advance_level(budget); }
    [[nodiscard]] State state() const override { return search_.state(); }
    [[nodiscard]] bool is_crowded() const override { return space_->is_crowded(); }
    [[nodiscard]] bool is_refused() const override {
        if constexpr (requires(const Space& space) { space.memory(); }) return space_->memory().is_refused();
        return false;
    }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return search_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override {
        if (options_.keep == search::Keep::order) return std::nullopt;
        return space_->size();
    }
    [[nodiscard]] std::uint64_t bytes() const override { return space_->bytes() + search_.bytes() + cursor_bytes_; }
    [[nodiscard]] bool knows_level(int depth) const override { return search_.knows_level(depth); }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int depth, std::uint64_t from,
                                                              std::size_t most) override {
        search_.show_level(depth);
        return std::make_unique<PositionListingOf<Search, Space>>(search_, *space_, from, most, space_->size());
    }
    [[nodiscard]] std::uint64_t level_parts() const override { return search_.level_parts(); }
    void tell_level_part(std::uint64_t part, PositionTaker& to) override {
        part_.clear();
        search_.add_level_part(part, part_);
        for (const Rank rank : part_) to.take(space_->position(rank));
    }
    bool find_path(std::uint64_t budget) override {
        if (!way_back_) way_back_.emplace(neighbours(), search_.marks(), search_.goal(), search_.depth());
        return way_back_->advance(budget);
    }
    [[nodiscard]] std::size_t path_size() const override { return way_back_->path().size(); }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const override {
        return space_->position(way_back_->path()[path_size() - 1 - number]);
    }
    [[nodiscard]] PositionGraph* graph() override { return this; }

private:
    ExplorationOf(std::unique_ptr<Space> space, Search search, Rank start, search::FrontierOptions options,
                  std::uint64_t cursor_bytes)
        : space_(std::move(space)),
          search_(std::move(search)),
          start_(start),
          options_(options),
          cursor_bytes_(cursor_bytes) {}

    [[nodiscard]] Rank size() const override { return space_->size(); }
    [[nodiscard]] Rank start() const override { return start_; }
    [[nodiscard]] bool is_goal(Rank rank) const override { return space_->is_goal(rank); }
    [[nodiscard]] puzzle::Position position(Rank rank) const override { return space_->position(rank); }
    [[nodiscard]] search::Neighbours& neighbours() override {
        if (!neighbours_) neighbours_.emplace(*space_, search_.cursor());
        return *neighbours_;
    }
    [[nodiscard]] Rank number(const puzzle::Position& position) override { return space_->rank(position); }
    [[nodiscard]] search::Search& searched() override { return search_; }
    [[nodiscard]] std::unique_ptr<search::Search> search_again(bool in_pairs, std::uint64_t memory_limit) override {
        if (Search::bytes_needed(space_->size(), search::Keep::reached) + cursor_bytes_ > memory_limit) return nullptr;
        auto made = Search::create(*space_, {.crew = options_.crew, .in_pairs = in_pairs});
        return made ? std::make_unique<Search>(std::move(*made)) : nullptr;
    }
    [[nodiscard]] std::uint64_t cursor_bytes() const override { return cursor_bytes_; }

    std::unique_ptr<Space> space_;
    Search search_;
    Rank start_;
    search::FrontierOptions options_;
    std::uint64_t cursor_bytes_;
    std::optional<search::NeighboursOf<Space>> neighbours_;
    std::optional<search::WayBack> way_back_;
    std::vector<Rank> part_;  // of a level that is told
};

}  // namespace shunt::analysis
