// The neighbours of one state after another, for whoever follows edges instead of searching by level.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/search/ranked_space.hpp"

namespace shunt::search {

class Neighbours {
public:
    virtual ~Neighbours() = default;

    /// All neighbours of a state, once each, valid until the next call. Null when `budget` was used up before all were made: asked for the
    /// same state again, it goes on. Takes from the budget as many states of a small puzzle as it counts for, at least 1.
    [[nodiscard]] virtual const std::vector<Rank>* of(Rank state, std::uint64_t& budget) = 0;
};

template <RankedSpace Space>
class NeighboursOf final : public Neighbours {
public:
    /// Both must outlive it. Nobody else uses the cursor meanwhile: that of a search which has ended does.
    NeighboursOf(Space& space, typename Space::Cursor& cursor) : space_(&space), cursor_(&cursor) {}

    [[nodiscard]] const std::vector<Rank>* of(Rank state, std::uint64_t& budget) override {
        if (!is_begun_ || begun_ != state) {
            const typename Space::Block block = space_->block(state);
            cursor_->load({&block, 1});
            begun_ = state;
            is_begun_ = true;
        }
        if (!make(budget)) return nullptr;
        is_begun_ = false;
        list_.clear();
        for (const typename Space::Edge& edge : cursor_->edges(0))
            for_each_state(edge.first, edge.bits, [this](Rank next) { list_.push_back(next); });
        return &list_;
    }

private:
    bool make(std::uint64_t& budget) {
        if constexpr (PatientCursor<typename Space::Cursor>) {
            while (const std::uint64_t cost = cursor_->make_some()) {
                budget -= std::min(budget, cost);
                if (budget == 0) return false;
            }
        }
        budget -= std::min<std::uint64_t>(budget, 1);
        return true;
    }

    Space* space_;
    typename Space::Cursor* cursor_;
    Rank begun_ = 0;         // whose neighbours are being made,
    bool is_begun_ = false;  // if any
    std::vector<Rank> list_;
};

}  // namespace shunt::search
