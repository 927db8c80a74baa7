// A board whose cells are turned on and off: walls of Tilings, shapes drawn on a sheet. The mouse paints; a finger, which scrolls, taps;
// keys turn the cell of their cursor.
#pragma once

#include <string>
#include <vector>

#include "core/base/words.hpp"
#include "ui/frame/frame.hpp"
#include "ui/model/shape_sheet.hpp"

namespace shunt::ui {

struct ToggleBoard {
    Toggled of;
    const char* id;    ///< "tilings": the mirror has it as "tilings.board", with "tilings.row:1" and "tilings.cell:1,2"
    const char* name;  ///< for the mirror
    Phrase on;         ///< a cell that is on, with {row} and {column}
    Phrase off;
    const ShapeSheet::Cells& cells;  ///< those that are on
    puzzle::Coordinate cursor;       ///< the cell of the keys
    std::vector<std::string> rows;   ///< what is seen, as picture::picture_of_tiling() takes it

    [[nodiscard]] bool is_on(puzzle::Coordinate at) const { return cells.count({at.row, at.column}) != 0; }
};

/// Draws it at the top of `area`. Returns the height used.
float toggle_board(Frame& frame, const ToggleBoard& board, Rect area, float largest_cell);
/// What a key means while the board has the focus.
[[nodiscard]] std::optional<Command> toggle_key(const ToggleBoard& board, std::string_view key);

}  // namespace shunt::ui
