// Any positions of any level of a search that is over: by number, whatever the plan.
//
//     the search keeps its levels (hashed), or stands at this one      they are listed as they are
//     it has forgotten them (packed, levels, keys, sweeps)             it is let go, and the same plan goes to that level again
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/analysis/breadth_first.hpp"

namespace shunt::analysis {

/// Finds positions by their place in a level: by ascending number where they are numbered, else by hash or in the order in which they were
/// met, which is the same each time for a plan, whatever the number of workers. What was found last is kept, so going on from there
/// is free within a level of some ten thousand positions, and deeper levels are searched from the one at hand.
class LevelSeeker {
public:
    /// In the levels of `ended`, which has counted the positions of `problem` and is over; both must outlive this object.
    LevelSeeker(const puzzle::Problem& problem, BreadthFirst& ended) : problem_(&problem), ended_(&ended) {}
    LevelSeeker(const LevelSeeker&) = delete;  // its parts point to each other
    LevelSeeker& operator=(const LevelSeeker&) = delete;

    /// Begins to look for `most` positions of a depth below counts().size(), from number `from` on, counted from 0.
    void find(int depth, std::uint64_t from, std::size_t most);
    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Why they cannot be found; empty otherwise.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    /// Once done: those positions; fewer at the end of the level.
    [[nodiscard]] std::vector<puzzle::Position> found() const;
    /// Memory held beside that of the search.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    bool work(std::uint64_t budget);
    [[nodiscard]] Exploration* standing();
    /// Whether what the listing is about is no more: another question has let it go.
    [[nodiscard]] bool is_lost() const { return is_of_ended_ && ended_->exploration() == nullptr; }
    void begin_again();
    void search(std::uint64_t budget);

    const puzzle::Problem* problem_;
    BreadthFirst* ended_;
    std::unique_ptr<BreadthFirst> again_;  // once it is needed
    // What is looked for.
    int depth_ = 0;
    std::uint64_t from_ = 0;
    std::size_t most_ = 0;
    std::unique_ptr<PositionListing> listing_;  // of a level where it has arrived
    int listed_depth_ = 0;
    bool is_of_ended_ = false;  // the listing
    std::string refusal_;
};

}  // namespace shunt::analysis
