// A random puzzle seen from both sides: parsed by core, and as plain data in the oracle.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/oracle.hpp"

namespace shunt::test {

/// Random puzzles per property that costs little. Each test names the seed it fails at.
inline const std::uint64_t kRandomPuzzles = effort(400, 2000);
/// Random puzzles per property whose state spaces the oracle writes out.
inline const std::uint64_t kRandomGraphs = effort(100, 600);

struct RandomPuzzle;

class RandomCase {
public:
    /// The puzzle of random_puzzle(seed); its text must be accepted.
    explicit RandomCase(std::uint64_t seed);

    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const puzzle::Problem& problem() const { return problem_; }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return problem_.puzzle; }
    [[nodiscard]] const puzzle::Position& start() const { return problem_.start; }
    [[nodiscard]] const Oracle& oracle() const { return oracle_; }
    [[nodiscard]] std::size_t packings() const { return packings_; }
    /// The metrics in which the oracle is quick enough: those of groups only where few blocks have few subsets.
    [[nodiscard]] std::vector<puzzle::Metric> metrics() const;
    /// Whether the board is small enough to number its packings.
    [[nodiscard]] bool can_be_packed() const { return puzzle().board().cells() <= 64; }

    /// The block of the oracle that is this piece: the one with the same cells at the start.
    [[nodiscard]] int block_of(puzzle::PieceId piece) const { return block_of_[piece]; }
    /// A position of core as a state of the oracle, piece by piece (not canonical).
    [[nodiscard]] State state_of(const puzzle::Position& position) const;

private:
    explicit RandomCase(const RandomPuzzle& random);

    std::string text_;
    puzzle::Problem problem_;
    Oracle oracle_;
    std::size_t packings_;
    std::vector<int> block_of_;
};

}  // namespace shunt::test
