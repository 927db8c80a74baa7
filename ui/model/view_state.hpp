// What is in sight, beside what the model knows: changed by commands only, like the model (ui/commands/view.hpp). What a widget keeps
// for itself between frames, such as how far it is scrolled, is in ui/frame/widget_memory.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/puzzle/puzzle.hpp"
#include "ui/look/look.hpp"
#include "ui/model/library_filter.hpp"
#include "ui/model/npuzzle.hpp"
#include "ui/model/welcome.hpp"

namespace shunt::ui {

/// The first of tasks(): where a puzzle that was opened is shown.
constexpr std::size_t kPlayTask = 0;
/// The second: the editor.
constexpr std::size_t kBuildTask = 1;
constexpr std::size_t kExploreTask = 2;
constexpr std::size_t kLibraryTask = 3;
constexpr std::size_t kNPuzzleTask = 6;

/// What the task Library lists.
enum class LibraryPart : unsigned char { puzzles, own, atlas };

/// What the task Explore shows of the open puzzle; its words are in explore_settings.cpp.
enum class ExplorePart : unsigned char { depths, solutions, graph };

/// What lies over the task in a small window.
enum class Sheet : unsigned char {
    none,
    more,       ///< the tasks that the bar has no place for, and what the header has none for
    selection,  ///< in Build: all that can be done to what is selected
    ideas       ///< in Build: the small changes
};

struct ViewState {
    std::size_t task = kPlayTask;                   ///< index into tasks()
    std::optional<puzzle::PieceId> selected_piece;  ///< the one that arrow keys move
    std::optional<puzzle::PieceId> pointed_piece;   ///< the one that arrow keys start from while none is selected
    bool text_open = false;                         ///< in Build: the text beside the drawing
    bool sections_open = false;                     ///< above it: the sections that can be inserted
    ExplorePart explore = ExplorePart::depths;
    LibraryPart library = LibraryPart::puzzles;
    LibraryFilter library_filter;
    bool filters_open = false;        ///< on a phone: the choices above the list
    bool shapes_open = false;         ///< on a phone: the card "Shapes" of Find and Tilings
    bool moves_open = false;          ///< the card "Moves as text"
    bool findings_open = false;       ///< the card "More"
    bool stated_open = false;         ///< the card "Stated facts"
    bool programs_open = false;       ///< the card "Integer programs"
    bool table_open = false;          ///< the card "Table"
    bool picks_beside = false;        ///< in Explore: the choice of a puzzle to compare the open one with
    bool beside_table = false;        ///< their depths as numbers
    std::string beside_words;         ///< to search the library for such a puzzle
    std::optional<int> beside_depth;  ///< the depth that is told of all of them
    bool types_title = false;         ///< in Build: name and note are fields
    bool colours_open = false;        ///< in Build's bar of the selection: the colours in place of the buttons
    bool shows_goal = false;          ///< the goal stands where the board is
    Sheet sheet = Sheet::none;
    std::optional<int> program_steps;  ///< T of the program for another solver; absent: the first tried
    bool dark = false;
    Look look;
    Welcome welcome;

    /// A puzzle was opened: its board is shown.
    void show_puzzle() { task = kPlayTask; }
};

/// T of the program for another solver.
[[nodiscard]] inline int program_file_steps(const NPuzzle& lab, const ViewState& view) {
    return view.program_steps.value_or(lab.programs().first_step(lab.setup().board, lab.setup().goal));
}

}  // namespace shunt::ui
