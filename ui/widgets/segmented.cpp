#include "ui/widgets/segmented.hpp"

#include <cmath>

namespace shunt::ui {

namespace {

float label_width(const Frame& frame, const Segment& segment, TextStyle style) {
    return frame.paint.width({Weight::semibold, style.size}, segment.label);
}

void draw_segment(Frame& frame, Rect part, const Segment& segment, bool chosen, bool hovered, TextStyle style) {
    const Palette& colours = frame.colours;
    if (chosen)
        frame.paint.rect(part.inset(1), colours.soft, space::kRadius - 2);
    else if (hovered)
        frame.paint.rect(part.inset(1), faded(colours.ink, 0.05f), space::kRadius - 2);
    const TextStyle face{chosen ? Weight::semibold : style.weight, style.size};
    frame.paint.text(part.centre(), face, chosen ? colours.accent : colours.quiet, segment.label, Align::centre);
}

}  // namespace

void segmented(Frame& frame, Rect rect, const std::string& group, const std::string& name,
               std::span<const Segment> segments, int selected, TextStyle style) {
    frame.label(group, "radiogroup", rect, name);
    frame.paint.rect(rect, frame.colours.card, space::kRadius);
    const float natural = segmented_width(frame, segments, style, 0);
    const float padding = (rect.w - natural) / static_cast<float>(segments.size()) / 2;
    Rect rest = rect;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const bool last = i + 1 == segments.size();
        const Rect part = last ? rest : rest.cut_left(std::round(label_width(frame, segments[i], style) + 2 * padding));
        Widget widget;
        widget.id = segments[i].id;
        widget.role = "radio";
        widget.label = segments[i].description.empty() ? segments[i].label : segments[i].description;
        widget.rect = part;
        widget.group = group;
        widget.selected = static_cast<int>(i) == selected;
        const Press state = press(frame, std::move(widget), {segments[i].choose});
        draw_segment(frame, part, segments[i], static_cast<int>(i) == selected, state.hovered, style);
        if (!last) frame.paint.line({part.right(), part.y}, {part.right(), part.bottom()}, frame.colours.line);
    }
    frame.paint.border(rect, frame.colours.line, space::kRadius);
}

float segmented_width(const Frame& frame, std::span<const Segment> segments, TextStyle style, float padding) {
    float width = 0;
    for (const Segment& segment : segments) width += label_width(frame, segment, style) + 2 * padding;
    return std::round(width);
}

}  // namespace shunt::ui
