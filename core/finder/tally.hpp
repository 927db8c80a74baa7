// What a search has found so far. Tallies of separate stocks add up to the tally of all, in any order.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "core/finder/cells.hpp"

namespace shunt::finder {

/// A puzzle: a board, the goal piece's anchor there, and the anchor where it has to go.
template <class W>
struct Found {
    int length = 0;  ///< of a shortest solution, in the metric of the search; at least 1
    typename W::Word board;
    int start = 0;
    int goal = 0;

    friend bool operator==(const Found&, const Found&) = default;
    /// Harder puzzles first; equally hard ones in a fixed order.
    friend bool operator<(const Found& a, const Found& b) {
        if (a.length != b.length) return a.length > b.length;
        if (!(a.board == b.board)) return a.board < b.board;
        return a.start != b.start ? a.start < b.start : a.goal < b.goal;
    }
};

/// Counts and hardest puzzles.
struct Tally {
    struct OfPieces {
        std::vector<std::uint64_t>
            starts;  ///< by length: starting positions with this distance to the nearest solved one
        std::vector<Found<Narrow>> hardest;  ///< at most one of every stock (mirror images of stocks count as one)
        friend bool operator==(const OfPieces&, const OfPieces&) = default;
    };

    std::uint64_t stocks = 0;       ///< searched
    std::uint64_t boards = 0;       ///< of these stocks
    std::uint64_t just_solved = 0;  ///< of these boards
    std::uint64_t positions =
        0;  ///< visited: boards with a goal piece that can reach its goal; solved ones only if a move may leave the goal
    std::map<int, OfPieces> by_pieces;

    /// Counts starting positions.
    void count(int pieces, int length, std::uint64_t starts);
    /// Keeps the `most` hardest puzzles.
    void keep(int pieces, const Found<Narrow>& found, std::size_t most);
    void add(const Tally& other, std::size_t most);

    friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace shunt::finder
