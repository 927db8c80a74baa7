// Moving pieces by pointer: drag by mouse or finger (where groups move, against others, which are pushed along), tap a piece and then a
// cell. Also the motion that follows, and the pieces as widgets of the mirror. Arrow keys: board_keys.hpp.
#pragma once

#include <optional>
#include <string>

#include "core/base/grammar.hpp"
#include "core/picture/picture.hpp"
#include "ui/board/board_place.hpp"
#include "ui/board/glide.hpp"
#include "ui/frame/frame.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

/// What the board shows in one frame.
struct BoardScene {
    picture::Picture picture;
    std::vector<puzzle::Coordinate> ways;   ///< cells where a tap sends the selected piece
    std::vector<puzzle::Coordinate> trace;  ///< trace_of() what is shown; none while a piece is held
    bool rests = true;                      ///< no piece is held, or on its way
};

class BoardInput {
public:
    /// Takes the input of this frame over the board at `place`.
    [[nodiscard]] BoardScene update(Frame& frame, const Model& model, const ViewState& view, const BoardPlace& place);

    /// The finger was taken away by the browser: the piece goes back, and letting go means nothing.
    void cancel_drag();

private:
    /// What is at hand in one frame.
    struct Scope {
        Frame& frame;
        const Model& model;
        const BoardPlace& place;
        std::optional<puzzle::PieceId> selected;
    };

    /// Forgets what was about another puzzle, or about another position than the board shows now.
    void agree_with(const Model& model);
    void press(const Scope& scope, Rect area);
    void begin(const Scope& scope);
    void follow(const Scope& scope);
    /// The piece is stopped by others: takes hold of those that can give way, if groups move.
    bool push(const Scope& scope, BoardPoint target);
    /// Goes at once as far as the pointer wants.
    void settle(const Scope& scope, BoardPoint target);
    void release(const Scope& scope);
    /// The piece was pulled and did not stir: it is told where it cannot go.
    void refuse(const Scope& scope) const;
    /// The free cells that a tap may send the selected piece to.
    [[nodiscard]] std::vector<puzzle::Coordinate> ways(const Scope& scope) const;
    void tap(const Scope& scope);
    /// Asks for a move and goes ahead: the board is drawn as if it were made.
    void play(const Scope& scope, const moves::Move& move, bool animate);
    void animate(Frame& frame, const Model& model);
    /// `keys`: the piece on which they are.
    void mirror(const Scope& scope, puzzle::PieceId keys);
    [[nodiscard]] BoardScene scene(const Scope& scope) const;
    [[nodiscard]] std::optional<puzzle::PieceId> piece_at(const Scope& scope, Vec point, float slack) const;

    EntryPtr about_;         // what all of this is about
    puzzle::Position here_;  // the position drawn: the board's, or what the moves just asked for will make of it
    std::optional<puzzle::PieceId> hovered_;
    std::optional<Drag> drag_;  // from here_
    BoardPoint grip_;           // from the piece's anchor to the pointer
    Vec pressed_at_;
    bool was_selected_ = false;
    bool moved_ = false;  // the pointer left the slack of a tap
    bool held_ = false;
    bool void_ = false;         // what is held has lost its meaning: letting go does nothing
    bool goal_wanted_ = false;  // the pointer is over a piece that the goal names
    std::optional<Glide> glide_;
    int move_seen_ = 0;
    int nudge_seen_ = 0;

    // Names of the pieces in the mirror and their order, made anew when the position changes, or the language.
    EntryPtr named_;
    const Grammar* named_in_ = nullptr;
    std::string board_name_;
    puzzle::Position named_position_;
    std::vector<std::string> names_;
    std::vector<puzzle::PieceId> order_;
};

}  // namespace shunt::ui
