// The grids of a puzzle file: what a character means before it is known which pieces there are.
#pragma once

#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/board.hpp"
#include "core/puzzle/format/shunt_text_sections.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle::format {

/// How the cells of a file are written.
struct Notation {
    bool tokens = false;  ///< cells are words separated by blanks
    bool gates = false;   ///< '=' is a gate, not the name of a piece
};

/// The notation a definition is written in: tokens when a name has several characters, gates when a piece may enter them.
[[nodiscard]] Notation notation_of(const Definition& definition);
[[nodiscard]] Notation notation_of(const Puzzle& puzzle);

/// Rows of cells; in token mode the words, else the characters. A cell outside is a blank in both.
using Grid = std::vector<Row>;

/// Turns the rows of a block into cells. Error: more than 1,000 rows or columns.
[[nodiscard]] Result<Grid> read_grid(const std::vector<Row>& rows, const Notation& notation);

[[nodiscard]] bool is_gate(const Symbol& symbol, const Notation& notation);
/// Whether the symbol names a piece (it is none of . # = and the blank).
[[nodiscard]] bool is_piece(const Symbol& symbol, const Notation& notation);

/// Number of cells that pieces could use.
[[nodiscard]] std::size_t live_cells(const Grid& grid, const Notation& notation);
/// The ground under a grid: '#' wall, ' ' outside, '=' gate, everything else floor.
[[nodiscard]] Board board_of(const Grid& grid, const Notation& notation);

}  // namespace shunt::puzzle::format
