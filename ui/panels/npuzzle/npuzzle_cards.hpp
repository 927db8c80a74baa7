// The cards of the N-puzzle. Each is drawn at the top of `column`, as high as it needs; that height is returned.
#pragma once

#include "ui/panels/panel.hpp"

namespace shunt::ui {

// Cards of the N-puzzle about the board: size, shuffle, text and goal; and whether it can be solved.
float npuzzle_setup_card(Frame& frame, const Model& model, Rect column, bool own_button);
float npuzzle_parity_card(Frame& frame, const Model& model, Rect column);
void npuzzle_shuffle_button(Frame& frame, const Model& model, Rect rect);

// The card of the N-puzzle that solves: the way to search, its progress, the answer.
float npuzzle_answer_card(Frame& frame, const Model& model, Rect column, bool own_button);
/// "Solve", or "Stop" while a job of the N-puzzle runs.
void npuzzle_solve_button(Frame& frame, const Model& model, Rect rect);

// The card of the N-puzzle about integer programs: which, for which T, the table of what became of them, files for other solvers.
float npuzzle_programs_card(Frame& frame, const Model& model, const ViewState& view, Rect column);

// The table of integer programs: a row for each T, and the sums.
/// 0 without a report.
[[nodiscard]] float program_table_height(const std::optional<ProgramReport>& report);
void program_table(Frame& frame, const std::optional<ProgramReport>& report, Rect area);

}  // namespace shunt::ui
