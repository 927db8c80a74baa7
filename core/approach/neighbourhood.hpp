// Ways made shorter by what lies around them (Nakhost and Mueller, "Action elimination and plan neighborhood graph search: two algorithms
// for plan improvement", 2010):
//
//     gather   breadth first from all positions of the ways at once, until so many are met
//     search   a shortest way to a goal inside of what was met
//
// Parts of one way and parts of another make a third, where their neighbourhoods touch. What is found is never longer. When all that can
// be reached was gathered, it is a shortest one.
#pragma once

#include <span>
#include <vector>

#include "core/approach/ground.hpp"
#include "core/approach/width_search.hpp"

namespace shunt::approach {

class Neighbourhood {
public:
    /// `ground` must outlive it. The ways begin at one start and end at goals; to be found is one shorter than `length` moves.
    Neighbourhood(Ground& ground, std::span<const Way> ways, std::size_t length, std::size_t most,
                  std::uint64_t most_bytes);

    /// Does the next small piece of work; returns for how many positions of a small board that counts. Only while it runs.
    std::uint64_t work();
    /// Found: there is a way inside that is shorter. Exhausted: there is none.
    [[nodiscard]] State state() const { return state_; }
    /// Once found.
    [[nodiscard]] Way way() const;
    /// Whether all positions that can be reached lie inside.
    [[nodiscard]] bool has_all() const { return has_all_; }
    /// Whether memory ended it: a larger neighbourhood is not to be had.
    [[nodiscard]] bool is_full() const { return met_.is_full(); }
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    [[nodiscard]] std::uint64_t bytes() const {
        return met_.bytes() + (arrivals_.capacity() * sizeof(Arrival)) + queue_.capacity() * sizeof(Id);
    }

private:
    /// How a position is first come to from the start.
    struct Arrival {
        Id from = 0;
        Mark mark = kNoMark;
        bool is_there = false;
    };

    [[nodiscard]] std::uint64_t gather();
    void begin_search();
    [[nodiscard]] std::uint64_t search();

    Ground& ground_;
    std::size_t most_;
    std::size_t length_;  // that a way must not have
    Met met_;
    Neighbours neighbours_;
    Id done_ = 0;  // of those met, how many were expanded
    bool is_gathered_ = false;
    bool has_all_ = false;
    std::vector<Arrival> arrivals_;  // by number
    std::vector<Id> queue_;          // breadth first
    std::size_t next_ = 0;           // of the queue
    Id goal_ = 0;
    State state_ = State::running;
    std::uint64_t expanded_ = 0;
};

}  // namespace shunt::approach
