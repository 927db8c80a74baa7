// The workers of a Finder: each searches one unit after the other, all of them at once where a crew carries them.
//
//     claim ──> dealt: enough for a round ──> every worker searches until its budget is used ──> deliver
//
// Every worker has a share of the memory, which is enough for nearly all stocks. One with a larger stock waits until it is admitted,
// between two rounds: as many large stocks are searched at a time as together need no more than 256 MB, or than the largest so far. So
// several workers take little more memory than one.
#pragma once

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "core/finder/unit_search.hpp"
#include "core/search/crew.hpp"

namespace shunt::finder {

class FinderWorkers {
public:
    /// `finder` and `units` must outlive it, and so must `crew`; null: one worker. `memory_limit` in bytes is for all of them together.
    FinderWorkers(const Finder& finder, UnitSource& units, std::uint64_t memory_limit, search::Crew* crew);

    /// A round, once the finder has counted: every worker searches about `budget` boards, and what they found is delivered. Returns what
    /// the busiest of them used of its budget; 0: there were no units.
    std::uint64_t advance(std::uint64_t budget);
    /// Gives back what others could search: units that are not begun, but for one a worker, and of those at hand all but the stock at hand.
    void give_back();
    /// Whether some worker ran out of units in the last round.
    [[nodiscard]] bool idle() const;
    [[nodiscard]] int size() const { return static_cast<int>(workers_.size()); }
    /// Whether some stock needs more than there is; then a further round would not help.
    [[nodiscard]] bool too_large() const { return too_large_; }

    [[nodiscard]] std::uint64_t bytes() const;
    /// What the largest stock so far has needed, or would need; what one may need; and what all workers together have needed at most.
    [[nodiscard]] std::uint64_t largest() const;
    [[nodiscard]] std::uint64_t limit() const { return limit_; }
    [[nodiscard]] std::uint64_t most_bytes() const;

private:
    struct Worker {
        Worker(const Finder& finder, std::uint64_t share) : search(finder, share) {}

        UnitSearch search;
        bool busy = false;  // in the middle of a unit
        bool idle = false;  // without one, though it had time left
        UnitSearch::State state = UnitSearch::State::working;
        std::vector<std::pair<Unit, Tally>> done;
        std::uint64_t used = 0;  // of the budget of this round
    };

    void deal();
    void admit();
    void search(Worker& worker, std::int64_t budget, std::atomic<std::size_t>& next);
    [[nodiscard]] bool take(Worker& worker, std::atomic<std::size_t>& next);
    void collect();
    void split(Worker& worker);

    UnitSource* units_;
    search::Crew* crew_;
    std::uint64_t share_;              // of every worker, without asking
    std::uint64_t limit_;              // of a stock
    std::uint64_t most_admitted_ = 0;  // bytes of large stocks at one time
    std::vector<std::unique_ptr<Worker>> workers_;
    std::vector<Unit> dealt_;  // for the next round
    bool too_large_ = false;
};

}  // namespace shunt::finder
