// A search by level of numbers (core/parts), as the other plans give it: what those in parts and those in files have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/exploration.hpp"
#include "core/packing/position_cursor.hpp"

namespace shunt::analysis {

/// `Search` has the members that are called here, and searches the space that stands beside it.
template <class Search>
class RankExploration : public Exploration {
public:
    RankExploration(std::unique_ptr<packing::PackedSpace> space, Search search)
        : space_(std::move(space)), search_(std::move(search)) {}

    State advance(std::uint64_t budget) override { return search_.advance(budget); }
    State advance_level(std::uint64_t budget) override { return search_.advance_level(budget); }
    [[nodiscard]] State state() const override { return search_.state(); }
    [[nodiscard]] int depth() const override { return search_.depth(); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return search_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return search_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override { return search_.statistics(); }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return space_->size(); }
    [[nodiscard]] std::uint64_t bytes() const override {
        return packing::PositionCursor::bytes_with_space(*space_, search_.workers()) + search_.bytes();
    }

protected:
    [[nodiscard]] const packing::PackedSpace& space() const { return *space_; }
    [[nodiscard]] packing::PackedSpace& space() { return *space_; }
    [[nodiscard]] Search& search() { return search_; }
    [[nodiscard]] const Search& search() const { return search_; }

private:
    std::unique_ptr<packing::PackedSpace> space_;
    Search search_;
};

}  // namespace shunt::analysis
