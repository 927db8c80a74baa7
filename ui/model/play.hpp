// What the board shows, and what is played on it.
//
//     session (the user's own play) ──┐
//     player  (a solution)       ─────┼── stage ──> board(): what is shown
//     a position of a depth      ─────┘
//
// The player is loaded by SolutionViewer, a position of a depth is put on the board by Explorer; whoever shows something else ends the wait
// for one.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "ui/jobs/outbox.hpp"
#include "ui/model/depth_walk.hpp"
#include "ui/model/open_puzzle.hpp"
#include "ui/model/play_session.hpp"
#include "ui/model/player.hpp"
#include "ui/model/stage.hpp"
#include "ui/model/typed_moves.hpp"
#include "ui/model/way_here.hpp"

namespace shunt::ui {

/// A move just made on the board, with a number that grows, so that the view starts each animation once.
struct NumberedMove {
    int number = 0;
    moves::Move move;
};

class Play {
public:
    Play(const OpenPuzzle& open, Player& player, DepthWalk& depths, Outbox& outbox)
        : open_(open), player_(player), depths_(depths), outbox_(outbox) {}

    /// Another puzzle is open: it is at its start.
    void begin();
    /// Plays again what was kept as text (saved_play.hpp); what does not fit the puzzle is left out.
    void resume(const std::string& play);

    // ── what is shown ──
    [[nodiscard]] const PlaySession& session() const { return *session_; }
    [[nodiscard]] Showing showing() const { return static_cast<Showing>(stage_.index()); }
    /// The position of a depth that the board shows; null while it shows none.
    [[nodiscard]] const Sample* sample() const;
    /// Null when none is shown.
    [[nodiscard]] const Hint* shown_hint() const;
    [[nodiscard]] const puzzle::Position& board() const;
    [[nodiscard]] bool solved() const;
    /// Whether the user has left the start of a puzzle that has a goal, and has not reached it: then "from here" is another question.
    [[nodiscard]] bool is_under_way() const;
    /// The move that led to what the board shows; null when none did.
    [[nodiscard]] const moves::Move* led_here() const;
    [[nodiscard]] const NumberedMove& last_move() const { return last_move_; }
    /// The step that was refused last.
    [[nodiscard]] const NumberedMove& last_nudge() const { return last_nudge_; }
    /// Units of the metric from what the board shows to the goal, when a solution through it is known.
    [[nodiscard]] std::optional<int> to_go() const;
    /// The same before the last move, when it was known then, in the metric that was chosen then.
    [[nodiscard]] const std::optional<std::pair<puzzle::Metric, int>>& was_to_go() const { return was_to_go_; }

    // ── the user's own play ──
    /// A move made on the board; nothing happens when replay() refuses it there. When the board shows a solution or a sample, play
    /// goes on from there.
    void play(const moves::Move& move, bool animate);
    /// One step of a piece, with those it pushes if groups move; announces when it is blocked.
    void slide(puzzle::PieceId piece, puzzle::Direction direction);
    /// Shows that the piece cannot go there: announces it, and has it stir. False, and nothing happens, when it can.
    bool nudge(puzzle::PieceId piece, puzzle::Direction direction);
    void undo();
    void redo();
    void reset();
    /// Shows where so many of the user's own moves lead; undo leads back.
    void go_to_move(int step);
    /// The moves of the user's own play as text.
    [[nodiscard]] const TypedMoves& typed_moves() const { return typed_moves_; }
    /// Plays the moves of a text as far as they can be made, from where the user's own line begins; undo leads back.
    void type_moves(const std::string& text);
    /// Makes that position the user's own; undo leads back.
    void adopt(puzzle::Position position);
    /// Makes these moves from the puzzle's start the user's own, one after the other, so that they are seen; one undo leads back.
    void lead(std::vector<moves::Move> moves);
    [[nodiscard]] bool leads() const { return way_here_.playing(); }
    /// Lets `seconds` pass for that; whether a move was made.
    bool advance(double seconds);
    /// Makes at once what is left of it.
    void lead_to_the_end();
    /// Makes what the board shows the user's own position.
    void take_over_board();
    /// The same of a position of a depth only.
    void play_from_sample();
    /// Leaves the solution or the sample; the user's own play is back.
    void return_to_play() { show(OwnPlay{}); }
    /// Puts the user's own moves up to here on the clipboard, under a line that says what they are.
    void copy_moves() const;
    /// Puts what the board shows on the clipboard.
    void copy_position() const;

    // ── for the parts that have something to show ──
    /// The only way to another stage, but for one. What was waited for to be shown is waited for no more.
    void show(Stage stage);
    /// A solution that is shown is left, for what is waited for.
    void clear_stage();
    /// The board shows another position; `move` leads there, when it is to be animated.
    void move_on(std::optional<moves::Move> move);
    /// Grows with everything that is done to the board.
    [[nodiscard]] int changes() const { return changes_; }

private:
    void put_on_stage(Stage stage);
    /// Remembers what is left here, for what is shown until the number of the next position is there.
    void note_to_go();
    /// Says so when the user's own play has come to the goal.
    void announce_solved() const;

    const OpenPuzzle& open_;
    Player& player_;
    DepthWalk& depths_;
    Outbox& outbox_;
    std::optional<PlaySession> session_;
    TypedMoves typed_moves_;
    WayHere way_here_;
    Stage stage_;
    int changes_ = 0;
    NumberedMove last_move_;
    NumberedMove last_nudge_;
    std::optional<std::pair<puzzle::Metric, int>> was_to_go_;
};

}  // namespace shunt::ui
