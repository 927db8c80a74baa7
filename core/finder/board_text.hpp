// Boards and puzzles as people and puzzle files write them.
#pragma once

#include <string>
#include <vector>

#include "core/finder/puzzle_kind.hpp"
#include "core/finder/tally.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::finder {

/// The pieces of a board as sets of cells, in the order of their anchors.
template <class W>
[[nodiscard]] std::vector<typename W::Cells> pieces_of(const Grid<W>& grid, const typename W::Word& board);

/// The rows of a puzzle's board: X for the goal piece, other letters and digits for the others in row-major order, '.' for voids.
template <class W>
[[nodiscard]] std::vector<std::string> board_rows(const Grid<W>& grid, const Found<W>& found);

/// The rows of its goal: X where the goal piece has to be, '.' elsewhere.
template <class W>
[[nodiscard]] std::vector<std::string> goal_rows(const Grid<W>& grid, const Found<W>& found);

/// Rows joined by `between`.
[[nodiscard]] std::string joined(const std::vector<std::string>& rows, char between);

/// Where a puzzle file says its puzzle comes from.
struct PuzzleOrigin {
    puzzle::Metric metric = puzzle::Metric::move;
    PuzzleKind kind = PuzzleKind::simple3;
    std::string name;
    std::string source;
};

/// The text of a puzzle file, with the length as a fact.
template <class W>
[[nodiscard]] std::string puzzle_file(const Grid<W>& grid, const Found<W>& found, const PuzzleOrigin& origin);

}  // namespace shunt::finder
