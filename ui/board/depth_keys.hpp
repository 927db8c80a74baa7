// Keys of Explore that are not about pieces: from depth to depth, and from position to position.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

/// Page Up and Page Down: the depth before and after; Home and End: the first and the last; [ and ]: the position before and after.
[[nodiscard]] std::optional<Command> depth_key(const AppModel& model, std::string_view key, bool shift, bool ctrl);

}  // namespace shunt::ui
