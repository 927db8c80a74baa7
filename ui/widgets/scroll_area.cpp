#include "ui/widgets/scroll_area.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <imgui.h>
#include <imgui_internal.h>

namespace shunt::ui {

namespace {
constexpr float kFingerSlack = 8;  // CSS pixels a finger may move in a press
}

Rect ScrollArea::begin(Frame& frame, Rect view) {
    view_ = view;
    offset_ = std::clamp(offset_, 0.0f, std::max(0.0f, content_ - view.h));
    drag_by_finger(frame);
    inner_ = {};
    frame.paint.push_clip(view);
    outer_ = std::exchange(frame.scroll, this);
    return {view.x, view.y - std::round(offset_), view.w, view.h};
}

void ScrollArea::end(Frame& frame, float height) {
    frame.paint.pop_clip();
    frame.scroll = outer_;
    content_ = height;
    if (content_ <= view_.h + 0.5f) return;
    if (outer_ != nullptr) outer_->inner_ = view_;
    const float length = std::max(24.0f, view_.h * view_.h / content_);
    const float at = (view_.h - length) * offset_ / (content_ - view_.h);
    frame.paint.rect({view_.right() - 5, view_.y + at, 3, length}, faded(frame.colours.ink, 0.18f), 1.5f);
}

void ScrollArea::reveal(Rect part) {
    const float before = offset_;
    reveal_inside(part);
    if (outer_ != nullptr) outer_->reveal({part.x, part.y + before - offset_, part.w, part.h});
}

void ScrollArea::reveal_inside(Rect part) {
    if (part.y < view_.y) offset_ -= view_.y - part.y;
    if (part.bottom() > view_.bottom()) offset_ += part.bottom() - view_.bottom();
}

bool ScrollArea::wheel(Vec at, float dy) {
    if (!view_.contains(at) || (outer_ != nullptr && !outer_->view_.contains(at))) return false;
    const float before = offset_;
    offset_ = std::clamp(offset_ + dy, 0.0f, std::max(0.0f, content_ - view_.h));
    return offset_ != before;
}

void ScrollArea::drag_by_finger(Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    const float ratio = frame.paint.ratio();
    const Vec down{io.MouseClickedPos[0].x / ratio, io.MouseClickedPos[0].y / ratio};
    if (!frame.touch || !io.MouseDown[0] || !view_.contains(down) || is_inner(down)) {
        dragging_ = false;
        return;
    }
    if (!dragging_ && std::abs(frame.pointer.y - down.y) > kFingerSlack && !frame.touch_taken) {
        dragging_ = true;
        last_y_ = frame.pointer.y;
        ImGui::ClearActiveID();  // what was pressed is not meant
    }
    if (!dragging_) return;
    offset_ = std::clamp(offset_ + last_y_ - frame.pointer.y, 0.0f, std::max(0.0f, content_ - view_.h));
    last_y_ = frame.pointer.y;
}

}  // namespace shunt::ui
