// What greets a first visit: what to do, as a card or as a line for phones, and a card with three ways on (ui/model/welcome.hpp).
#pragma once

#include <array>

#include "ui/panels/panel.hpp"
#include "ui/widgets/blocks.hpp"

namespace shunt::ui {

/// What to do first and what Shunt knows, in two sentences: where there is no room for the card.
[[nodiscard]] std::string welcome_line(const Model& model);
/// The longest that this line is at this position: whose room it keeps, so that the board does not move when what is stated is proved.
[[nodiscard]] std::string welcome_room(const Model& model);

// Empty when they are not to be shown.
[[nodiscard]] Card welcome_task_card(const Model& model, const ViewState& view);
[[nodiscard]] Card welcome_ways_card(const Model& model, const ViewState& view);

/// The move that the arrow on the board shows: the first piece's that can make one. None while the arrow is not to be shown.
[[nodiscard]] std::optional<moves::Move> welcome_move(const Model& model, const ViewState& view);
/// What stands beside the arrow: how to move a piece with what is in use, pointer, finger or keys.
[[nodiscard]] std::array<const char*, 2> welcome_arrow_words(const Frame& frame, const ViewState& view);

}  // namespace shunt::ui
