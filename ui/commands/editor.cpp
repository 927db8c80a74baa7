#include "ui/commands/editor.hpp"

#include "core/base/words.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui::command {

void AdmitPieces::run(Desk desk) const {
    desk.model.editor.admit_pieces(on);
    if (on) desk.outbox().announce(say("Press the pieces that may pass the gates."));
    desk.outbox().focus_wishes.push_back("build.board");
}

void CopyDrawing::run(Desk desk) const {
    desk.outbox().copies.push_back(to_text(desk.model.editor.drawing()));
    desk.outbox().announce(say("The puzzle is copied as text."));
}

void PressCell::run(Desk desk) const {
    const bool lifts = desk.model.editor.wants_goal_piece();
    desk.model.editor.press(at);
    desk.model.editor.show_cursor(!pointer);
    if (desk.model.editor.admits_pieces()) desk.outbox().announce(gate_words(desk.model.editor.drawing()));
    if (!lifts || !desk.model.editor.goal()) return;
    const std::string& name = desk.model.editor.drawing().pieces[desk.model.editor.selected().front()].name;
    desk.outbox().announce(say("Now choose where piece {piece} has to end.", {{"piece", name}}));
}

}  // namespace shunt::ui::command
