// The hardest start of a puzzle: the reachable positions whose nearest goal position is farthest away.
//
//   all reached positions ── which are goals? ──> seeds at distance 0 ── breadth-first ──> the last level
//
// Moves can be taken back, so every reached position is found again, now from the goals.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/search/frontier_search.hpp"

namespace shunt::analysis {

class HardestStart {
public:
    virtual ~HardestStart() = default;

    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Whether the memory for the second search is not to be had.
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Positions by their distance to the nearest goal position; empty when no goal can be reached.
    [[nodiscard]] virtual const std::vector<std::uint64_t>& distances() const = 0;
    /// The first `most` of the farthest positions, by ascending number.
    [[nodiscard]] virtual std::vector<puzzle::Position> farthest(std::size_t most) = 0;
};

/// For a search that is exhausted. `space` and `marks` (of that search) must outlive it.
template <search::RankedSpace Space, class Marks>
class HardestStartOf final : public HardestStart {
public:
    HardestStartOf(Space& space, const Marks& marks, std::uint64_t memory_limit, search::Crew* crew)
        : space_(&space), marks_(&marks) {
        if (Search::bytes_needed(space.size()) > memory_limit) return;
        auto made = Search::create(space, {.crew = crew});
        if (made) search_ = std::make_unique<Search>(std::move(*made));
    }

    bool advance(std::uint64_t budget) override {
        if (!search_) return false;
        const search::Rank end = std::min(space_->size(), next_ + budget);
        for (; next_ < end; ++next_) {
            if (!marks_->is_reached(next_) || !space_->is_goal(next_)) continue;
            search_->seed(next_);
            any_ = true;
        }
        if (next_ < space_->size()) return true;
        if (!any_) return false;
        if (search_->counts().empty()) search_->begin();
        return search_->advance(budget) == Search::State::running;
    }

    [[nodiscard]] bool out_of_memory() const override { return search_ == nullptr; }
    [[nodiscard]] std::uint64_t bytes() const override { return search_ ? search_->bytes() : 0; }
    [[nodiscard]] const std::vector<std::uint64_t>& distances() const override { return search_->counts(); }
    [[nodiscard]] std::vector<puzzle::Position> farthest(std::size_t most) override {
        std::vector<puzzle::Position> positions;
        for (const search::Rank rank : search_->level()) {
            if (positions.size() == most) break;
            positions.push_back(space_->position(rank));
        }
        return positions;
    }

private:
    using Search = search::FrontierSearch<Space, search::ReachedMarks>;

    Space* space_;
    const Marks* marks_;
    std::unique_ptr<Search> search_;
    search::Rank next_ = 0;  // to be looked at
    bool any_ = false;       // a goal was found
};

}  // namespace shunt::analysis
