// The parts that the wide Build and that of the phone have in common.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/text_field.hpp"

namespace shunt::ui {

/// Name and note, or the fields to type them in, and the layers: start, goals, another. Returns the height used.
float build_heading(Frame& frame, const Model& model, const ViewState& view, Rect area, bool compact,
                    std::optional<float> left = {});
/// A field for a text of the drawing: Enter ends the typing, Escape brings back what was there before.
void drawing_field(Frame& frame, Rect rect, TextField field);
/// The board in the middle of `area`, with a pill for the columns at its right and one for the rows below it.
void build_board(Frame& frame, const Editor& editor, Rect area, float max_cell);
/// On a phone the rows stand left of the board.
void build_board_compact(Frame& frame, const Editor& editor, Rect area, float max_cell);
/// Whether something is asked while one draws: which piece, what is cut, whom gates let through.
[[nodiscard]] bool asks_on_board(const Editor& editor);
/// That, and how to answer, over the whole of `row`.
void board_question(Frame& frame, const Editor& editor, Rect row);
/// The same at the bottom of `area`, which becomes as much lower; nothing when nothing is asked.
void question_below(Frame& frame, const Editor& editor, Rect& area);
void undo_buttons(Frame& frame, const Editor& editor, Rect row);
/// The tools over the whole of `row`.
void tool_row(Frame& frame, const Editor& editor, Rect row);
/// The palette of shapes as a card, in rows as wide as `area`, or in one row that scrolls, as far as the ends of the window, which are
/// `margin` away. Rows where the board lies beside them: there a shape is dragged across. The editor must outlive the card.
[[nodiscard]] Card shapes_card(const Editor& editor);
void shapes_rows(Frame& frame, const Editor& editor, Rect area);
[[nodiscard]] float shapes_rows_height(float width);
void shapes_row(Frame& frame, const Editor& editor, Rect area, float margin);
[[nodiscard]] float shapes_row_height();
/// What is selected: pieces, or the goal shown, or the board. `row`: height of what can be pressed. The editor must outlive it.
[[nodiscard]] Card selection_card(const Editor& editor, float row);
/// "Piece F", "3 pieces", or, where none is selected, "Goal 2", "Board".
[[nodiscard]] std::string selection_words(const Editor& editor);
/// Turn, mirror, duplicate, delete, in parts of equal width.
void piece_buttons(Frame& frame, const Editor& editor, Rect row, ButtonStyle style, float gap);
/// Where there is little room: what is selected, its colour, the same buttons, and the way to all else.
void selection_bar(Frame& frame, const Editor& editor, const ViewState& view, Rect row);
/// The colour of what is selected: opens the colours in the bar.
void colour_button(Frame& frame, const Editor& editor, Rect rect);
/// The colours for what is selected, over the whole of `row`.
void colour_swatches(Frame& frame, const Editor& editor, Rect row);
[[nodiscard]] float tool_row_width(const Frame& frame, const Editor& editor);

}  // namespace shunt::ui
