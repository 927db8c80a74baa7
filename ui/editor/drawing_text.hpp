// Drawings as puzzles and as text.
#pragma once

#include <string>

#include "core/base/result.hpp"
#include "ui/editor/drawing.hpp"

namespace shunt::ui {

/// The puzzle that is drawn; piece i of the drawing is piece i of the puzzle. Outside cells around the board are cut off; a gate that
/// nobody may enter is a wall. The error says what is missing (a piece).
[[nodiscard]] Result<puzzle::Problem> problem_of(const Drawing& drawing);
/// The puzzle file of what is drawn, complete or not. A complete drawing's is read as problem_of().
[[nodiscard]] std::string to_text(const Drawing& drawing);
/// One goal of it as a block of that file.
[[nodiscard]] std::string to_text(const Drawing& drawing, const DrawnGoal& goal);
/// The cell of the drawing that is the first of its puzzle: what lies outside around the board is cut off.
[[nodiscard]] Coordinate origin_of(const Drawing& drawing);
/// How a puzzle is drawn. Error: its goal asks for a piece more often than there is one, which no drawing can show.
[[nodiscard]] Result<Drawing> drawing_of(const puzzle::Problem& problem);

}  // namespace shunt::ui
