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

/// Worked out once a frame; none while nothing is counted.
[[nodiscard]] std::vector<Landmark> landmarks_of(const AppModel& model);
/// 0 of none.
[[nodiscard]] float landmarks_height(const std::vector<Landmark>& list);
void landmarks_card(Frame& frame, const std::vector<Landmark>& list, Rect area);

}  // namespace shunt::ui
