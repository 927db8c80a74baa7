// A row of options of which one is chosen.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "ui/widgets/press.hpp"

namespace shunt::ui {

struct Segment {
    std::string id;
    std::string label;
    std::string description;  ///< longer name for the mirror; empty: the label
};

/// Draws the options over the whole of `rect`. Returns the index of one that was pressed.
std::optional<int> segmented(Frame& frame, Rect rect, const char* group, const char* name,
                             std::span<const Segment> segments, int selected, TextStyle style = type::kMedium);
/// Width that gives each label `padding` on both sides.
[[nodiscard]] float segmented_width(const Frame& frame, std::span<const Segment> segments,
                                    TextStyle style = type::kMedium, float padding = 15);

}  // namespace shunt::ui
