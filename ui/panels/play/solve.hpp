// The answer: how few moves, in which metric, and that nothing is shorter.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

/// Height the panel wants at the present state and in that width. `own_button`: whether Solve is drawn here (the phone has it under the
/// board); in a narrow panel it stands below the metrics.
[[nodiscard]] float solve_panel_height(const Frame& frame, const Model& model, float width, bool own_button = true);
void solve_panel(Frame& frame, const Model& model, Rect area, bool own_button = true);

/// The answer alone, where there is no room for the panel: "81 moves, proved shortest".
void answer_line(Frame& frame, const Model& model, Rect row);

/// "Solve": from where the user is, or from the start.
/// What pressing Solve does: "Solve", "Go on" where a search was stopped and is held, "Start again" where it is held no more.
[[nodiscard]] const char* solve_word(const Model& model);
void solve_button(Frame& frame, const Model& model, Rect rect);

}  // namespace shunt::ui
