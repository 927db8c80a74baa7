// What keys do to the board that is open.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

/// The command of a key as KeyboardEvent.key names it: arrows, Escape, space, z, y, r, h; none for others.
[[nodiscard]] std::optional<Command> board_key(const AppModel& model, const ViewState& view, std::string_view key,
                                               bool shift, bool ctrl);

}  // namespace shunt::ui
