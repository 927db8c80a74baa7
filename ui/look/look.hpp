// What the reader needs beyond light and dark: the system's own few colours where he has them forced on every page, and patterns on
// the pieces where he cannot tell their colours.
#pragma once

#include <optional>
#include <string_view>

#include "ui/look/palette.hpp"

namespace shunt::ui {

struct Look {
    bool patterns = false;
    std::optional<Palette> forced;  ///< in place of light and dark
};

/// A palette of the system's colours for ground, text, links and what is highlighted: "ffffff 000000 0000ee 3399ff". Nothing when the
/// text is none such.
[[nodiscard]] std::optional<Palette> forced_palette(std::string_view colours);

}  // namespace shunt::ui
