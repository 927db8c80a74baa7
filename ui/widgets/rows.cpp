#include "ui/widgets/rows.hpp"

namespace shunt::ui {

void fact_row(Frame& frame, Rect& area, const char* id, const std::string& label, const std::string& value) {
    const Rect row = area.cut_top(kRowHeight);
    frame.label(id, "text", row, label + ": " + value);
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    constexpr float kNarrow = 330;
    const TextStyle style = row.w < kNarrow ? type::kSmall : type::kBody;
    const float y = row.centre().y + 0.5f;
    const float room = row.w - frame.paint.width(style, value) - 10;
    frame.paint.text({row.x, y}, style, frame.colours.quiet, frame.paint.fitted(style, label, room));
    frame.paint.text({row.right(), y}, style, frame.colours.ink, value, Align::right);
}

}  // namespace shunt::ui
