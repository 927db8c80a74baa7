// The page in one column: board first, actions under the thumb, the rest below.
#pragma once

#include "ui/layout.hpp"
#include "ui/view_state.hpp"

namespace shunt::ui {

void phone_page(Frame& frame, AppModel& model, ViewState& view, const Layout& layout);

}  // namespace shunt::ui
