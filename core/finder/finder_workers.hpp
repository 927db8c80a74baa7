// The workers of a Finder: each searches one unit after the other, all of them at once where a crew carries them.
//
//     claim ──> dealt: enough for a round ──> every worker searches until its budget is used ──> deliver
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/finder/unit_search.hpp"
#include "core/search/crew.hpp"

namespace shunt::finder {

class FinderWorkers {
public:
    /// `finder` must outlive it, and so must `crew`; null: one worker. `memory_limit` in bytes is for all of them together.
    FinderWorkers(Finder& finder, std::uint64_t memory_limit, search::Crew* crew);

    /// A round, once the finder has counted: every worker searches about `budget` boards, and what they found is delivered.
    void advance(std::uint64_t budget);
    /// Whether some stock needs more than its worker may use; then a further round would not help.
    [[nodiscard]] bool too_large() const { return too_large_; }

    [[nodiscard]] std::uint64_t bytes() const;
    /// What the largest stock so far has needed of one worker, or would need; what one may use; and the first in every worker.
    [[nodiscard]] std::uint64_t most_bytes_each() const;
    [[nodiscard]] std::uint64_t limit_each() const { return limit_each_; }
    [[nodiscard]] std::uint64_t most_bytes() const { return most_bytes_each() * workers_.size(); }

private:
    struct Worker {
        Worker(const Finder& finder, std::uint64_t memory_limit) : search(finder, memory_limit) {}

        UnitSearch search;
        bool busy = false;  // in the middle of a unit
        UnitSearch::State state = UnitSearch::State::working;
        std::vector<std::pair<Unit, Tally>> done;
    };

    void deal();
    void collect();

    Finder* finder_;
    search::Crew* crew_;
    std::uint64_t limit_each_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<Unit> dealt_;  // for the next round
    bool too_large_ = false;
};

}  // namespace shunt::finder
