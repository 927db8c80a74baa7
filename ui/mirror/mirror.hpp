// Every labelled widget of the frame just drawn, with its rectangle and state. The page makes a real, focusable element of each, for
// screen readers, keyboards and tests (format: bridge.hpp). What is done to those elements is looked up here, so that it becomes the
// same command as a press of the mouse, at once and in the order in which it comes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/mirror/widget.hpp"

namespace shunt::ui {

class Mirror {
public:
    struct Entry {
        Widget widget;
        Actions actions;
    };

    // ── drawing ──
    void begin_frame();
    void add(Widget widget, Actions actions = {}) { entries_.push_back({std::move(widget), std::move(actions)}); }
    /// Returns whether the widgets differ from those of the frame before. Compares by value: O(widgets).
    bool end_frame();

    // ── the page's side ──
    /// The commands that an action on a widget means ("press", "set 12", "type abc", "increment", "focus"; see bridge.hpp), in order;
    /// none for actions it does not know. A slider keeps count of several steps between two frames.
    [[nodiscard]] std::vector<Command> commands(std::string_view id, std::string_view action);
    /// Where the widget is; null when there is none.
    [[nodiscard]] const Entry* find(std::string_view id) const;
    [[nodiscard]] std::string text() const;
    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }

private:
    std::vector<Entry> entries_;
    std::vector<Entry> before_;  // of the frame before
    int revision_ = 0;
};

}  // namespace shunt::ui
