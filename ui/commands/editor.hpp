// Commands of the task Build.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/desk.hpp"
#include "ui/editor/editor.hpp"
#include "ui/model/drawn_puzzle.hpp"
#include "ui/model/opening.hpp"

namespace shunt::ui::command {

/// Opens a copy of the puzzle that is open, and shows the task.
struct EditCopy {
    void run(Desk desk) const {
        desk.model.workshop.bring();
        desk.view.task = kBuildTask;
    }
};
/// Opens a puzzle, and a copy of it in the editor.
struct EditCopyOf {
    EntryPtr entry;

    void run(Desk desk) const {
        if (!entry) return;
        open_puzzle(desk.model, entry);
        EditCopy{}.run(desk);
    }
};
/// An empty board; shows the task.
struct NewDrawing {
    void run(Desk desk) const {
        desk.model.typed.forget();
        desk.model.editor.start_new(5, 4);
        desk.view.task = kBuildTask;
        desk.outbox().focus_wishes.push_back("build.board");
    }
};
/// Opens what is drawn in Play.
struct PlayDrawing {
    void run(Desk desk) const {
        if (play_drawing(desk.model)) desk.view.show_puzzle();
    }
};
/// Any change of the drawing.
struct Change {
    Edit edit;

    void run(Desk desk) const {
        if (!has_room(desk.model.editor.drawing(), edit))
            desk.outbox().info(say("There is no room for it on the board."));
        desk.model.editor.apply(edit);
    }
};
struct UndoEdit {
    void run(Desk desk) const { desk.model.editor.undo(); }
};
struct RedoEdit {
    void run(Desk desk) const { desk.model.editor.redo(); }
};
/// More or fewer of both at the bottom and the right, or at the top and the left; at once, or after asking when a piece would be cut.
struct StepSize {
    int rows = 0;
    int columns = 0;
    bool top_left = false;

    void run(Desk desk) const {
        const Drawing& drawing = desk.model.editor.drawing();
        desk.model.editor.resize({drawing.rows + rows, drawing.columns + columns, top_left});
    }
};
/// The answer to that question.
struct AnswerSize {
    bool cut = false;

    void run(Desk desk) const { desk.model.editor.answer_size(cut); }
};

struct ChooseTool {
    Tool tool = Tool::move;

    void run(Desk desk) const { desk.model.editor.choose(tool); }
};
/// 0 the start, n goal n; the one after the last is a new goal.
struct ShowLayer {
    std::size_t layer = 0;

    void run(Desk desk) const { desk.model.editor.show_layer(layer); }
};
/// The next piece that is pressed on the board becomes that of the first goal: its layer is shown, with the piece lifted.
struct ChooseGoalPiece {
    void run(Desk desk) const {
        desk.model.editor.choose_goal_piece();
        desk.outbox().announce(say("Choose the piece that has to arrive somewhere."));
        desk.outbox().focus_wishes.push_back("build.board");
    }
};
/// Presses on pieces let them through the gates, or no more; until that is ended.
struct AdmitPieces {
    bool on = true;

    void run(Desk desk) const;
};
/// The shape that a press on the board puts down; absent: none.
struct ChooseShape {
    std::optional<std::size_t> shape;

    void run(Desk desk) const { desk.model.editor.choose_shape(shape); }
};
struct TurnShape {
    void run(Desk desk) const { desk.model.editor.turn_shape(); }
};
struct ReflectShape {
    void run(Desk desk) const { desk.model.editor.reflect_shape(); }
};
struct PlaceShape {
    std::size_t shape = 0;
    Coordinate at;

    void run(Desk desk) const { desk.model.editor.place_shape(shape, at); }
};
/// Painting adds to the piece that is selected, or makes new ones.
struct GrowSelected {
    bool grow = false;

    void run(Desk desk) const { desk.model.editor.grow_selected(grow); }
};
struct RenameSelected {
    std::string name;

    void run(Desk desk) const { desk.model.editor.rename_selected(name); }
};
struct SelectDrawn {
    Pieces pieces;

    void run(Desk desk) const { desk.model.editor.select(pieces); }
};
/// Takes a piece into what is selected, or out of it.
struct ToggleDrawn {
    std::size_t piece = 0;

    void run(Desk desk) const { desk.model.editor.toggle(piece); }
};
/// From now on every press does that, beginning with this piece.
struct PickSeveral {
    std::size_t piece = 0;

    void run(Desk desk) const { desk.model.editor.pick_several(piece); }
};
/// Selects a piece, with the cursor of the keys on it.
struct VisitPiece {
    std::size_t piece = 0;

    void run(Desk desk) const { desk.model.editor.visit(piece); }
};
/// The field for the letter of the piece that is selected gets the focus.
struct TypeLetter {
    void run(Desk desk) const {
        if (desk.model.editor.selected().size() == 1) desk.outbox().focus_wishes.push_back("build.letter");
    }
};
/// Name and note become fields, in their place in the heading.
struct TypeTitle {
    void run(Desk desk) const {
        desk.view.types_title = true;
        desk.outbox().focus_wishes.push_back("build.name");
    }
};
/// The focus has come to a field for a text of the drawing.
struct BeginTyping {
    void run(Desk desk) const { desk.model.editor.end_typing(false); }
};
/// It goes back to the board; what was typed is kept, or as it was before.
struct EndTyping {
    bool restore = false;

    void run(Desk desk) const {
        desk.model.editor.end_typing(restore);
        desk.view.types_title = false;
        desk.outbox().focus_wishes.push_back("build.board");
    }
};
/// Puts the puzzle file of what is drawn on the clipboard.
struct CopyDrawing {
    void run(Desk desk) const;
};
struct SetCellCursor {
    Coordinate at;

    void run(Desk desk) const {
        desk.model.editor.set_cursor(at);
        desk.model.editor.show_cursor(true);
    }
};
struct BeginStroke {
    Coordinate at;
    bool grow = false;  ///< with the one piece selected

    void run(Desk desk) const {
        desk.model.editor.begin_stroke(at, grow);
        desk.model.editor.show_cursor(false);
    }
};
struct ExtendStroke {
    Coordinate to;

    void run(Desk desk) const { desk.model.editor.extend_stroke(to); }
};
struct EndStroke {
    void run(Desk desk) const { desk.model.editor.end_stroke(); }
};
/// As if it had never begun.
struct DropStroke {
    void run(Desk desk) const { desk.model.editor.drop_stroke(); }
};
/// The tool on one cell.
struct PressCell {
    Coordinate at;
    bool pointer = false;  ///< by mouse or finger, which need no cursor

    void run(Desk desk) const;
};
/// Moves pieces on the layer shown.
struct ShiftDrawn {
    Pieces pieces;
    Coordinate by;

    void run(Desk desk) const { desk.model.editor.shift(pieces, by); }
};
struct NudgeSelected {
    puzzle::Direction direction = puzzle::Direction::up;

    void run(Desk desk) const { desk.model.editor.nudge(direction); }
};
struct RemoveSelected {
    void run(Desk desk) const { desk.model.editor.remove_selected(); }
};

}  // namespace shunt::ui::command
