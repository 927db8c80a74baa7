#include "core/base/words.hpp"
#include "ui/commands/run.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace editor_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;
    Editor& editor = model.editor();

    void operator()(const EditCopy&) const {
        model.build();
        view.task = kBuildTask;
    }
    void operator()(const EditCopyOf& copy) const {
        if (!copy.entry) return;
        model.open(copy.entry);
        (*this)(EditCopy{});
    }
    void operator()(const NewDrawing&) const {
        model.typed().forget();
        editor.start_new(5, 4);
        view.task = kBuildTask;
        model.outbox().focus_wishes.push_back("build.board");
    }
    void operator()(const PlayDrawing&) const {
        if (model.play_drawing()) view.show_puzzle();
    }
    void operator()(const Change& change) const {
        if (!has_room(editor.drawing(), change.edit)) model.outbox().info(say("There is no room for it on the board."));
        editor.apply(change.edit);
    }
    void operator()(const UndoEdit&) const { editor.undo(); }
    void operator()(const RedoEdit&) const { editor.redo(); }
    void operator()(const StepSize& step) const {
        const Drawing& drawing = editor.drawing();
        editor.resize({drawing.rows + step.rows, drawing.columns + step.columns, step.top_left});
    }
    void operator()(const AnswerSize& answer) const { editor.answer_size(answer.cut); }
    void operator()(const ChooseTool& choose) const { editor.choose(choose.tool); }
    void operator()(const ShowLayer& show) const { editor.show_layer(show.layer); }
    void operator()(const ChooseGoalPiece&) const {
        editor.choose_goal_piece();
        model.outbox().announce(say("Choose the piece that has to arrive somewhere."));
        model.outbox().focus_wishes.push_back("build.board");
    }
    void operator()(const AdmitPieces& admit) const {
        editor.admit_pieces(admit.on);
        if (admit.on) model.outbox().announce(say("Press the pieces that may pass the gates."));
        model.outbox().focus_wishes.push_back("build.board");
    }
    void operator()(const SelectDrawn& select) const { editor.select(select.pieces); }
    void operator()(const ToggleDrawn& toggle) const { editor.toggle(toggle.piece); }
    void operator()(const PickSeveral& pick) const { editor.pick_several(pick.piece); }
    void operator()(const VisitPiece& visit) const { editor.visit(visit.piece); }
    void operator()(const TypeLetter&) const {
        if (editor.selected().size() == 1) model.outbox().focus_wishes.push_back("build.letter");
    }
    void operator()(const TypeTitle&) const {
        view.types_title = true;
        model.outbox().focus_wishes.push_back("build.name");
    }
    void operator()(const BeginTyping&) const { editor.end_typing(false); }
    void operator()(const EndTyping& end) const {
        editor.end_typing(end.restore);
        view.types_title = false;
        model.outbox().focus_wishes.push_back("build.board");
    }
    void operator()(const CopyDrawing&) const {
        model.outbox().copies.push_back(to_text(editor.drawing()));
        model.outbox().announce(say("The puzzle is copied as text."));
    }
    void operator()(const ChooseShape& choose) const { editor.choose_shape(choose.shape); }
    void operator()(const TurnShape&) const { editor.turn_shape(); }
    void operator()(const ReflectShape&) const { editor.reflect_shape(); }
    void operator()(const PlaceShape& place) const { editor.place_shape(place.shape, place.at); }
    void operator()(const GrowSelected& grow) const { editor.grow_selected(grow.grow); }
    void operator()(const RenameSelected& rename) const { editor.rename_selected(rename.name); }
    void operator()(const SetCellCursor& set) const {
        editor.set_cursor(set.at);
        editor.show_cursor(true);
    }
    void operator()(const BeginStroke& begin) const {
        editor.begin_stroke(begin.at, begin.grow);
        editor.show_cursor(false);
    }
    void operator()(const ExtendStroke& extend) const { editor.extend_stroke(extend.to); }
    void operator()(const EndStroke&) const { editor.end_stroke(); }
    void operator()(const DropStroke&) const { editor.drop_stroke(); }
    void operator()(const PressCell& press) const {
        const bool lifts = editor.wants_goal_piece();
        editor.press(press.at);
        editor.show_cursor(!press.pointer);
        if (editor.admits_pieces()) model.outbox().announce(gate_words(editor.drawing()));
        if (!lifts || !editor.goal()) return;
        const std::string& name = editor.drawing().pieces[editor.selected().front()].name;
        model.outbox().announce(say("Now choose where piece {piece} has to end.", {{"piece", name}}));
    }
    void operator()(const ShiftDrawn& shift) const { editor.shift(shift.pieces, shift.by); }
    void operator()(const NudgeSelected& nudge) const { editor.nudge(nudge.direction); }
    void operator()(const RemoveSelected&) const { editor.remove_selected(); }
};

}  // namespace editor_commands

void run(command::Build list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, editor_commands::Runner{model, view});
}

}  // namespace shunt::ui
