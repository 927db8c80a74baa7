// Keys of Explore that are not about pieces: each is of the part whose cards show what it changes, and does nothing in the others.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// Depths: Page Up and Page Down lead to the depth before and after, Home and End to the first and the last; + and - make the chart larger
/// and smaller. Solutions: , and . lead to the solution before and after. Depths, and wherever a position of a depth is on the board: [ and
/// ] lead to the position before and after.
[[nodiscard]] std::optional<Command> explore_key(const Model& model, const ViewState& view, std::string_view key,
                                                 bool shift, bool ctrl);

}  // namespace shunt::ui
