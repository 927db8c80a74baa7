// Breadth-first search from both ends: from the start and from all goal positions, always one whole level of the side whose frontier is
// smaller, until a level of one side meets what the other has reached.
//
//     start ) ) ) )  x  ( ( ( goals        length = depth of the one side + depth of the other
//
// Nothing met before that level, so no shorter path exists: a position on one would have been reached by both sides earlier. And for
// the same reason a position at which they meet lies in the last level of the other side too.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/exploration.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/way_back.hpp"

namespace shunt::analysis {

template <search::RankedSpace Space>
class Bidirectional final : public Exploration {
public:
    using Search = search::FrontierSearch<Space>;

    /// `goals`: numbers of all goal positions. Null when the memory is not to be had.
    static std::unique_ptr<Exploration> create(std::unique_ptr<Space> space, search::Rank start,
                                               const std::vector<search::Rank>& goals, search::Crew* crew,
                                               std::uint64_t cursor_bytes) {
        const search::FrontierOptions options{.keep = search::Keep::depth, .stop_at_goal = true, .crew = crew};
        auto forward = Search::create(*space, options);
        auto backward = Search::create(*space, options);
        if (!forward || !backward) return nullptr;
        auto both = std::unique_ptr<Bidirectional>(
            new Bidirectional(std::move(space), std::move(*forward), std::move(*backward), cursor_bytes));
        both->begin(start, goals);
        return both;
    }

    State advance(std::uint64_t budget) override {
        while (state_ == State::running && budget > 0) {
            const std::uint64_t before = side_->statistics().expanded;
            const Search& side = *side_;
            advance_side(budget);
            budget -= std::min(budget, side.statistics().expanded - before);
        }
        return state_;
    }

    /// It has no levels that anybody else could use.
    State advance_level(std::uint64_t budget) override { return advance(budget); }
    [[nodiscard]] bool knows_level(int /*depth*/) const override { return false; }

    [[nodiscard]] State state() const override { return state_; }
    [[nodiscard]] bool is_crowded() const override { return space_->is_crowded(); }
    /// What both sides have come to: no shorter solution exists.
    [[nodiscard]] int depth() const override { return forward_.depth() + std::max(backward_.depth(), 0); }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return forward_.counts(); }
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const override { return forward_.goal_counts(); }
    [[nodiscard]] search::SearchStatistics statistics() const override {
        const auto a = forward_.statistics();
        const auto b = backward_.statistics();
        return {a.expanded + b.expanded, a.generated + b.generated, a.goals};
    }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return space_->size(); }
    [[nodiscard]] std::uint64_t bytes() const override {
        return space_->bytes() + forward_.bytes() + backward_.bytes() + 2 * cursor_bytes_;
    }

    bool find_path(std::uint64_t budget) override {
        if (!neighbours_) {
            neighbours_.emplace(*space_, forward_.cursor());
            to_start_.emplace(*neighbours_, forward_.marks(), side_->goal(), forward_.depth());
            to_goal_.emplace(*neighbours_, backward_.marks(), side_->goal(), backward_.depth());
        }
        return to_start_->advance(budget) || to_goal_->advance(budget);
    }
    [[nodiscard]] std::size_t path_size() const override {
        return to_start_->path().size() + to_goal_->path().size() - 1;
    }
    [[nodiscard]] puzzle::Position on_path(std::size_t number) const override {
        const std::size_t middle = to_start_->path().size() - 1;
        return space_->position(number <= middle ? to_start_->path()[middle - number]
                                                 : to_goal_->path()[number - middle]);
    }

private:
    Bidirectional(std::unique_ptr<Space> space, Search forward, Search backward, std::uint64_t cursor_bytes)
        : space_(std::move(space)),
          forward_(std::move(forward)),
          backward_(std::move(backward)),
          side_(&forward_),
          cursor_bytes_(cursor_bytes) {}

    void begin(search::Rank start, const std::vector<search::Rank>& goals) {
        forward_.aim_at(&backward_.marks());
        backward_.aim_at(&forward_.marks());
        for (const search::Rank goal : goals) backward_.seed(goal);
        if (goals.empty()) state_ = State::exhausted;
        if (!goals.empty()) backward_.begin();
        forward_.seed(start);
        forward_.begin();
        if (forward_.state() == Search::State::goal_found) {
            state_ = State::goal_found;
        } else {
            choose_side();
        }
    }

    /// Expands one level of the side whose turn it is, or as much of it as the budget allows.
    void advance_side(std::uint64_t budget) {
        const int depth = side_->depth();
        switch (side_->advance_level(budget)) {
            case Search::State::running:
                if (side_->depth() != depth) choose_side();
                break;
            case Search::State::goal_found:
                state_ = State::goal_found;
                break;
            case Search::State::full:
                state_ = State::full;
                break;
            case Search::State::exhausted:  // one side has no further positions: the other cannot be among them
                state_ = State::exhausted;
        }
    }

    void choose_side() {
        if (!backward_.counts().empty() && backward_.counts().back() < forward_.counts().back()) {
            side_ = &backward_;
        } else {
            side_ = &forward_;
        }
    }

    std::unique_ptr<Space> space_;
    Search forward_;
    Search backward_;
    Search* side_;
    std::uint64_t cursor_bytes_;
    State state_ = State::running;
    std::optional<search::NeighboursOf<Space>> neighbours_;
    std::optional<search::WayBack> to_start_;
    std::optional<search::WayBack> to_goal_;
};

}  // namespace shunt::analysis
