// The connected components of all packings: which positions can be reached from which at all.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "core/search/frontier_search.hpp"

namespace shunt::analysis {

class Components {
public:
    virtual ~Components() = default;

    /// Works on about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Whether it gave up: for want of memory, or at a position that is crowded, which the space then knows.
    [[nodiscard]] virtual bool out_of_memory() const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Positions put into a component so far.
    [[nodiscard]] virtual std::uint64_t done() const = 0;
    /// How many components there are of each size (in positions).
    [[nodiscard]] virtual const std::map<std::uint64_t, std::uint64_t>& sizes() const = 0;
};

/// `space` must outlive it. Needs the marks of one more search. Cost: every packing is expanded once.
template <search::RankedSpace Space>
class ComponentsOf final : public Components {
public:
    ComponentsOf(Space& space, std::uint64_t memory_limit, search::Crew* crew) : space_(&space) {
        if (Search::bytes_needed(space.size()) > memory_limit) return;
        auto made = Search::create(space, {.crew = crew, .in_pairs = false});
        if (made) search_ = std::make_unique<Search>(std::move(*made));
    }

    bool advance(std::uint64_t budget) override {
        if (!search_) return false;
        while (budget > 0) {
            if (!searching_ && !begin_next(budget)) return next_ < space_->size();
            const std::uint64_t before = search_->statistics().expanded;
            const auto state = search_->advance(budget);
            if (state == Search::State::running) return true;
            if (state == Search::State::full) {
                search_.reset();
                return false;
            }
            budget -= std::min(budget, search_->statistics().expanded - before);
            ++sizes_[search_->reached()];
            done_ += search_->reached();
            searching_ = false;
        }
        return true;
    }

    [[nodiscard]] bool out_of_memory() const override { return search_ == nullptr; }
    [[nodiscard]] std::uint64_t bytes() const override { return search_ ? search_->bytes() : 0; }
    [[nodiscard]] std::uint64_t done() const override { return done_; }
    [[nodiscard]] const std::map<std::uint64_t, std::uint64_t>& sizes() const override { return sizes_; }

private:
    using Search = search::FrontierSearch<Space, search::ReachedMarks>;

    /// Begins at the next position that is in no component yet; false when there is none, or none was found within the budget.
    bool begin_next(std::uint64_t& budget) {
        for (; next_ < space_->size() && budget > 0 && search_->marks().is_reached(next_); ++next_) --budget;
        if (next_ == space_->size() || budget == 0) return false;
        if (!search_->counts().empty()) search_->restart();
        search_->seed(next_);
        search_->begin();
        searching_ = true;
        return true;
    }

    Space* space_;
    std::unique_ptr<Search> search_;
    std::map<std::uint64_t, std::uint64_t> sizes_;
    search::Rank next_ = 0;
    std::uint64_t done_ = 0;
    bool searching_ = false;
};

}  // namespace shunt::analysis
