// A way by beam search: level by level, of each only the `width` positions that are nearest to a goal (goal_distance.hpp; of equals a
// choice by hash, which is the same each time). Wide beams find ways that a neighbourhood does not lead to.
#pragma once

#include <tuple>
#include <vector>

#include "core/approach/goal_distance.hpp"
#include "core/approach/ground.hpp"
#include "core/approach/width_search.hpp"

namespace shunt::approach {

class Beam {
public:
    /// `ground` must outlive it. From a start that is no goal.
    Beam(Ground& ground, const Key& start, std::size_t width, std::uint64_t most_bytes);

    /// Only ways of at most so many moves are of use from now on.
    void set_most_moves(std::size_t moves) { most_moves_ = moves; }
    /// Does the next small piece of work; returns for how many positions of a small board that counts. Only while it runs.
    std::uint64_t work();
    /// Exhausted: nothing more is found at this width.
    [[nodiscard]] State state() const { return state_; }
    /// Once found.
    [[nodiscard]] const Way& way() const { return way_; }
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    [[nodiscard]] std::uint64_t bytes() const;

private:
    /// A position of the next level, and how much it is worth: less is better.
    struct Candidate {
        std::uint64_t worth = 0;
        Id from = 0;
        Mark mark = kNoMark;
        std::uint32_t key = 0;  // its place in keys_

        friend bool operator<(const Candidate& a, const Candidate& b) {
            return std::tie(a.worth, a.from, a.mark) < std::tie(b.worth, b.from, b.mark);
        }
    };

    void consider(std::size_t neighbour);
    void keep_best();
    void begin_level();
    [[nodiscard]] bool is_noted(std::uint64_t hash);

    Ground& ground_;
    std::size_t width_;
    std::size_t most_moves_;
    std::uint64_t most_noted_bytes_;
    Met met_;  // those that were kept
    GoalDistance distance_;
    std::vector<Id> level_;
    std::size_t done_ = 0;  // of the level
    std::size_t moves_ = 0;
    Neighbours neighbours_;
    std::size_t next_ = 0;  // of them
    std::vector<Candidate> candidates_;
    std::vector<std::uint64_t> keys_;   // of the candidates
    std::vector<std::uint64_t> noted_;  // hashes of all that were candidates; a table with open addressing
    std::size_t noted_count_ = 0;
    Way way_;
    State state_ = State::running;
    std::uint64_t expanded_ = 0;
};

}  // namespace shunt::approach
