// A row of options of which one is chosen.
#pragma once

#include <span>
#include <string>

#include "ui/draw/icons.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

struct Segment {
    std::string id;
    std::string label;
    std::string description;  ///< longer name for the mirror; empty: the label
    Command choose;
    Icon icon = Icon::none;  ///< before the label; above it where there is the height for both
    bool disabled = false;
    bool marked = false;  ///< underlined: what is chosen shows something of this one, too
};

/// Draws the options over the whole of `rect`.
void segmented(Frame& frame, Rect rect, const std::string& group, const std::string& name,
               std::span<const Segment> segments, int selected, TextStyle style = type::kMedium);
/// Width that gives each label `padding` on both sides.
[[nodiscard]] float segmented_width(const Frame& frame, std::span<const Segment> segments,
                                    TextStyle style = type::kMedium, float padding = 15);

}  // namespace shunt::ui
