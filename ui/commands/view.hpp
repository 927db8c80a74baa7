// Commands about what is in sight, and those that only the page outside can carry out.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/command_list.hpp"
#include "ui/model/outbox.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui::command {

/// Another task of the page.
struct ChooseTask {
    std::size_t task = kPlayTask;  ///< index into tasks()
};
/// What the page shows when nothing else is asked for: the first puzzle of the library in Play. Where that is open, it stays as it is.
struct GoToStart {};
struct ShowLibrary {
    LibraryPart part = LibraryPart::puzzles;
};
struct ShowExplore {
    ExplorePart part = ExplorePart::depths;
};
/// Which puzzles of the library are listed.
struct FilterLibrary {
    LibraryFilter filter;
};
/// The words to search the library for; the choices stay.
struct SearchLibrary {
    std::string words;
};
/// Opens or closes a folded card.
struct TurnFold {
    bool ViewState::*fold = nullptr;
};
/// Shows a sheet, or none.
struct ShowSheet {
    Sheet sheet = Sheet::none;
};
struct SetDark {
    bool dark = false;
    bool told = false;  ///< the page is told, since it did not say so itself
};
/// What the reader needs to see.
struct SetLook {
    Look look;
};
/// Something the page does: a dialog, a picker.
struct AskPage {
    Outbox::Request request = Outbox::Request::open_dialog;
};
/// Gives a widget the focus.
struct Focus {
    std::string widget;
};
/// Lets the user choose a file for this widget; its text comes back as if it were typed there.
struct PickFile {
    std::string widget;
};

/// Greets whoever is here for the first time, at the puzzle that is open; an arrow alone where somebody followed a link.
struct ShowWelcome {
    bool cards = true;
    bool finger = false;  ///< the pointer of this machine is a finger
    bool again = false;   ///< asked for: in Play, whatever is on the screen; otherwise the task stays
};
struct HideWelcome {};
/// Counts the positions of the open puzzle, if that was not done, and shows them.
struct ExplorePuzzle {};

using View =
    CommandList<ChooseTask, GoToStart, ShowLibrary, ShowExplore, FilterLibrary, SearchLibrary, TurnFold, ShowSheet,
                SetDark, SetLook, AskPage, Focus, PickFile, ShowWelcome, HideWelcome, ExplorePuzzle>;

}  // namespace shunt::ui::command
