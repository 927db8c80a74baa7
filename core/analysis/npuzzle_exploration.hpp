// A search of a puzzle that is a board of unit tiles, all different, with one void: its levels by sweeps (core/npuzzle/sweep.hpp).
#pragma once

#include <memory>

#include "core/analysis/exploration.hpp"
#include "core/npuzzle/level_search.hpp"

namespace shunt::analysis {

/// Counts and lists levels, in one piece of memory known before. It has none of the parts that can be asked of an exhausted search.
class NPuzzleExploration final : public Exploration {
public:
    /// Whether it can: a full rectangle of 4 to 12 cells in at least two rows and columns, and single tiles, each of its own kind,
    /// that go one step at a time, which is all they can in every metric of single pieces; any goal tells where every tile belongs.
    [[nodiscard]] static bool can_explore(const puzzle::Puzzle& puzzle, puzzle::Metric metric);

    /// Memory that the search of a puzzle takes that it can explore.
    [[nodiscard]] static std::uint64_t bytes_needed(const puzzle::Problem& problem, search::Crew* crew);
    /// Boards that can be reached.
    [[nodiscard]] static std::uint64_t boards(const puzzle::Problem& problem);
    /// `problem` is one of a puzzle that it can explore, and must outlive it. Null when the memory is not to be had.
    [[nodiscard]] static std::unique_ptr<NPuzzleExploration> create(const puzzle::Problem& problem,
                                                                    std::uint64_t memory_limit, search::Crew* crew);

    State advance(std::uint64_t budget) override {
        return search_->advance(budget) ? State::running : State::exhausted;
    }
    State advance_level(std::uint64_t budget) override {
        return search_->advance_level(budget) ? State::running : State::exhausted;
    }
    [[nodiscard]] State state() const override { return search_->state(); }
    [[nodiscard]] bool is_crowded() const override { return false; }
    [[nodiscard]] int depth() const override { return search_->depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_->counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return search_->goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override;
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return arrangements_.count(); }
    [[nodiscard]] std::uint64_t bytes() const override { return bytes_; }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t from,
                                                              std::size_t most) override {
        return std::make_unique<PositionListingOf<const npuzzle::LevelSearch, NPuzzleExploration>>(
            *search_, *this, from, most, arrangements_.count());
    }
    [[nodiscard]] puzzle::Position position(search::Rank board) const;
    [[nodiscard]] std::uint64_t level_parts() const override { return search_->level_parts(); }
    void tell_level_part(std::uint64_t part, PositionTaker& to) override;

private:
    using Number = npuzzle::Arrangements::Number;

    explicit NPuzzleExploration(const puzzle::Problem& problem);

    [[nodiscard]] std::uint64_t bytes_with(const npuzzle::LevelSearch::Options& options) const {
        return arrangements_.bytes() + npuzzle::LevelSearch::bytes_needed(arrangements_, options);
    }
    void find_goals();
    [[nodiscard]] npuzzle::Problem problem(const std::vector<puzzle::Cell>& anchors) const;

    const puzzle::Puzzle* puzzle_;
    std::vector<puzzle::PieceId> piece_from_;  // by cell: who stands there at the start; kNoPiece at the void
    npuzzle::Arrangements arrangements_;
    std::optional<npuzzle::LevelSearch> search_;
    std::vector<Number> goals_;  // those that can be reached
    std::uint64_t bytes_ = 0;
};

}  // namespace shunt::analysis
