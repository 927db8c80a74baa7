// A search of a packed space level by level that marks nothing (core/levels).
#pragma once

#include <memory>
#include <optional>

#include "core/analysis/exploration.hpp"
#include "core/levels/three_level_search.hpp"
#include "core/search/level_listing.hpp"

namespace shunt::analysis {

/// Counts levels and lists the last one, or finds a goal. It has none of the parts that can be asked of an exhausted search.
class LevelExploration final : public Exploration {
public:
    /// Of a space that it can search and which outlives it.
    LevelExploration(const packing::PackedSpace& space, const puzzle::Position& start,
                     const levels::ThreeLevelSearch::Options& options)
        : space_(space), search_(space, start, options) {}

    State advance(std::uint64_t budget) override { return search_.advance(budget); }
    [[nodiscard]] State state() const override { return search_.state(); }
    [[nodiscard]] bool is_crowded() const override { return space_.is_crowded(); }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return space_.size(); }
    [[nodiscard]] std::uint64_t bytes() const override { return space_.bytes() + search_.bytes(); }
    [[nodiscard]] std::vector<puzzle::Position> samples(int depth) const override {
        return positions(search_.samples(depth));
    }
    bool list_level(std::size_t most, std::uint64_t budget) override;
    [[nodiscard]] std::vector<puzzle::Position> listed() const override { return positions(listing_->ranks()); }
    bool find_path(std::uint64_t budget) override { return search_.find_path(budget); }
    [[nodiscard]] std::size_t path_size() const override { return search_.path().size(); }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const override {
        return space_.position(search_.path()[path_size() - 1 - number]);
    }

private:
    [[nodiscard]] std::vector<puzzle::Position> positions(const std::vector<search::Rank>& ranks) const;

    const packing::PackedSpace& space_;
    levels::ThreeLevelSearch search_;
    std::optional<search::LevelListing<const levels::ThreeLevelSearch>> listing_;
};

}  // namespace shunt::analysis
