#include "ui/widgets/tooltip.hpp"

#include <algorithm>
#include <array>

#include <imgui.h>

#include "ui/frame/widget_memory.hpp"

namespace shunt::ui {

void tooltip(Frame& frame, Vec anchor, Rect bounds, std::span<const std::string> lines) {
    constexpr float kLine = 15;
    float width = 0;
    for (const std::string& line : lines) width = std::max(width, frame.paint.width(type::kSmallStrong, line));
    Rect box{0, 0, width + 22, kLine * static_cast<float>(lines.size()) + 13};
    box.x = std::clamp(anchor.x - box.w / 2, bounds.x, std::max(bounds.x, bounds.right() - box.w));
    box.y = std::max(bounds.y, anchor.y - box.h - 8);
    ImDrawList* below = frame.paint.use(ImGui::GetForegroundDrawList());
    frame.paint.rect(box, frame.colours.tip, 6);
    float y = box.y + 6.5f + kLine / 2;
    for (std::size_t i = 0; i < lines.size(); ++i, y += kLine) {
        const bool last = i + 1 == lines.size();
        frame.paint.text({box.x + 11, y}, last ? type::kSmallStrong : type::kSmall, frame.colours.on_tip, lines[i]);
    }
    frame.paint.use(below);
}

void rest_tooltip(Frame& frame, const std::string& id, Rect widget, const std::string& line, TipSide side) {
    constexpr double kRest = 0.5;  // seconds
    if (line.empty()) return;
    RestedOn& rest = frame.memory.rested_on;
    if (rest.id != id) rest = {id, frame.now};
    rest.still = true;
    if (frame.now - rest.since < kRest) {
        frame.again = true;  // nobody else would draw when the time has come
        return;
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float ratio = frame.paint.ratio();
    const Rect window{8, 8, size.x / ratio - 16, size.y / ratio - 16};
    const bool fits_above = widget.y - 40 > window.y;
    const bool fits_below = widget.bottom() + 40 < window.bottom();
    const bool below = side == TipSide::below ? fits_below : !fits_above;
    tooltip(frame, {widget.centre().x, below ? widget.bottom() + 44 : widget.y}, window, std::array{line});
}

}  // namespace shunt::ui
