// Finding puzzles: a card to choose grid, metric and kind, and the hardest puzzle for each number of pieces.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Tasks (ui/panels/shell/tasks.hpp).
void finder_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
void finder_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// What a key means while the sheet of shapes has the focus.
[[nodiscard]] std::optional<Command> finder_key(const Model& model, const ViewState& view, std::string_view key,
                                                bool shift, bool ctrl);

}  // namespace shunt::ui
