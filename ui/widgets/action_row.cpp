#include "ui/widgets/action_row.hpp"

#include <algorithm>

namespace shunt::ui {

namespace {

constexpr float kWordsToButtons = 8;
constexpr float kGroundless = 14;  // a label without ground ends nearly where the lines of text do

bool has_ground(const Button& button) {
    return button.style == ButtonStyle::plain || button.style == ButtonStyle::primary;
}

float button_height(const ActionRow& row) { return std::min(row.height, space::kFinger); }

float width_of(const Frame& frame, const ActionRow& row, const Button& button) {
    return button.icon != Icon::none ? button_height(row) : button_width(frame, button.label);
}

/// What is left for the words.
float room(const Frame& frame, const ActionRow& row, float width) {
    for (const auto& [each, command] : row.buttons) width -= width_of(frame, row, each) + kWordsToButtons;
    return width;
}

}  // namespace

float action_row_height(const Frame& frame, const ActionRow& row, float width) {
    return std::max(row.height, frame.paint.paragraph_height(room(frame, row, width), row.style, row.words));
}

void draw_action_row(Frame& frame, const ActionRow& row, Rect area) {
    Rect words = area;
    words.w = room(frame, row, area.w);
    frame.label(row.id, row.role, words, row.words);
    const float high = frame.paint.paragraph_height(words.w, row.style, row.words);
    frame.paint.paragraph({words.x, words.centre().y - high / 2, words.w, high}, row.style, frame.colours.*row.ink,
                          row.words);
    const float height = button_height(row);
    for (const auto& [each, command] : row.buttons) {
        Rect place = area.cut_right(width_of(frame, row, each), kWordsToButtons);
        if (!has_ground(each) && each.icon == Icon::none) place.x += kGroundless;
        button(frame, {place.x, place.centre().y - height / 2, place.w, height}, each, command);
    }
}

}  // namespace shunt::ui
