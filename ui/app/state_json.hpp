// The state of the workbench for the page's address and for tests; format in bridge.hpp.
#pragma once

#include <string>

#include "ui/app/layout.hpp"
#include "ui/app/view_state.hpp"

namespace shunt::ui {

struct StateExtras {
    LayoutKind layout = LayoutKind::desktop;
    int frames = 0;
    float ratio = 1;
    bool reduced_motion = false;
};

[[nodiscard]] std::string state_json(const AppModel& model, const ViewState& view, const StateExtras& extras);

}  // namespace shunt::ui
