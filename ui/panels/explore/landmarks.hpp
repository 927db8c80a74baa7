// What stands out among the positions, each a row that leads to its depth.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

struct Landmark {
    const char* id;
    std::string label;
    std::string value;
    std::optional<Command> leads;  ///< where to, if anywhere
};

struct Landmarks {
    std::vector<Landmark> rows;
    std::string note;  ///< below them: what a dead end is, or why nothing is told of them
};

/// Worked out once a frame; no rows while nothing is counted.
[[nodiscard]] Landmarks landmarks_of(const Model& model);
/// At a width; 0 without rows.
[[nodiscard]] float landmarks_height(const Frame& frame, const Landmarks& landmarks, float width);
void landmarks_card(Frame& frame, const Landmarks& landmarks, Rect area);

}  // namespace shunt::ui
