// The brute-force oracle: tiny, slow, obviously right. It knows the definitions of the metrics and nothing else; it shares no
// code with core (only the names of the metrics).
//
// A group is any set of blocks, connected or not. It makes 1 in a metric when its blocks, and no others, go from where they stand to
// where all of them are displaced alike, by unit steps that are legal for the whole set: one step, several in one direction, or any
// number in any directions. In the metrics of single pieces a group is one block; in the others every subset of the blocks is tried.
//
// Traps that published programs fell into, and that this one avoids by its plainness:
//   - a move is any path of ONE piece while all others stand still, and every placement it reaches counts 1; a depth-first walk that
//     stops at positions already seen at the same distance misses some (Klotski 82 instead of 81);
//   - groups need not be connected, and need not be what one block pushes (Klotski 58 instead of 55 in the super-move metric);
//   - no mirror images and no duplicates are pruned (they cost others the shortest solution in the move metric).
#pragma once

#include <bitset>
#include <cstdint>
#include <vector>

#include "core/puzzle/metric.hpp"
#include "tests/support/plain_puzzle.hpp"

namespace shunt::test {

/// The first cell (row-major) of every block; sorted among interchangeable blocks, so that equal states are equal positions.
using State = std::vector<At>;
/// Indices of blocks, ascending.
using Group = std::vector<int>;

class Oracle {
public:
    explicit Oracle(PlainPuzzle puzzle);

    [[nodiscard]] const PlainPuzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] State start() const;
    [[nodiscard]] bool is_solved(const State& state) const;
    /// By how much (rows, columns) a group can be displaced after 1 in this metric; {0, 0} is not among them.
    [[nodiscard]] std::set<At> displacements(const State& state, const Group& group, puzzle::Metric metric) const;
    /// The state with the blocks of a group displaced by `shift`; not canonical.
    [[nodiscard]] static State displaced(State state, const Group& group, At shift);
    /// All canonical states that 1 in this metric leads to.
    [[nodiscard]] std::set<State> neighbours(const State& state, puzzle::Metric metric) const;
    /// All ways to put the blocks down, each within the places it could reach alone on the empty board, interchangeable ones counted
    /// once, as canonical states. Stops after `limit`.
    [[nodiscard]] std::vector<State> packings(std::size_t limit) const;
    /// The cells block `block` covers with its first cell at `at`.
    [[nodiscard]] Place cells(int block, At at) const;
    /// Sorts the first cells among interchangeable blocks.
    [[nodiscard]] State canonical(State state) const;

private:
    static constexpr int kMostCells = 256;
    /// Cells of the grid: row * columns + column.
    using Cells = std::bitset<kMostCells>;

    [[nodiscard]] std::vector<Cells> standings(int block) const;
    [[nodiscard]] const Cells& standing(int block, At at) const;
    /// Equal but for the part of the board they live in.
    [[nodiscard]] bool similar(int a, int b) const;
    /// Similar, and able to change places.
    [[nodiscard]] bool interchangeable(int a, int b) const;
    void sort_into_classes();
    [[nodiscard]] Cells covered(const State& state, const Group& except) const;
    [[nodiscard]] bool fits(const State& state, const Group& group, At shift, const Cells& others) const;
    [[nodiscard]] std::vector<At> directions(const Group& group) const;
    [[nodiscard]] std::set<At> flood(const State& state, const Group& group, const Cells& others) const;
    [[nodiscard]] std::vector<Group> groups(puzzle::Metric metric) const;
    [[nodiscard]] bool holds(const PlainGoal& goal, const State& state) const;
    void list_packings(const Cells& taken, State& placed, std::size_t limit, std::vector<State>& found) const;
    [[nodiscard]] bool in_order(const State& placed, At at) const;

    PlainPuzzle puzzle_;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<std::vector<At>> offsets_;       // of every block, from its first cell
    std::vector<std::vector<Cells>> standings_;  // by block and first cell; empty where the ground forbids it
    std::vector<std::set<At>> regions_;          // by block: where it could come alone on the empty board
    std::vector<std::vector<int>> classes_;      // interchangeable blocks, ascending
    std::vector<int> class_of_;                  // by block: index into classes_
};

}  // namespace shunt::test
