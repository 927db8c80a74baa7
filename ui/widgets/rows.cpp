#include "ui/widgets/rows.hpp"

namespace shunt::ui {

void fact_row(Frame& frame, Rect& area, const char* id, const std::string& label, const std::string& value,
              float spare) {
    const Rect row = area.cut_top(kRowHeight);
    const float right = row.right() - spare;
    frame.label(id, "text", {row.x, row.y, right - row.x, row.h}, label + ": " + value);
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    constexpr float kNarrow = 330;
    const TextStyle style = row.w < kNarrow ? type::kSmall : type::kBody;
    const float y = row.centre().y + 0.5f;
    const float room = right - row.x - frame.paint.width(style, value) - 10;
    frame.paint.text({row.x, y}, style, frame.colours.quiet, frame.paint.fitted(style, label, room));
    frame.paint.text({right, y}, style, frame.colours.ink, value, Align::right);
}

}  // namespace shunt::ui
