#include "ui/frame/layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/look/type.hpp"

namespace shunt::ui {

namespace {

constexpr float kHeader = 52;
constexpr float kTasks = 60;
constexpr float kPhoneBelow = 760;  // window width
// The same of windows that are higher than wide: a board has no room beside the answers.
constexpr float kUprightBelow = 900;
constexpr float kLibraryFrom = 1080;
// Windows that are lower have no room for a column with a board in it, if they are as wide as the tabs in the header need.
constexpr float kLowBelow = 480;
constexpr float kLowFrom = 700;

Layout desktop(Rect window) {
    Layout layout;
    layout.window = window;
    Rect rest = window;
    layout.header = rest.cut_top(kHeader);
    rest = rest.inset(space::kMargin);
    layout.body = rest;
    if (window.w >= kLibraryFrom) {
        layout.library = rest.cut_left(std::clamp(std::round(window.w * 0.183f), 220.0f, 264.0f), space::kMargin);
    }
    layout.answers = rest.cut_right(std::clamp(std::round(window.w * 0.272f), 300.0f, 392.0f), space::kMargin);
    layout.play = rest;
    return layout;
}

Layout phone(Rect window) {
    Layout layout;
    layout.kind = LayoutKind::phone;
    layout.window = window;
    Rect rest = window;
    layout.header = rest.cut_top(kHeader);
    layout.tasks = rest.cut_bottom(kTasks);
    layout.page = rest;
    return layout;
}

Layout low(Rect window) {
    Layout layout;
    layout.kind = LayoutKind::low;
    layout.window = window;
    layout.page = window;
    layout.header = layout.page.cut_top(kHeader);
    return layout;
}

}  // namespace

const char* to_string(LayoutKind kind) {
    switch (kind) {
        case LayoutKind::desktop:
            return "desktop";
        case LayoutKind::phone:
            return "phone";
        case LayoutKind::low:
            return "low";
    }
    return "";
}

Layout make_layout(float width, float height) {
    const Rect window{0, 0, width, height};
    if (height < kLowBelow && width >= kLowFrom) return low(window);
    const float below = height > width ? kUprightBelow : kPhoneBelow;
    return width < below ? phone(window) : desktop(window);
}

Rect undo_place(const Layout& layout) {
    Rect bar = layout.header.inset(kPhoneSide, (layout.header.h - space::kFinger) / 2);
    bar.cut_right(space::kFinger, kHeaderGap);
    return bar.cut_right(kUndoWidth);
}

}  // namespace shunt::ui
