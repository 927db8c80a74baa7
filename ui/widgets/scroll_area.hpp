// A region whose content is taller than itself: scrolled by wheel, finger, and focus. One may lie in another.
#pragma once

#include "ui/app/frame.hpp"

namespace shunt::ui {

class ScrollArea {
public:
    /// Back to the beginning: the content is another one.
    void to_top() { offset_ = 0; }
    /// Not drawn in this frame (unless begin() follows): takes no wheel.
    void hide() { view_ = {}; }
    /// Begins drawing inside `view` (clipped). Returns where the content begins: `view` moved up by the offset.
    Rect begin(Frame& frame, Rect view);
    /// Ends; `height` is what the content took. Draws a thin bar when there is more.
    void end(Frame& frame, float height);
    /// Where its content is seen.
    [[nodiscard]] Rect view() const { return view_; }
    /// Moves so that `part` (as drawn) is inside the view, and the view inside that of the area around.
    void reveal(Rect part);
    /// The same, but what is around stays.
    void reveal_inside(Rect part);
    /// The wheel over this area, in CSS pixels; whether it scrolled.
    bool wheel(Vec at, float dy);

private:
    void drag_by_finger(Frame& frame);

    /// Whether the finger at `down` is another's: of an area inside of this one that has something to scroll.
    [[nodiscard]] bool is_inner(Vec down) const { return inner_.contains(down); }

    Rect view_;
    Rect inner_;                   // what lies in this and can be scrolled, as drawn last
    ScrollArea* outer_ = nullptr;  // what this lies in
    float content_ = 0;
    float offset_ = 0;
    bool dragging_ = false;
    float last_y_ = 0;
};

}  // namespace shunt::ui
