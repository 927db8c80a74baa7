// Which rectangle each panel gets, for the three shapes of the page.
#pragma once

#include "ui/draw/rect.hpp"

namespace shunt::ui {

enum class LayoutKind : unsigned char {
    desktop,  ///< library, play, answers side by side; the library leaves when the window is narrow
    phone,    ///< one column; tasks in a bar at the bottom
    low,      ///< a phone on its side, or a page zoomed in: the board left, everything else right, scrolling
};
[[nodiscard]] const char* to_string(LayoutKind kind);

struct Layout {
    LayoutKind kind = LayoutKind::desktop;
    Rect window;
    Rect header;
    Rect body;     ///< everything below the header in a wide window, for tasks that share it out themselves
    Rect library;  ///< beside the board; empty when there is no room: then only the task Library has it
    Rect play;     ///< title, board, controls
    Rect answers;  ///< column of cards
    Rect tasks;    ///< bar at the bottom of the phone
    Rect page;     ///< what scrolls on the phone; in a low window everything below the header

    /// Whether some of the tasks are offered in a menu beside the tabs, as on a phone in its sheet.
    [[nodiscard]] bool has_more() const {
        constexpr float kMoreBelow = 960;
        return kind != LayoutKind::phone && window.w < kMoreBelow;
    }
};

[[nodiscard]] Layout make_layout(float width, float height);

inline constexpr float kPhoneSide = 14;  ///< beside what is in the header of a phone
inline constexpr float kHeaderGap = 8;   ///< between two things there
inline constexpr float kUndoWidth = 98;  ///< of undo and redo, as high as a finger needs
/// On a phone Build has its undo and redo in the header; help and theme are in the sheet "More".
[[nodiscard]] Rect undo_place(const Layout& layout);

}  // namespace shunt::ui
