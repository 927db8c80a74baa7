// What keys do in the task Build.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// The command of a key as KeyboardEvent.key names it; none for keys that mean nothing there.
[[nodiscard]] std::optional<Command> drawing_key(const Model& model, const ViewState& view, std::string_view key,
                                                 bool shift, bool ctrl);

}  // namespace shunt::ui
