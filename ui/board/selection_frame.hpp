// The frame that is drawn around pieces to select them (rubber band): from a free cell to where the pointer is.
#pragma once

#include "ui/board/board_place.hpp"
#include "ui/editor/editor.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct SelectionFrame {
    Vec from;
    Vec to;
    Pieces besides;      ///< selected before, and to stay so
    bool drawn = false;  ///< it is larger than a press that slips

    /// What it selects on the layer shown: every piece of which it touches a cell, and those besides. Ascending, each once.
    [[nodiscard]] Pieces selects(const Editor& editor, const BoardPlace& place) const;
    void draw(Frame& frame, const Editor& editor, const BoardPlace& place) const;

private:
    [[nodiscard]] Rect rect() const;
};

}  // namespace shunt::ui
