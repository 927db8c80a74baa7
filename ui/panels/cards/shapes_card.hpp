// A card in which shapes are drawn on a sheet, or typed, or taken from a file: the same shapes each time. Of Find and Tilings.
#pragma once

#include "ui/board/toggle_board.hpp"
#include "ui/panels/panel.hpp"

namespace shunt::ui {

struct ShapesCard {
    Toggled of;
    const char* id;    ///< of the field; "find.shapes"
    const char* fold;  ///< of the card, where it folds
    Phrase title;
    std::string label;  ///< of the field, for the mirror
    const std::string& text;
    bool invalid;  ///< the text was refused
    const ShapeSheet& sheet;
    Command (*type)(std::string text);
    bool shown = true;
};

/// Its sheet; "find.shapes.board" in the mirror.
[[nodiscard]] ToggleBoard shapes_board(const ShapesCard& shapes);
/// Draws what runs, and the card, and cuts them off `column`; where there is little room the card `folds` away until it is wanted.
void job_and_shapes(Frame& frame, const Model& model, const ViewState& view, const ShapesCard& shapes, Rect& column,
                    bool folds);

/// Draws what cuts itself off a column; that scrolls when it is too long.
void scrolled_column(Frame& frame, const Model& model, const ViewState& view, Rect area,
                     void (*draw)(Frame&, const Model&, const ViewState&, Rect&, bool folds));

}  // namespace shunt::ui
