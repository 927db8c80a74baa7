// The length of a shortest solution found without a program, to check the programs against.
//
// Depth-first search with a growing bound and the Manhattan distance (IDA*, R. E. Korf 1985), without tables and without anything that
// the programs use, so that one does not repeat the mistakes of the other. It gives up on boards that are too hard for it, which
// are far too hard for the programs.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/npuzzle/program/instance.hpp"

namespace shunt::npuzzle::program {

class ReferenceSearch {
public:
    /// The instance can be solved. Gives up after `most_nodes` boards, about 5 * 10^7 a second.
    ReferenceSearch(const Instance& instance, std::uint64_t most_nodes);

    /// Visits about `budget` boards. False once length() is known or it has given up.
    bool advance(std::uint64_t budget);
    /// Moves of a shortest solution; absent while searching and after giving up.
    [[nodiscard]] std::optional<int> length() const { return length_; }

private:
    /// A board on the way, by what changes.
    struct Frame {
        int blank = 0;
        int came_from = 0;     ///< where the blank was before; its own cell at the start
        int distance = 0;      ///< Manhattan distance of the board
        std::size_t next = 0;  ///< neighbour of the blank to try next
    };

    bool step();
    void exchange(int a, int b) { std::swap(board_[static_cast<std::size_t>(a)], board_[static_cast<std::size_t>(b)]); }
    [[nodiscard]] int distance_of(int tile, int cell) const {
        return grid_.distance(cell, goal_[static_cast<std::size_t>(tile)]);
    }

    Grid grid_;
    std::vector<int> board_;  // tile on each cell, now
    std::vector<int> goal_;   // cell of each tile
    std::vector<Frame> way_;
    int bound_;
    std::uint64_t nodes_left_;
    std::optional<int> length_;
};

}  // namespace shunt::npuzzle::program
