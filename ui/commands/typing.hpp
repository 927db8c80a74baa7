// Commands about the text beside the drawing of Build.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/command_list.hpp"

namespace shunt::ui::command {

/// Shows the field, with the focus in it, or takes it away.
struct ShowText {
    bool shown = false;
};
/// What the field holds after a pause in typing: drawn when it is a puzzle.
struct TypeDrawing {
    std::string text;
};
/// Adds one of section_templates() to what the field holds.
struct InsertSection {
    std::size_t number = 0;
};
/// The focus goes back to the board.
struct LeaveText {};
/// Gives up a text that was refused: the field shows what is drawn again.
struct ForgetTyped {};

/// What a text of another program was read as (outcome::ReadOutcome, as bytes), when it is opened.
struct Recognise {
    std::string text;
    std::string reading;
};
/// Reads a text of another program in the next of the formats that it fits.
struct ReadOtherwise {};

using Typing = CommandList<ShowText, TypeDrawing, InsertSection, LeaveText, ForgetTyped, Recognise, ReadOtherwise>;

}  // namespace shunt::ui::command
