#include "ui/widgets/press.hpp"

#include <imgui.h>

#include <algorithm>

namespace shunt::ui {

namespace {

constexpr float kMostReach = 3;  // CSS pixels: so far a finger may be above or below what it means

}  // namespace

Press press(Frame& frame, const std::string& id, Rect rect, bool disabled) {
    if (rect.empty()) return {};
    if (frame.touch) rect = rect.inset(0, std::min(0.0f, std::max(-kMostReach, (rect.h - space::kFinger) / 2)));
    const float ratio = frame.paint.ratio();
    ImGui::SetCursorScreenPos({rect.x * ratio, rect.y * ratio});
    if (disabled) ImGui::BeginDisabled();
    Press result;
    result.clicked = ImGui::InvisibleButton(id.c_str(), {rect.w * ratio, rect.h * ratio});
    result.hovered = ImGui::IsItemHovered() && !frame.touch;
    result.held = ImGui::IsItemActive();
    if (disabled) ImGui::EndDisabled();
    if (disabled) return {};
    if (result.hovered) frame.cursor = "pointer";
    return result;
}

Press press(Frame& frame, Widget widget, Actions actions) {
    const Press result = press(frame, widget.id, widget.rect, widget.disabled);
    if (result.clicked && actions.press) frame.commands.push(*actions.press);
    mirror(frame, std::move(widget), std::move(actions));
    return result;
}

void mirror(Frame& frame, Widget widget, Actions actions) {
    actions.scroll = frame.scroll;
    frame.mirror.add(std::move(widget), std::move(actions));
}

}  // namespace shunt::ui
