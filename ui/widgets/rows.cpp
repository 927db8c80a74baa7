#include "ui/widgets/rows.hpp"

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

/// Takes a word out of the value wherever it stands, and says it once behind the label.
void say_once(const std::string& word, std::string& label, std::string& value) {
    if (value.find(word) == std::string::npos) return;
    for (std::size_t at = value.find(word); at != std::string::npos; at = value.find(word))
        value.erase(at, word.size());
    label += ", " + word;
}

/// The label above the value, in the same row. Three metrics of groups do not fit a line with all their words.
void in_two_lines(Frame& frame, Rect row, float right, Colour ink, std::string label, std::string value) {
    constexpr float kBetween = 7;  // from the middle of the row to that of a line
    if (value.empty()) {
        const float height = frame.paint.paragraph_height(right - row.x, type::kSmall, label);
        const Rect lines{row.x, row.centre().y - height / 2, right - row.x, height};
        return void(frame.paint.paragraph(lines, type::kSmall, frame.colours.quiet, label));
    }
    if (frame.paint.width(type::kSmall, value) > right - row.x) say_once(say("super-"), label, value);
    const float y = row.centre().y + 0.5f;
    const auto fitted = [&](const std::string& text) { return frame.paint.fitted(type::kSmall, text, right - row.x); };
    frame.paint.text({row.x, y - kBetween}, type::kSmall, frame.colours.quiet, fitted(label));
    frame.paint.text({right, y + kBetween}, type::kSmall, ink, fitted(value), Align::right);
}

}  // namespace

Colour old_ink(const Palette& colours) { return faded(colours.quiet, 0.6f); }

void fact_row(Frame& frame, Rect& area, const char* id, const std::string& label, const std::string& value, float spare,
              bool old) {
    const Rect row = area.cut_top(kRowHeight);
    const float right = row.right() - spare;
    frame.label(id, "text", {row.x, row.y, right - row.x, row.h},
                say("{label}: {value}", {{"label", label}, {"value", value}}));
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    constexpr float kNarrow = 330;
    const TextStyle style = row.w < kNarrow ? type::kSmall : type::kBody;
    const Colour ink = old ? old_ink(frame.colours) : frame.colours.ink;
    const float y = row.centre().y + 0.5f;
    const float room = right - row.x - frame.paint.width(style, value) - 10;
    if (frame.paint.width(style, label) > room) return in_two_lines(frame, row, right, ink, label, value);
    frame.paint.text({row.x, y}, style, frame.colours.quiet, label);
    frame.paint.text({right, y}, style, ink, value, Align::right);
}

}  // namespace shunt::ui
