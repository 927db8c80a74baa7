// What the view remembers between frames and the model need not know.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <vector>

#include "ui/board/board_input.hpp"
#include "ui/board/tile_board.hpp"
#include "ui/model/app_model.hpp"
#include "ui/widgets/scroll_area.hpp"

namespace shunt::ui {

/// The first of tasks(): where a puzzle that was opened is shown.
constexpr std::size_t kPlayTask = 0;

struct ViewState {
    BoardInput board;
    TileBoardView tile_board;
    ScrollArea library_scroll;
    ScrollArea page_scroll;
    ScrollArea answers_scroll;
    ScrollArea results_scroll;
    ScrollArea atlas_scroll;
    std::size_t task = kPlayTask;      ///< index into tasks()
    bool atlas_open = false;           ///< on a phone: the atlas, and not the list of the library
    bool findings_open = false;        ///< the card "More"
    bool programs_open = false;        ///< the card "Integer programs"
    std::optional<int> program_steps;  ///< T of the program for another solver; absent: the first that is tried
    bool table_open = false;           ///< the card "Table"
    const Entry* revealed = nullptr;   ///< the entry that the library was last scrolled to; only compared
    bool dark = false;

    /// piece_colours() of a puzzle, computed once.
    const std::vector<int>& colours(const Entry& entry) {
        auto [found, fresh] = colours_.try_emplace(&entry);
        if (fresh) found->second = piece_colours(entry.puzzle);
        return found->second;
    }
    /// Drops what belongs to entries that are gone.
    void forget_colours() { colours_.clear(); }

    /// All of them: those that the frame does not draw take no wheel.
    std::array<ScrollArea*, 5> scroll_areas() {
        return {&library_scroll, &page_scroll, &answers_scroll, &results_scroll, &atlas_scroll};
    }

private:
    std::map<const Entry*, std::vector<int>> colours_;
};

}  // namespace shunt::ui
