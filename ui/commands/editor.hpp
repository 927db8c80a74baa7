// Commands of the task Build.
#pragma once

#include <cstddef>
#include <string>

#include "ui/commands/command_list.hpp"
#include "ui/editor/editor.hpp"

namespace shunt::ui::command {

/// Opens a copy of the puzzle that is open, and shows the task.
struct EditCopy {};
/// Opens a puzzle, and a copy of it in the editor.
struct EditCopyOf {
    EntryPtr entry;
};
/// An empty board; shows the task.
struct NewDrawing {};
/// Opens what is drawn in Play.
struct PlayDrawing {};
/// Any change of the drawing.
struct Change {
    Edit edit;
};
struct UndoEdit {};
struct RedoEdit {};
/// More or fewer of both at the bottom and the right, or at the top and the left; at once, or after asking when a piece would be cut.
struct StepSize {
    int rows = 0;
    int columns = 0;
    bool top_left = false;
};
/// The answer to that question.
struct AnswerSize {
    bool cut = false;
};

struct ChooseTool {
    Tool tool = Tool::move;
};
/// 0 the start, n goal n; the one after the last is a new goal.
struct ShowLayer {
    std::size_t layer = 0;
};
/// The next piece that is pressed on the board becomes that of the first goal: its layer is shown, with the piece lifted.
struct ChooseGoalPiece {};
/// Presses on pieces let them through the gates, or no more; until that is ended.
struct AdmitPieces {
    bool on = true;
};
/// The shape that a press on the board puts down; absent: none.
struct ChooseShape {
    std::optional<std::size_t> shape;
};
struct TurnShape {};
struct ReflectShape {};
struct PlaceShape {
    std::size_t shape = 0;
    Coordinate at;
};
/// Painting adds to the piece that is selected, or makes new ones.
struct GrowSelected {
    bool grow = false;
};
struct RenameSelected {
    std::string name;
};
struct SelectDrawn {
    Pieces pieces;
};
/// Takes a piece into what is selected, or out of it.
struct ToggleDrawn {
    std::size_t piece = 0;
};
/// From now on every press does that, beginning with this piece.
struct PickSeveral {
    std::size_t piece = 0;
};
/// Selects a piece, with the cursor of the keys on it.
struct VisitPiece {
    std::size_t piece = 0;
};
/// The field for the letter of the piece that is selected gets the focus.
struct TypeLetter {};
/// Name and note become fields, in their place in the heading.
struct TypeTitle {};
/// The focus has come to a field for a text of the drawing.
struct BeginTyping {};
/// It goes back to the board; what was typed is kept, or as it was before.
struct EndTyping {
    bool restore = false;
};
/// Puts the puzzle file of what is drawn on the clipboard.
struct CopyDrawing {};
struct SetCellCursor {
    Coordinate at;
};
struct BeginStroke {
    Coordinate at;
    bool grow = false;  ///< with the one piece selected
};
struct ExtendStroke {
    Coordinate to;
};
struct EndStroke {};
/// As if it had never begun.
struct DropStroke {};
/// The tool on one cell.
struct PressCell {
    Coordinate at;
    bool pointer = false;  ///< by mouse or finger, which need no cursor
};
/// Moves pieces on the layer shown.
struct ShiftDrawn {
    Pieces pieces;
    Coordinate by;
};
struct NudgeSelected {
    puzzle::Direction direction = puzzle::Direction::up;
};
struct RemoveSelected {};

using Build =
    CommandList<EditCopy, EditCopyOf, NewDrawing, PlayDrawing, Change, UndoEdit, RedoEdit, StepSize, AnswerSize,
                ChooseTool, ShowLayer, ChooseGoalPiece, AdmitPieces, ChooseShape, TurnShape, ReflectShape, PlaceShape,
                GrowSelected, RenameSelected, SelectDrawn, ToggleDrawn, PickSeveral, VisitPiece, TypeLetter, TypeTitle,
                BeginTyping, EndTyping, CopyDrawing, SetCellCursor, BeginStroke, ExtendStroke, EndStroke, DropStroke,
                PressCell, ShiftDrawn, NudgeSelected, RemoveSelected>;

}  // namespace shunt::ui::command
