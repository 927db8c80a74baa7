// What keys do to the board that is open.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

/// The direction of an arrow key; none for other keys.
[[nodiscard]] std::optional<puzzle::Direction> direction_of(std::string_view key);
/// The command of a key as KeyboardEvent.key names it: arrows, Escape, space, z, y, r, h; none for others.
[[nodiscard]] std::optional<Command> board_key(const AppModel& model, const ViewState& view, std::string_view key,
                                               bool shift, bool ctrl);

}  // namespace shunt::ui
