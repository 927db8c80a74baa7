// Commands about the puzzle that is open and what its board shows.
#pragma once

#include <optional>
#include <string>

#include "core/moves/move.hpp"
#include "core/puzzle/puzzle.hpp"
#include "ui/commands/desk.hpp"
#include "ui/entry/entry.hpp"
#include "ui/model/opening.hpp"

namespace shunt::ui::command {

/// Opens a puzzle at its start and shows its board; does nothing without one.
struct OpenEntry {
    EntryPtr entry;

    void run(Desk desk) const {
        if (!entry) return;
        open_puzzle(desk.model, entry);
        desk.view.show_puzzle();
    }
};
/// A move made on the board; refused when it is not legal there.
struct PlayMove {
    moves::Move move;
    bool animate = false;  ///< the pieces are not there yet

    void run(PuzzleDesk desk) const { desk.model.play.play(move, animate); }
};
/// One step of a piece, with those it pushes if groups move.
struct SlidePiece {
    puzzle::PieceId piece = 0;
    puzzle::Direction direction = puzzle::Direction::up;

    void run(PuzzleDesk desk) const { desk.model.play.slide(piece, direction); }
};
/// Shows that a piece cannot go there: it stirs, and a word says so. Nothing happens when it can.
struct NudgePiece {
    puzzle::PieceId piece = 0;
    puzzle::Direction direction = puzzle::Direction::up;

    void run(PuzzleDesk desk) const { desk.model.play.nudge(piece, direction); }
};
/// The piece that arrow keys move; none when absent.
struct SelectPiece {
    std::optional<puzzle::PieceId> piece;

    void run(PuzzleDesk desk) const {
        const bool known = piece && *piece < desk.model.open.puzzle().pieces().size();
        desk.view.selected_piece = known ? piece : std::nullopt;
        if (known) desk.view.pointed_piece = piece;
    }
};
/// The focus comes to a piece: arrow keys go on from there. Another one that is selected is let go.
struct PointAtPiece {
    puzzle::PieceId piece = 0;

    void run(PuzzleDesk desk) const {
        if (piece >= desk.model.open.puzzle().pieces().size()) return;
        desk.view.pointed_piece = piece;
        if (desk.view.selected_piece != piece) desk.view.selected_piece.reset();
    }
};
struct Undo {
    void run(PuzzleDesk desk) const { desk.model.play.undo(); }
};
struct Redo {
    void run(PuzzleDesk desk) const { desk.model.play.redo(); }
};
/// Back to the puzzle's start.
struct Reset {
    void run(PuzzleDesk desk) const { desk.model.play.reset(); }
};
/// To where so many of the user's own moves lead.
struct GoToMove {
    int step = 0;

    void run(PuzzleDesk desk) const { desk.model.play.go_to_move(step); }
};
struct CopyMoves {
    void run(PuzzleDesk desk) const { desk.model.play.copy_moves(); }
};
/// What the field of the moves holds after a pause in typing.
struct TypeMoves {
    std::string text;

    void run(PuzzleDesk desk) const { desk.model.play.type_moves(text); }
};
/// Leaves the solution or the sample.
struct ReturnToPlay {
    void run(PuzzleDesk desk) const { desk.model.play.return_to_play(); }
};
/// Makes the sample shown the user's own position, and leads to where it is played.
struct PlayFromSample {
    void run(PuzzleDesk desk) const {
        desk.model.play.play_from_sample();
        desk.view.show_puzzle();
    }
};
/// Shows a hint; the second time carries it out.
struct TakeHint {
    void run(PuzzleDesk desk) const { desk.model.hints.take(); }
};

struct TogglePlayer {
    void run(PuzzleDesk desk) const { desk.model.viewer.toggle(); }
};
struct PlayerForward {
    void run(PuzzleDesk desk) const { desk.model.viewer.forward(); }
};
struct PlayerBack {
    void run(PuzzleDesk desk) const { desk.model.viewer.back(); }
};
struct PlayerSpeed {
    void run(PuzzleDesk desk) const { desk.model.player.next_speed(); }
};
struct ScrubPlayer {
    int step = 0;

    void run(PuzzleDesk desk) const { desk.model.viewer.scrub(step); }
};

}  // namespace shunt::ui::command
