// What widgets keep for themselves between frames: how far they are scrolled, what is held by the pointer, what moves, what was worked
// out once. Written while drawing; nothing else depends on it, and a widget must bear that the model has become another meanwhile.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "core/picture/piece_colours.hpp"
#include "ui/board/board_input.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/board/tile_board.hpp"
#include "ui/model/library.hpp"
#include "ui/widgets/scroll_area.hpp"

namespace shunt::ui {

struct WidgetMemory {
    BoardInput board;
    DrawingBoard drawing;
    TileBoardView tile_board;
    ScrollArea library_scroll;
    ScrollArea page_scroll;
    ScrollArea answers_scroll;
    ScrollArea results_scroll;
    ScrollArea atlas_scroll;
    ScrollArea drafts_scroll;
    ScrollArea jobs_scroll;
    EntryPtr ghost;     ///< the small change under the pointer or the focus: Build's board shows what it would do
    EntryPtr revealed;  ///< what the library was last scrolled to
    std::optional<int> hovered_depth;  ///< of the histogram, under the pointer

    /// piece_colours() of a puzzle, computed once.
    const std::vector<int>& colours(const EntryPtr& entry) {
        auto [found, fresh] = colours_.try_emplace(entry);
        if (fresh) found->second = piece_colours(entry->puzzle);
        return found->second;
    }

    /// All of them: those that the frame does not draw take no wheel.
    std::array<ScrollArea*, 7> scroll_areas() {
        return {&library_scroll, &page_scroll,   &answers_scroll, &results_scroll,
                &atlas_scroll,   &drafts_scroll, &jobs_scroll};
    }

    /// Before a frame: another puzzle than before begins at the top.
    void show(const EntryPtr& entry) {
        if (entry == shown_) return;
        shown_ = entry;
        page_scroll.to_top();
        answers_scroll.to_top();
        colours_.clear();
    }

private:
    EntryPtr shown_;
    std::map<EntryPtr, std::vector<int>> colours_;
};

}  // namespace shunt::ui
