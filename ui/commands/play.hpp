// Commands about the puzzle that is open and what its board shows.
#pragma once

#include <optional>
#include <string>

#include "core/moves/move.hpp"
#include "core/puzzle/puzzle.hpp"
#include "ui/commands/command_list.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui::command {

/// Opens a puzzle at its start and shows its board; does nothing without one.
struct OpenEntry {
    EntryPtr entry;
};
/// A move made on the board; refused when it is not legal there.
struct PlayMove {
    moves::Move move;
    bool animate = false;  ///< the pieces are not there yet
};
/// One step of a piece, with those it pushes if groups move.
struct SlidePiece {
    puzzle::PieceId piece = 0;
    puzzle::Direction direction = puzzle::Direction::up;
};
/// Shows that a piece cannot go there: it stirs, and a word says so. Nothing happens when it can.
struct NudgePiece {
    puzzle::PieceId piece = 0;
    puzzle::Direction direction = puzzle::Direction::up;
};
/// The piece that arrow keys move; none when absent.
struct SelectPiece {
    std::optional<puzzle::PieceId> piece;
};
/// The focus comes to a piece: arrow keys go on from there. Another one that is selected is let go.
struct PointAtPiece {
    puzzle::PieceId piece = 0;
};
struct Undo {};
struct Redo {};
/// Back to the puzzle's start.
struct Reset {};
/// To where so many of the user's own moves lead.
struct GoToMove {
    int step = 0;
};
struct CopyMoves {};
/// What the field of the moves holds after a pause in typing.
struct TypeMoves {
    std::string text;
};
/// Leaves the solution or the sample.
struct ReturnToPlay {};
/// Makes the sample shown the user's own position.
struct PlayFromSample {};
/// Shows a hint; the second time carries it out.
struct TakeHint {};

struct TogglePlayer {};
struct PlayerForward {};
struct PlayerBack {};
struct PlayerSpeed {};
struct ScrubPlayer {
    int step = 0;
};

using Play = CommandList<OpenEntry, PlayMove, SlidePiece, NudgePiece, SelectPiece, PointAtPiece, Undo, Redo, Reset,
                         GoToMove, CopyMoves, TypeMoves, ReturnToPlay, PlayFromSample, TakeHint, TogglePlayer,
                         PlayerForward, PlayerBack, PlayerSpeed, ScrubPlayer>;

}  // namespace shunt::ui::command
