// Commands about the text beside the drawing of Build.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// Shows the field, with the focus in it, or takes it away.
struct ShowText {
    bool shown = false;

    void run(Desk desk) const;
};
/// What the field holds after a pause in typing: drawn when it is a puzzle.
struct TypeDrawing {
    std::string text;

    void run(Desk desk) const { desk.model.typed.type(text, desk.model.editor); }
};
/// Adds one of section_templates() to what the field holds.
struct InsertSection {
    std::size_t number = 0;

    void run(Desk desk) const;
};
/// The focus goes back to the board.
struct LeaveText {
    void run(Desk desk) const { desk.outbox().focus_wishes.emplace_back("build.board"); }
};
/// Gives up a text that was refused: the field shows what is drawn again.
struct ForgetTyped {
    void run(Desk desk) const { desk.model.typed.forget(); }
};

/// What a text of another program was read as (outcome::ReadOutcome, as bytes), when it is opened.
struct Recognise {
    std::string text;
    std::string reading;

    void run(Desk desk) const;
};
/// Reads a text of another program in the next of the formats that it fits.
struct ReadOtherwise {
    void run(Desk desk) const { desk.model.typed.read_otherwise(desk.model.editor); }
};

}  // namespace shunt::ui::command
