// The state of the workbench for the page's address and for tests; format in bridge.hpp.
#pragma once

#include <optional>
#include <string>

#include "ui/frame/layout.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// What the state tells beside model and view.
struct StateExtras {
    LayoutKind layout = LayoutKind::desktop;
    float ratio = 1;
    bool reduced_motion = false;
    std::optional<int> hovered;  ///< depth under the pointer

    friend bool operator==(const StateExtras&, const StateExtras&) = default;
};

[[nodiscard]] std::string state_json(const Model& model, const ViewState& view, const StateExtras& extras, int frames);

}  // namespace shunt::ui
