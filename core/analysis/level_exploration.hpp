// A search level by level that marks nothing (core/levels).
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "core/analysis/exploration.hpp"

namespace shunt::analysis {

/// Counts levels and lists the last one, or finds a goal, by a search of that folder that calls positions by `Name`. It has none of the
/// parts that can be asked of an exhausted search.
template <class Levels, class Name>
class LevelExploration final : public Exploration {
public:
    /// `beside`: bytes held beside what the search holds. What else it is made from is for the search.
    template <class... Arguments>
    explicit LevelExploration(std::uint64_t beside, Arguments&&... arguments)
        : beside_(beside), search_(std::forward<Arguments>(arguments)...) {}

    State advance(std::uint64_t budget) override { return search_.advance(budget); }
    State advance_level(std::uint64_t budget) override { return search_.advance_level(budget); }
    [[nodiscard]] State state() const override { return search_.state(); }
    [[nodiscard]] bool is_crowded() const override { return search_.is_crowded(); }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return search_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return search_.most(); }
    [[nodiscard]] std::uint64_t bytes() const override { return beside_ + search_.bytes(); }
    [[nodiscard]] bool knows_level(int depth) const override { return depth == this->depth() && search_.has_level(); }
    [[nodiscard]] std::unique_ptr<PositionListing> list_level(int /*depth*/, std::uint64_t from,
                                                              std::size_t most) override {
        return std::make_unique<PositionListingOf<const Levels, Levels, Name>>(search_, search_, from, most,
                                                                               search_.numbers());
    }
    [[nodiscard]] std::uint64_t name_bytes() const override { return sizeof(Name); }
    [[nodiscard]] std::uint64_t level_parts() const override { return search_.level_parts(); }
    void tell_level_part(std::uint64_t part, PositionTaker& to) override {
        search_.visit_level_part(part, [&](const puzzle::Position& position) { to.take(position); });
    }
    bool find_path(std::uint64_t budget) override { return search_.find_path(budget); }
    [[nodiscard]] std::size_t path_size() const override { return search_.path().size(); }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const override {
        return search_.position(search_.path()[path_size() - 1 - number]);
    }

private:
    std::uint64_t beside_;
    Levels search_;
};

}  // namespace shunt::analysis
