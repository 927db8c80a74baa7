// How the library is narrowed down: a field to search in, and what else can be chosen.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// The field; its text is that of the filter.
void library_search(Frame& frame, const ViewState& view, Rect rect);
/// Families, cells, pieces and length, in controls of that height, at the top of `column`, which they are cut off. `families`: their names.
void library_choices(Frame& frame, const ViewState& view, std::span<const std::string> families, float control,
                     Rect& column);

}  // namespace shunt::ui
