// The way from a puzzle that is a board of numbered tiles to the task that knows most of these.
#pragma once

#include <optional>

#include "ui/panels/panel.hpp"
#include "ui/widgets/link_rows.hpp"

namespace shunt::ui {

/// "Open as 15-puzzle"; none of other puzzles.
[[nodiscard]] std::optional<TextLink> npuzzle_link(const Model& model);

}  // namespace shunt::ui
