// What all shortest solutions have to choose from: for every move the positions that some of them pass, and the motions between them.
//
//     column    0      1      2      3
//               o ───> o ───> o ───> *      Every position knows how many solutions pass it, and which positions of the next column
//                └───> o ──────┘            follow it; solutions are the ways from the first column to the last.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/shortest_paths.hpp"
#include "core/base/natural.hpp"
#include "core/puzzle/reflection.hpp"

namespace shunt::analysis {

/// A position that shortest solutions pass.
struct Choice {
    puzzle::Position position;
    Natural from_start;                   ///< ways to it
    Natural to_goal;                      ///< ways from it
    std::vector<std::uint32_t> next;      ///< the positions of the next column that follow it, ascending
    std::optional<std::uint32_t> mirror;  ///< its mirror image in the same column, where the problem is its own

    /// How many solutions pass it.
    [[nodiscard]] Natural solutions() const { return from_start.times(to_goal); }
    /// Memory held beside the object.
    [[nodiscard]] std::uint64_t heap_bytes() const;
};
using Choices = std::vector<std::vector<Choice>>;

/// Columns with one position, which all solutions pass.
[[nodiscard]] std::uint64_t shared_columns(const Choices& choices);
/// The same where a position and its mirror image count as one.
[[nodiscard]] std::uint64_t shared_columns_reflected(const Choices& choices);

/// Writes them down, a slice at a time.
class SolutionChoices {
public:
    /// Of paths that are counted, which must outlive it, as `graph` and `problem`.
    SolutionChoices(const ShortestPaths& paths, PositionGraph& graph, const puzzle::Problem& problem);

    /// Takes from the budget as many positions as it works on; returns whether there is more to do.
    bool advance(std::uint64_t& budget);
    /// Once done; whoever asks may change them, and take what they hold.
    [[nodiscard]] Choices& written() { return choices_; }
    /// "left-right" and so on: how the problem is its own mirror image; empty when it is not.
    [[nodiscard]] std::string mirror() const { return reflection_ ? std::string(reflection_->name) : ""; }
    /// Memory held when nothing was taken; and what it will take at least until it is done.
    [[nodiscard]] std::uint64_t bytes() const { return bytes_; }
    [[nodiscard]] std::uint64_t bytes_ahead() const { return bytes_ahead_; }

private:
    [[nodiscard]] bool make_room(std::uint64_t& budget);
    void write(std::size_t number, const std::vector<search::Rank>& neighbours);

    const ShortestPaths* paths_;
    PositionGraph* graph_;
    const puzzle::Puzzle* puzzle_;
    std::optional<puzzle::Reflection> reflection_;
    Choices choices_;
    std::size_t roomy_ = 0;  // columns that have their positions, written or not
    std::size_t column_ = 0;
    std::size_t next_ = 0;  // of the column
    std::uint64_t bytes_ = 0;
    std::uint64_t bytes_ahead_ = 0;
};

}  // namespace shunt::analysis
