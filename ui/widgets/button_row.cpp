#include "ui/widgets/button_row.hpp"

#include <algorithm>

namespace shunt::ui {

namespace {

constexpr float kBetween = 8;
constexpr float kLeastPadding = 16;  // of a label, left and right together

/// Of buttons that share the room of one row.
float share(const ButtonRow& row, float width) {
    const auto count = static_cast<float>(row.buttons.size());
    return (width - kBetween * (count - 1)) / count;
}

bool is_stacked(const Frame& frame, const ButtonRow& row, float width) {
    return row.fills && std::any_of(row.buttons.begin(), row.buttons.end(), [&](const ButtonAction& each) {
               return frame.paint.width(type::kStrong, each.button.label) + kLeastPadding > share(row, width);
           });
}

/// What each is narrower than its label would have it.
float short_of(const Frame& frame, const ButtonRow& row, float width) {
    const auto count = static_cast<float>(row.buttons.size());
    float wanted = (count - 1) * kBetween;
    for (const ButtonAction& each : row.buttons) wanted += button_width(frame, each.button.label);
    return std::max(0.0f, wanted - width) / count;
}

}  // namespace

float button_row_height(const Frame& frame, const ButtonRow& row, float width) {
    if (row.buttons.empty()) return 0;
    const auto lines = is_stacked(frame, row, width) ? static_cast<float>(row.buttons.size()) : 1.0f;
    return lines * (row.height + kBetween) - kBetween;
}

void draw_button_row(Frame& frame, const ButtonRow& row, Rect area) {
    const bool stacked = is_stacked(frame, row, area.w);
    const float shared = share(row, area.w);
    const float less = short_of(frame, row, area.w);
    for (const auto& [each, command] : row.buttons) {
        const float width = row.fills ? shared : button_width(frame, each.label) - less;
        button(frame, stacked ? area.cut_top(row.height, kBetween) : area.cut_left(width, kBetween), each, command);
    }
}

}  // namespace shunt::ui
