// A region whose content is larger than itself, downwards or across: scrolled by wheel, finger, and focus. One may lie in another.
#pragma once

#include <cmath>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

class ScrollArea {
public:
    enum class Way : unsigned char { down, across };

    /// Across the mouse drags it as a finger does: few mice have a wheel for it.
    explicit ScrollArea(Way way = Way::down) : way_(way) {}

    /// Back to the beginning: the content is another one.
    void to_top() { offset_ = 0; }
    /// Not drawn in this frame (unless begin() follows): takes no wheel.
    void hide() { view_ = {}; }
    /// Begins drawing inside `view` (clipped). Returns where the content begins: `view` moved back by the offset.
    Rect begin(Frame& frame, Rect view);
    /// Ends; `length` is what the content took, of its height or, across, of its width. Draws a thin bar when there is more below.
    void end(Frame& frame, float length);
    /// Where its content is seen.
    [[nodiscard]] Rect view() const { return view_; }
    /// The part of that which is inside the view of the area around.
    [[nodiscard]] Rect seen() const;
    /// How far something (as drawn) is from the beginning of the content: another number only when the content has changed.
    [[nodiscard]] float depth_of(Rect part) const { return begin_of(part) - begin_of(view_) + std::round(offset_); }
    /// Moves so that `part` (as drawn) is inside the view, and the view inside that of the area around.
    void reveal(Rect part);
    /// The same, but what is around stays.
    void reveal_inside(Rect part);
    /// The wheel over this area, in CSS pixels each way; whether it scrolled.
    bool wheel(Vec at, Vec by);

private:
    void drag_by_finger(Frame& frame);
    void scroll_by(float distance);

    /// Whether the finger at `down` is another's: of an area inside of this one that has something to scroll.
    [[nodiscard]] bool is_inner(Vec down) const { return inner_.contains(down); }

    // Lengths and places along the way it scrolls.
    [[nodiscard]] float along(Vec v) const { return way_ == Way::down ? v.y : v.x; }
    [[nodiscard]] float begin_of(Rect r) const { return way_ == Way::down ? r.y : r.x; }
    [[nodiscard]] float length_of(Rect r) const { return way_ == Way::down ? r.h : r.w; }
    [[nodiscard]] Rect moved(Rect r, float distance) const {
        return way_ == Way::down ? Rect{r.x, r.y + distance, r.w, r.h} : Rect{r.x + distance, r.y, r.w, r.h};
    }
    [[nodiscard]] float hidden() const { return content_ - length_of(view_); }

    Way way_;
    Rect view_;
    Rect inner_;                   // what lies in this and can be scrolled, as drawn last
    ScrollArea* outer_ = nullptr;  // what this lies in
    float content_ = 0;
    float offset_ = 0;
    bool dragging_ = false;
    float last_ = 0;  // of a finger, along the way
};

}  // namespace shunt::ui
