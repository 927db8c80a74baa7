// The cards of the N-puzzle.
#pragma once

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

inline constexpr float kNPuzzleRow = 34;
inline constexpr float kNPuzzleBetween = 8;

// Cards of the N-puzzle about the board: size, shuffle, text and goal; and whether it can be solved.
[[nodiscard]] Card npuzzle_setup_card(const Model& model, bool own_button);
[[nodiscard]] Card npuzzle_parity_card(const Model& model);
void npuzzle_shuffle_button(Frame& frame, const Model& model, Rect rect);

// The card of the N-puzzle that solves: the way to search, its progress, the answer.
[[nodiscard]] Card npuzzle_answer_card(const Model& model, bool own_button);
/// "Solve", or "Stop" while a job of the N-puzzle runs.
void npuzzle_solve_button(Frame& frame, const Model& model, Rect rect);

// The card of the N-puzzle about integer programs: which, for which T, the table of what became of them, files for other solvers.
[[nodiscard]] Card npuzzle_programs_card(const Model& model, const ViewState& view);

// The table of integer programs: a row for each T, and the sums.
/// 0 without a report.
[[nodiscard]] float program_table_height(const std::optional<ProgramReport>& report);
void program_table(Frame& frame, const std::optional<ProgramReport>& report, Rect area);

}  // namespace shunt::ui
