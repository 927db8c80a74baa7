#include "ui/frame/scroll_area.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <imgui.h>
#include <imgui_internal.h>

namespace shunt::ui {

namespace {
constexpr float kFingerSlack = 8;  // CSS pixels a finger may move in a press
}

void ScrollArea::scroll_by(float distance) { offset_ = std::clamp(offset_ + distance, 0.0f, std::max(0.0f, hidden())); }

Rect ScrollArea::begin(Frame& frame, Rect view) {
    view_ = view;
    scroll_by(0);
    drag_by_finger(frame);
    inner_ = {};
    frame.paint.push_clip(view);
    outer_ = std::exchange(frame.scroll, this);
    return moved(view, -std::round(offset_));
}

void ScrollArea::end(Frame& frame, float length) {
    frame.paint.pop_clip();
    frame.scroll = outer_;
    content_ = length;
    if (hidden() <= 0.5f) return;
    if (outer_ != nullptr) outer_->inner_ = view_;
    if (way_ == Way::across) return;  // what is cut in two tells of the rest
    const float bar = std::max(24.0f, view_.h * view_.h / content_);
    const float at = (view_.h - bar) * offset_ / hidden();
    frame.paint.rect({view_.right() - 5, view_.y + at, 3, bar}, faded(frame.colours.ink, 0.18f), 1.5f);
}

Rect ScrollArea::seen() const {
    if (outer_ == nullptr) return view_;
    const Rect around = outer_->view_;
    const float x = std::max(view_.x, around.x);
    const float y = std::max(view_.y, around.y);
    return {x, y, std::min(view_.right(), around.right()) - x, std::min(view_.bottom(), around.bottom()) - y};
}

void ScrollArea::reveal(Rect part) {
    const float before = offset_;
    reveal_inside(part);
    if (outer_ != nullptr) outer_->reveal(moved(part, before - offset_));
}

void ScrollArea::reveal_inside(Rect part) {
    const float end = begin_of(part) + length_of(part);
    const float seen = begin_of(view_) + length_of(view_);
    if (begin_of(part) < begin_of(view_)) offset_ -= begin_of(view_) - begin_of(part);
    if (end > seen) offset_ += end - seen;
}

bool ScrollArea::wheel(Vec at, Vec by) {
    if (!seen().contains(at)) return false;
    const float before = offset_;
    scroll_by(along(by));
    return offset_ != before;
}

void ScrollArea::drag_by_finger(Frame& frame) {
    const ImGuiIO& io = ImGui::GetIO();
    const float ratio = frame.paint.ratio();
    const Vec down{io.MouseClickedPos[0].x / ratio, io.MouseClickedPos[0].y / ratio};
    const bool across = way_ == Way::across;
    const bool drags = io.MouseDown[0] && (across ? hidden() > 0 : frame.touch);
    if (!drags || !view_.contains(down) || is_inner(down)) {
        dragging_ = false;
        return;
    }
    const Vec way = frame.pointer - down;
    const bool meant = std::abs(along(way)) > kFingerSlack && (!across || std::abs(way.x) > std::abs(way.y));
    if (!dragging_ && meant && !frame.touch_taken) {
        dragging_ = true;
        last_ = along(frame.pointer);
        ImGui::ClearActiveID();  // what was pressed is not meant
    }
    if (!dragging_) return;
    scroll_by(last_ - along(frame.pointer));
    last_ = along(frame.pointer);
}

}  // namespace shunt::ui
