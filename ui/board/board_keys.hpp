// What keys do to the board that is open.
#pragma once

#include <optional>
#include <string_view>

#include "ui/commands/command.hpp"
#include "ui/model/model.hpp"

namespace shunt::ui {

/// What stands before the name of a key that is held down and goes on undoing or redoing: "Held+z".
inline constexpr std::string_view kHeld = "Held+";
[[nodiscard]] constexpr bool is_held(std::string_view key) { return key.starts_with(kHeld); }
/// The name of the key alone.
[[nodiscard]] std::string_view without_hold(std::string_view key);

/// The direction of an arrow key; none for other keys.
[[nodiscard]] std::optional<puzzle::Direction> direction_of(std::string_view key);
/// The piece on which keys are: the one selected, else the one they were on last, else the first in reading order.
[[nodiscard]] puzzle::PieceId piece_of_keys(const Model& model, const ViewState& view);
/// The command of a key as KeyboardEvent.key names it: arrows, Enter, Escape, space, z, y, r, h, names of pieces; none for others.
[[nodiscard]] std::optional<Command> board_key(const Model& model, const ViewState& view, std::string_view key,
                                               bool shift, bool ctrl);

}  // namespace shunt::ui
