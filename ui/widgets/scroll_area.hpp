// A region whose content is taller than itself: scrolled by wheel, finger, and focus.
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
    /// Moves so that `part` (as drawn) is inside the view.
    void reveal(Rect part);
    /// The wheel over this area, in CSS pixels; whether it scrolled.
    bool wheel(Vec at, float dy);

private:
    void drag_by_finger(Frame& frame);

    Rect view_;
    float content_ = 0;
    float offset_ = 0;
    bool dragging_ = false;
    float last_y_ = 0;
};

}  // namespace shunt::ui
