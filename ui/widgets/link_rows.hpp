// Text buttons one after the other, in as many rows as they need: none ever leaves the card it stands in.
#pragma once

#include <span>
#include <string>

#include "ui/commands/command.hpp"
#include "ui/frame/frame.hpp"

namespace shunt::ui {

struct TextLink {
    std::string id;
    std::string label;
    bool disabled = false;
    Command command;
};

/// Height of one row, with the gap below it.
inline constexpr float kLinkRow = 36;

/// Of the rows that the links take at a width; 0 without links.
[[nodiscard]] float link_rows_height(const Frame& frame, std::span<const TextLink> links, float width);
/// Draws them from the top left of `area`: labels begin and end where the lines of text around them do.
void link_rows(Frame& frame, std::span<const TextLink> links, Rect area);

}  // namespace shunt::ui
