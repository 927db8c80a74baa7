// What a text shows when everything is taken away that only arranges it: separators, quotes, brackets, frames, code fences, remarks,
// labels of rows, sizes and headings. What is left are grids of cells, and words around them.
//
//   A B B C      A,B,B,C      |A|B|B|C|      [["A","B","B","C"],      ABBC          1 2 3/4 5 6/7 8 0
//   A B B C      A,B,B,C      |A|B|B|C|       ["A","B","B","C"]]      ABBC          (1, 3, 4, 8, 0, 2, 7, 5, 6)
//
// Nothing is known here of puzzles: which cells are void or make a piece is for the formats to say.
#pragma once

#include <string_view>
#include <vector>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {

/// Rows of cells; every cell is a view into the text, an empty one where a cell was left empty.
struct CellGrid {
    std::vector<std::vector<std::string_view>> rows;
    bool drawn = false;  ///< one character a cell with nothing between; blanks are cells, rows may end early

    [[nodiscard]] std::size_t width() const;
    /// Whether all rows are as long as the first.
    [[nodiscard]] bool is_even() const;
};

struct Layout {
    std::vector<CellGrid> grids;
    std::vector<std::vector<std::string_view>> words;  ///< [i]: in front of grid i; the last: behind all grids

    /// The words in front of the first grid that are whole numbers.
    [[nodiscard]] std::vector<int> numbers_in_front() const;
};

/// O(n log n) for n characters. A text that shows no grid has words only.
[[nodiscard]] Layout layout_of(std::string_view text);

/// Whether a line only heads what follows: words like "start", "goal" or "level 7", perhaps with numbers.
[[nodiscard]] bool is_heading(std::string_view line);

/// Whether a cell is empty or nothing but blanks.
[[nodiscard]] bool is_blank_cell(std::string_view cell);

// ── parts, in files of their own ───────────────────────────────────────────────────────────────────

/// The grid that consecutive lines show, and the words around it; no grid when they show none.
struct Paragraph {
    std::vector<std::string_view> front;
    CellGrid grid;
    std::vector<std::string_view> behind;
};
[[nodiscard]] Paragraph paragraph_of(const std::vector<std::string_view>& lines);

/// The grids of a literal in brackets of JSON, Python, C, MATLAB or Lisp; nothing where the text is no such literal.
[[nodiscard]] std::optional<Layout> bracketed(std::string_view text);

}  // namespace shunt::puzzle::format
