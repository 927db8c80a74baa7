#include "ui/widgets/segmented.hpp"

#include <algorithm>
#include <cmath>

#include "ui/widgets/tooltip.hpp"

namespace shunt::ui {

namespace {

constexpr float kIcon = 15;
constexpr float kIconGap = 7;
constexpr float kStackedFrom = 50;  // height
constexpr float kDash = 4;          // of the line below what is marked

/// `stacked`: the icon above the label.
float label_width(const Frame& frame, const Segment& segment, TextStyle style, bool stacked) {
    const float text = frame.paint.width({Weight::semibold, style.size}, segment.label);
    if (segment.icon == Icon::none) return text;
    return stacked ? std::max(kIcon, text) : kIcon + kIconGap + text;
}

float total_width(const Frame& frame, std::span<const Segment> segments, TextStyle style, float padding, bool stacked) {
    float width = 0;
    for (const Segment& segment : segments) width += label_width(frame, segment, style, stacked) + 2 * padding;
    return std::round(width);
}

/// Icon and label in the middle of `part`, one beside or above the other.
void draw_content(Frame& frame, Rect part, const Segment& segment, TextStyle face, Colour colour) {
    Vec label = part.centre();
    if (segment.icon != Icon::none && part.h >= kStackedFrom) {
        draw_icon(frame.paint, segment.icon, {label.x, label.y - 11}, kIcon, colour);
        label.y += 12;
    } else if (segment.icon != Icon::none) {
        const float width = frame.paint.width(face, segment.label);
        const float gap = segment.label.empty() ? 0 : kIconGap;
        draw_icon(frame.paint, segment.icon, {label.x - (width + gap) / 2, label.y}, kIcon, colour);
        label.x += (kIcon + gap) / 2;
    }
    frame.paint.text(label, face, colour, segment.label, Align::centre);
}

void draw_segment(Frame& frame, Rect part, const Segment& segment, bool chosen, bool hovered, TextStyle style) {
    const Palette& colours = frame.colours;
    if (chosen)
        frame.paint.rect(part.inset(1), colours.soft, space::kRadius - 2);
    else if (hovered)
        frame.paint.rect(part.inset(1), faded(colours.ink, 0.05f), space::kRadius - 2);
    const TextStyle face{chosen ? Weight::semibold : style.weight, style.size};
    const Colour colour = chosen ? colours.accent : colours.quiet;
    draw_content(frame, part, segment, face, segment.disabled ? mix(colours.card, colour, 0.45f) : colour);
    if (!segment.marked) return;
    const float width = label_width(frame, segment, face, part.h >= kStackedFrom);
    for (float x = part.centre().x - width / 2; x < part.centre().x + width / 2; x += 2 * kDash)
        frame.paint.rect({x, part.bottom() - 6, kDash, 2}, colours.accent, 1);
}

/// Smaller letters where the labels would come too close to each other, then closer ones; smaller than small text is only where the words
/// of a language would lie on each other otherwise.
TextStyle fitting_style(const Frame& frame, Rect room, std::span<const Segment> segments, TextStyle style) {
    const bool stacked = room.h >= kStackedFrom;
    if (stacked) style.size = type::kSmall.size;
    const auto shrink = [&](float padding, float least) {
        while (style.size > least && total_width(frame, segments, style, padding, stacked) > room.w) style.size -= 0.5f;
    };
    shrink(5, type::kSmall.size);
    shrink(1, 9);
    return style;
}

}  // namespace

void segmented(Frame& frame, Rect rect, const std::string& group, const std::string& name,
               std::span<const Segment> segments, int selected, TextStyle style) {
    frame.label(group, "radiogroup", rect, name);
    frame.paint.rect(rect, frame.colours.card, space::kRadius);
    style = fitting_style(frame, rect, segments, style);
    const bool stacked = rect.h >= kStackedFrom;
    const float natural = total_width(frame, segments, style, 0, stacked);
    const float padding = (rect.w - natural) / static_cast<float>(segments.size()) / 2;
    Rect rest = rect;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const bool last = i + 1 == segments.size();
        const Rect part =
            last ? rest : rest.cut_left(std::round(label_width(frame, segments[i], style, stacked) + 2 * padding));
        Widget widget;
        widget.id = segments[i].id;
        widget.role = "radio";
        widget.label = segments[i].description.empty() ? segments[i].label : segments[i].description;
        widget.rect = part;
        widget.group = group;
        widget.disabled = segments[i].disabled;
        widget.selected = static_cast<int>(i) == selected;
        const Press state = press(frame, std::move(widget), {segments[i].choose});
        // What stands there already is no news.
        if (state.hovered && segments[i].description != segments[i].label)
            rest_tooltip(frame, segments[i].id, part, segments[i].description, TipSide::above);
        draw_segment(frame, part, segments[i], static_cast<int>(i) == selected, state.hovered, style);
        if (!last) frame.paint.line({part.right(), part.y}, {part.right(), part.bottom()}, frame.colours.line);
    }
    frame.paint.border(rect, frame.colours.line, space::kRadius);
}

float segmented_width(const Frame& frame, std::span<const Segment> segments, TextStyle style, float padding) {
    return total_width(frame, segments, style, padding, false);
}

}  // namespace shunt::ui
