// Some way to a goal, as fast as can be: best-first width search (Lipovetzky and Geffner). Of all positions met, next is the one that is
//
//     nearer than any before  >  of the least novelty (novelty.hpp)  >  the nearest to a goal (goal_distance.hpp)  >  met first
//
// Positions that are equally near, give or take a class, compete for what is new.
#pragma once

#include <array>
#include <vector>

#include "core/approach/goal_distance.hpp"
#include "core/approach/ground.hpp"
#include "core/approach/novelty.hpp"

namespace shunt::approach {

/// How a search of core/approach stands.
enum class State : unsigned char {
    running,
    found,      ///< there is a way
    exhausted,  ///< there is none, or none left that would be shorter
    full,       ///< no more memory
};

class WidthSearch {
public:
    /// What is weighed, and how: with other settings it finds other ways.
    struct Settings {
        GoalDistance::Weights weights{};
        int distances_of_class = 2;  ///< a step of what has to go somewhere is no progress worth a class of its own
    };

    /// `ground` must outlive it. From a start that is no goal.
    WidthSearch(Ground& ground, const Key& start, const Settings& settings, std::uint64_t most_bytes);

    /// Does the next small piece of work; returns for how many positions of a small board that counts. Only while it runs.
    std::uint64_t work();
    /// Exhausted: no position that can be reached is a goal.
    [[nodiscard]] State state() const { return state_; }
    /// Once found.
    [[nodiscard]] Way way() const { return met_.way_to(goal_); }
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    [[nodiscard]] std::uint64_t bytes() const { return met_.bytes() + novelty_.bytes() + open_bytes_; }

private:
    /// Positions of one novelty and distance, in the order in which they were met.
    struct Bucket {
        std::vector<Id> ids;
        std::size_t taken = 0;
    };
    struct Queue {
        std::vector<Bucket> buckets;  // by distance
        std::size_t nearest = 0;      // none before it has any left
    };

    void judge(std::size_t neighbour);
    [[nodiscard]] std::uint64_t expand_next();
    void put(Id id, std::size_t novelty, std::size_t distance);
    [[nodiscard]] std::optional<Id> take();

    Ground& ground_;
    int distances_of_class_;
    Met met_;
    GoalDistance distance_;
    Novelty novelty_;
    std::array<Queue, Novelty::kNone + 1> open_;
    std::uint64_t open_bytes_ = 0;
    std::uint64_t most_open_bytes_;
    Neighbours neighbours_;  // of the position that is expanded
    std::size_t next_ = 0;   // of them
    Id here_ = 0;
    int nearest_ = GoalDistance::kFarthest + 1;
    Id goal_ = 0;
    State state_ = State::running;
    std::uint64_t expanded_ = 0;
};

}  // namespace shunt::approach
