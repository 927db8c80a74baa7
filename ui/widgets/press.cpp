#include "ui/widgets/press.hpp"

#include <imgui.h>

#include "ui/widgets/scroll_area.hpp"

namespace shunt::ui {

Press press(Frame& frame, const std::string& id, Rect rect, bool disabled) {
    if (rect.empty()) return {};
    const float ratio = frame.paint.ratio();
    ImGui::SetCursorScreenPos({rect.x * ratio, rect.y * ratio});
    if (disabled) ImGui::BeginDisabled();
    Press result;
    result.clicked = ImGui::InvisibleButton(id.c_str(), {rect.w * ratio, rect.h * ratio});
    result.hovered = ImGui::IsItemHovered() && !frame.touch;
    result.held = ImGui::IsItemActive();
    if (disabled) ImGui::EndDisabled();
    const bool from_mirror = frame.mirror.take(id, "press");
    if (disabled) return {};
    if (result.hovered) frame.cursor = "pointer";
    result.clicked = result.clicked || from_mirror;
    if (result.clicked) frame.again = true;
    return result;
}

Press press(Frame& frame, Widget widget) {
    const Press result = press(frame, widget.id, widget.rect, widget.disabled);
    // What gets the focus comes into sight.
    if (frame.scroll != nullptr && frame.mirror.take(widget.id, "focus")) {
        frame.scroll->reveal(widget.rect);
        frame.again = true;
    }
    frame.mirror.add(std::move(widget));
    return result;
}

}  // namespace shunt::ui
