// The brute-force oracle: tiny, slow, obviously right. It knows the definitions of the metrics and nothing else; it shares no
// code with core (only the names of the metrics).
//
// Traps that published programs fell into, and that this one avoids by its plainness:
//   - a move is any path of ONE piece while all others stand still, and every placement it reaches counts 1; a depth-first walk that
//     stops at positions already seen at the same distance misses some (Klotski 82 instead of 81);
//   - no mirror images and no duplicates are pruned (they cost others the shortest solution in the move metric).
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/puzzle/metric.hpp"
#include "tests/support/plain_puzzle.hpp"

namespace shunt::test {

/// The first cell (row-major) of every block; sorted among interchangeable blocks, so that equal states are equal positions.
using State = std::vector<At>;

/// What a breadth-first search from the start finds.
struct Exploration {
    std::vector<std::uint64_t> depths;  ///< positions per depth
    std::optional<int> solved_at;       ///< depth of the nearest solved position
    std::map<State, int> distance;      ///< of every reachable position
    [[nodiscard]] std::uint64_t reachable() const { return distance.size(); }
};

class Oracle {
public:
    explicit Oracle(PlainPuzzle puzzle);

    [[nodiscard]] const PlainPuzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] State start() const;
    [[nodiscard]] bool is_solved(const State& state) const;
    /// Where one block can stand after 1 in this metric, all others standing still; its present place is not among them.
    [[nodiscard]] std::set<At> next_places(const State& state, int block, puzzle::Metric metric) const;
    /// All positions at distance 1 or 0 that one block's motion leads to, as canonical states.
    [[nodiscard]] std::set<State> neighbours(const State& state, puzzle::Metric metric) const;
    /// All positions reachable from the start; gives up (empty depths) beyond `limit` positions.
    [[nodiscard]] Exploration explore(puzzle::Metric metric, std::uint64_t limit) const;
    /// In how many ways the blocks can be put down, each within the places it could reach alone on the empty board, interchangeable
    /// ones counted once. Stops counting at `limit`.
    [[nodiscard]] std::uint64_t packings(std::uint64_t limit) const;
    /// The cells block `block` covers with its first cell at `at`.
    [[nodiscard]] Place cells(int block, At at) const;
    /// The places block `block` can reach alone on the empty board.
    [[nodiscard]] std::set<At> region(int block) const;
    /// Sorts the first cells among interchangeable blocks.
    [[nodiscard]] State canonical(State state) const;

private:
    using Grid = std::vector<std::string>;

    /// Equal but for the part of the board they live in.
    [[nodiscard]] bool similar(int a, int b) const;
    /// Similar, and able to change places.
    [[nodiscard]] bool interchangeable(int a, int b) const;
    [[nodiscard]] bool in_order(const State& placed, At at) const;
    [[nodiscard]] Grid others(const State& state, int block) const;
    [[nodiscard]] bool fits(const Grid& grid, int block, At at) const;
    [[nodiscard]] std::vector<At> directions(int block) const;
    [[nodiscard]] std::set<At> flood(const Grid& grid, int block, At from) const;
    [[nodiscard]] bool holds(const PlainGoal& goal, const State& state) const;
    void count_packings(Grid& grid, State& placed, std::uint64_t limit, std::uint64_t& count) const;

    PlainPuzzle puzzle_;
    std::vector<std::vector<At>> offsets_;  // of every block, from its first cell
    std::vector<std::set<At>> regions_;
    std::vector<std::vector<int>> groups_;  // interchangeable blocks, ascending
    std::vector<int> group_of_;             // by block: index into groups_
};

}  // namespace shunt::test
