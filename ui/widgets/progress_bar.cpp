#include "ui/widgets/progress_bar.hpp"

#include <cmath>

namespace shunt::ui {

void progress_bar(Frame& frame, Rect rect, const char* id, const std::string& label, std::optional<float> fraction) {
    Widget widget;
    widget.id = id;
    widget.role = "progressbar";
    widget.label = label;
    widget.rect = rect;
    widget.max = 100;
    if (fraction) widget.value = std::floor(static_cast<double>(*fraction) * 100.0);
    frame.mirror.add(std::move(widget));
    frame.paint.rect(rect, frame.colours.line, rect.h / 2);
    Rect filled = rect;
    filled.w = rect.w * fraction.value_or(0.0f);
    if (filled.w >= 1) frame.paint.rect(filled, frame.colours.accent, std::min(rect.h, filled.w) / 2);
}

}  // namespace shunt::ui
