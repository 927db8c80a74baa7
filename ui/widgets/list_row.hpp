// A row of a list of which one is chosen: a strong line over a quiet one.
#pragma once

#include <string>

#include "ui/widgets/press.hpp"

namespace shunt::ui {

struct ListRow {
    std::string id;
    std::string group;  ///< id of the list
    std::string title;
    std::string subtitle;
    bool selected = false;
    float text_left = 0;                         ///< room left of the text, for a picture
    std::optional<Command> menu = std::nullopt;  ///< what a finger that rests on it asks for
};

/// Draws the row; it is chosen by a press.
void list_row(Frame& frame, Rect rect, const ListRow& row, Command choose);

}  // namespace shunt::ui
