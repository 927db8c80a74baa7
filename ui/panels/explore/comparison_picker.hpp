// The choice of a puzzle of the library that is to be looked at beside the open one.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// A field to search by, and the first puzzles that it finds; nothing while none is to be chosen. O(library).
void add_comparison_picker(Card& card, const Model& model, const ViewState& view);

}  // namespace shunt::ui
