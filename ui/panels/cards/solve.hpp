// The answer: how few moves, in which metric, and that nothing is shorter.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// At a width. `own_button`: whether Solve is drawn here (the phone has it under the board); in a narrow card it stands below the metrics.
[[nodiscard]] Card solve_card(const Model& model, float width, bool own_button = true);
/// The answer alone, where there is no room for the panel: "81 moves, proved shortest".
void answer_line(Frame& frame, const Model& model, Rect row);

/// What pressing Solve does: "Solve", "Go on" where a search was stopped and is held, "Start again" where it is held no more.
[[nodiscard]] const char* solve_word(const Model& model);
/// From where the user is, or from the start.
void solve_button(Frame& frame, const Model& model, Rect rect);

}  // namespace shunt::ui
