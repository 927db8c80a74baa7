// What widgets keep for themselves between frames: how far they are scrolled, what is held by the pointer, what moves, what was worked
// out once. Written while drawing; nothing else depends on it, and a widget must bear that the model has become another meanwhile.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/picture/piece_colours.hpp"
#include "ui/entry/entry.hpp"
#include "ui/frame/scroll_area.hpp"
#include "ui/frame/slots.hpp"
#include "ui/model/shape_sheet.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// The button that the mouse rests on, and since when; for its tooltip.
struct RestedOn {
    std::string id;
    double since = 0;    ///< seconds
    bool still = false;  ///< in this frame

    /// Before a frame: what the mouse has left is begun anew when it comes back.
    void begin_frame() {
        if (!still) id.clear();
        still = false;
    }
};

/// A list of moves: how far it is scrolled, and the step that it was last scrolled to.
struct MoveListMemory {
    ScrollArea scroll;
    int followed = -1;
};

struct WidgetMemory {
    Slots slots;  ///< what boards and panels know the type of
    ScrollArea library_scroll;
    ScrollArea page_scroll;
    ScrollArea answers_scroll;
    ScrollArea results_scroll;
    ScrollArea atlas_scroll;
    ScrollArea drafts_scroll;
    ScrollArea jobs_scroll;
    ScrollArea sheet_scroll;
    ScrollArea shapes_scroll{ScrollArea::Way::across};  ///< of Build, on a phone
    ScrollArea strip_scroll{ScrollArea::Way::across};   ///< of Explore: positions of a depth, or after a move
    RestedOn rested_on;
    std::optional<std::pair<Toggled, bool>> painted;  ///< on which the mouse paints, and whether it turns cells on
    std::map<std::string, bool> open_folds;           ///< by their ids, as drawn last: one that opens is scrolled to
    MoveListMemory own_moves;
    MoveListMemory solution_moves;
    EntryPtr ghost;     ///< the small change under the pointer or the focus: Build's board shows what it would do
    EntryPtr revealed;  ///< what the library was last scrolled to
    Rect zoomed_chart;  ///< of Explore: where the wheel may make its bars larger
    std::optional<float> overview_grip;                ///< where the window of its overview is held, from its left side
    std::optional<int> hovered_depth;                  ///< of the chart, under the pointer
    std::pair<int, std::uint64_t> strip_shown{-1, 0};  ///< list and number of what the strip was last scrolled to

    /// piece_colours() of a puzzle, computed once.
    const std::vector<int>& colours(const EntryPtr& entry) {
        auto [found, fresh] = colours_.try_emplace(entry);
        if (fresh) found->second = piece_colours(entry->puzzle);
        return found->second;
    }

    /// All of them, those inside of others first, since they take the wheel first: those that the frame does not draw take none.
    std::array<ScrollArea*, 12> scroll_areas() {
        return {&own_moves.scroll, &solution_moves.scroll, &shapes_scroll,  &strip_scroll,
                &library_scroll,   &page_scroll,           &answers_scroll, &results_scroll,
                &atlas_scroll,     &drafts_scroll,         &jobs_scroll,    &sheet_scroll};
    }

    /// Before a frame.
    void begin_frame() {
        for (ScrollArea* area : scroll_areas()) area->hide();
        rested_on.begin_frame();
        zoomed_chart = {};
    }

    /// Before a frame: every task is scrolled as it was left, and another puzzle than before begins at the top.
    void show(std::size_t task, const EntryPtr& entry) {
        if (task != task_) {
            left_[task_] = {page_scroll, answers_scroll, library_scroll};
            std::tie(page_scroll, answers_scroll, library_scroll) = left_[task];
            task_ = task;
        }
        if (entry == shown_) return;
        shown_ = entry;
        page_scroll.to_top();
        answers_scroll.to_top();
        left_.erase(kPlayTask);
        left_.erase(kExploreTask);
        colours_.clear();
    }

private:
    using Shared = std::tuple<ScrollArea, ScrollArea, ScrollArea>;

    std::size_t task_ = 0;
    std::map<std::size_t, Shared> left_;  ///< what tasks draw with the same three areas
    EntryPtr shown_;
    std::map<EntryPtr, std::vector<int>> colours_;
};

}  // namespace shunt::ui
