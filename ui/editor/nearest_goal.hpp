// A goal of a drawing moved to where a position has its pieces.
#pragma once

#include <optional>

#include "ui/editor/edits.hpp"

namespace shunt::ui {

/// The goal with that number among those of `puzzle`, the puzzle of the drawing, changed such that `position` meets it: what it places has
/// to end where it stands then, and cells must be empty that are. Empty when there is no such goal.
[[nodiscard]] std::optional<edit::SetGoal> goal_there(const Drawing& drawing, const puzzle::Puzzle& puzzle,
                                                      std::size_t goal, const puzzle::Position& position);

}  // namespace shunt::ui
