// The tasks of the page. In wide and in low windows they are tabs in the header, on a phone the bar at the bottom; each draws everything
// below the header.
//
//     header ── tabs ──> view.task ──> task.wide(frame, model, view, layout)       or task.phone(...)
//
// A new panel is one line in the table of tasks.cpp. What it knows is a member of Model (its jobs are in model.jobs), what
// only its view remembers a member of ViewState; both are changed by commands alone (ui/commands).
#pragma once

#include <span>
#include <string_view>

#include "core/base/words.hpp"
#include "ui/draw/icons.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/layout.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

struct Task {
    using Draw = void (*)(Frame&, const Model&, const ViewState&, const Layout&);

    const char* id;  ///< in the mirror "task:" and this
    Phrase label;    ///< one or two words
    Icon icon;       ///< in the bar of the phone; none: it is offered in the sheet "More" there
    Draw wide;       ///< below the header, in layout.body; null: not offered in wide windows
    Draw phone;      ///< between header and bar, in layout.page; null: not offered on a phone
    Draw low;        ///< below the header, in layout.page; offered where `wide` is
    bool board;      ///< shows the board of the puzzle that is open, so keys move its pieces
    /// What a key does when `board` does not take it. May be null.
    std::optional<Command> (*key)(const Model&, const ViewState&, std::string_view key, bool shift,
                                  bool ctrl) = nullptr;
    bool place = false;  ///< it is about no puzzle that is open, whose name would be its heading
};

[[nodiscard]] std::span<const Task> tasks();
/// Draws what the layout shows of the task chosen: all that is not in the header.
void draw_task(Frame& frame, const Model& model, const ViewState& view, const Layout& layout);
/// The task chosen, or the first when the chosen one is not offered in this layout.
[[nodiscard]] const Task& current_task(const ViewState& view, LayoutKind layout);

/// The task that a key shows, by its number among tasks(); none for other keys.
[[nodiscard]] std::optional<std::size_t> task_of_key(std::string_view key);
/// Whether a task has a tab in the header; in a narrow window some are in "More".
[[nodiscard]] bool has_tab(const Task& task, const Layout& layout);
/// The least width that all tabs together need.
[[nodiscard]] float least_tabs_width(const Frame& frame, const Layout& layout);
/// Tabs over `header`, from its left side; closer together where that is narrow.
void task_tabs(Frame& frame, const ViewState& view, const Layout& layout, Rect header);

}  // namespace shunt::ui
