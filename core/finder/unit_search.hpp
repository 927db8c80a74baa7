// Searches one unit of a Finder's work.
#pragma once

#include <algorithm>
#include <utility>

#include "core/finder/finder.hpp"

namespace shunt::finder {

/// One worker; each thread has its own.
class UnitSearch {
public:
    using State = StockSearch::State;

    /// `finder` must outlive it; only its constant parts are used. `share`: bytes that a stock may take without asking.
    UnitSearch(const Finder& finder, std::uint64_t share);

    /// Begins with a unit.
    void begin(Unit unit);
    /// Works for about `budget` boards, which it takes from it.
    State advance(std::int64_t& budget);
    /// Between two calls of advance: what is left of the unit beside the stock at hand, as units, the largest first. It does not belong to
    /// the unit any more, which is the stock at hand alone. Empty: nothing is left of it, and it is as it was.
    [[nodiscard]] std::vector<Unit> split();
    /// Whether a stock is at hand, which was not counted yet.
    [[nodiscard]] bool has_stock() const { return first_ || searching_; }
    /// What was found since the last call, or since it began.
    [[nodiscard]] Tally take_found() { return std::exchange(found_, Tally()); }
    /// See StockSearch.
    void admit() { search_->admit(); }
    [[nodiscard]] std::uint64_t needed() const { return search_->needed(); }
    [[nodiscard]] const Unit& unit() const { return unit_; }
    /// What the unit gave; complete when it is done.
    [[nodiscard]] const Tally& found() const { return found_; }
    [[nodiscard]] std::uint64_t bytes() const { return walk_.bytes() + search_->bytes(); }
    /// Most memory any stock has needed, also one that was not admitted.
    [[nodiscard]] std::uint64_t most_bytes() const { return std::max(most_bytes_, search_->most_bytes()); }

private:
    void give_back();
    [[nodiscard]] bool take_stock();
    [[nodiscard]] std::optional<StockTask> describe_stock();

    const Finder& finder_;
    StockRules rules_;
    std::uint64_t most_bytes_ = 0;  // of searches given back
    StockWalk walk_;
    std::unique_ptr<StockSearch> search_;
    Unit unit_;
    Tally found_;
    bool first_ = true;       // the unit's own stock comes next
    bool searching_ = false;  // search_ is at work
    std::vector<std::vector<ShapeId>> images_;
};

}  // namespace shunt::finder
