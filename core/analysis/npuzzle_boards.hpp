// Puzzles that are boards of unit tiles, all different, with one void (the N-puzzle): known as such, and as boards of npuzzle/.
#pragma once

#include <optional>
#include <vector>

#include "core/moves/move.hpp"
#include "core/npuzzle/board.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::analysis {

/// A full rectangle of at least two rows and columns, and single tiles, each of its own kind, that go one step at a time, which is all they
/// can in every metric of single pieces; any goal tells where every tile belongs. O(cells).
[[nodiscard]] bool is_tile_puzzle(const puzzle::Puzzle& puzzle, puzzle::Metric metric);

/// Start and goal with the tiles numbered in the order of the goal.
struct NPuzzleBoards {
    npuzzle::Board start;
    npuzzle::Board goal;
    std::vector<puzzle::PieceId> piece_of;  ///< by tile; [0] is kNoPiece

    /// The moves that these letters are.
    [[nodiscard]] std::vector<moves::Move> moves(std::string_view letters) const;
};

/// Nothing where the puzzle is none of these, has not exactly one goal, or more than npuzzle::kMostCells cells.
[[nodiscard]] std::optional<NPuzzleBoards> npuzzle_boards(const puzzle::Problem& problem, puzzle::Metric metric);

}  // namespace shunt::analysis
