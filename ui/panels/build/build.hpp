// The task Build: draw a puzzle, see at once what it is worth.
//
//   left   shapes               middle  heading, layers          right  1 the verdict
//                                       board and its sizes              2 what is selected, or the board
//                                       undo, tools                      3 what small changes would make of it
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

void build_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
void build_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// The board left, all else right.
void build_low(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);

}  // namespace shunt::ui
