// All positions reachable from the start of a puzzle, counted depth by depth.
#pragma once

#include <cstdint>
#include <string>

#include "core/analysis/breadth_first.hpp"

namespace shunt::analysis {

/// Searches breadth-first with one bit per packing and keeps a few positions of every depth to look at.
class Census {
public:
    /// Positions kept of every depth, when there are as many.
    static constexpr int kSamplesPerDepth = 16;

    /// `memory_limit` in bytes. Keeps its own copy of the puzzle.
    Census(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit);
    Census(const Census&) = delete;  // the search points to the puzzle
    Census& operator=(const Census&) = delete;

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Ends early; the depths finished so far stay.
    void stop(search::Status why);

    [[nodiscard]] search::Status status() const { return status_; }
    /// Why a limit was met; empty otherwise.
    [[nodiscard]] const std::string& reason() const { return search_.refusal(); }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    [[nodiscard]] const BreadthFirst<search::ReachedMarks>& search() const { return search_; }

    /// Positions at each depth that is completely known; empty before the search begins.
    [[nodiscard]] std::vector<std::uint64_t> depths() const;
    /// The positions kept of a depth below depths().size(), spread over the order in which they were found.
    [[nodiscard]] std::vector<puzzle::Position> samples(int depth) const;

private:
    puzzle::Puzzle puzzle_;
    puzzle::Metric metric_;
    BreadthFirst<search::ReachedMarks> search_;
    search::Status status_ = search::Status::running;
};

}  // namespace shunt::analysis
