// Which goal the start of a drawing shows in outlines: of several over each other nobody could say what belongs to which.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>

#include "ui/editor/editor.hpp"

namespace shunt::ui {

/// The first goal that asks for something of the selected pieces, else the first one; absent on the layer of a goal, and without goals.
[[nodiscard]] inline std::optional<std::size_t> outlined_goal(const Editor& editor) {
    const auto& goals = editor.drawing().goals;
    if (editor.goal() || goals.empty()) return std::nullopt;
    const auto names_selected = [&](const DrawnGoal& goal) {
        return std::any_of(goal.placements.begin(), goal.placements.end(),
                           [&](const auto& placement) { return editor.is_selected(placement.piece); });
    };
    const auto found = std::find_if(goals.begin(), goals.end(), names_selected);
    return found == goals.end() ? 0 : static_cast<std::size_t>(found - goals.begin());
}

}  // namespace shunt::ui
