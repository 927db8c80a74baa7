// Moving pieces: drag by mouse or finger (where groups move, against others, which are pushed along), tap a piece and then a cell,
// select and slide by arrow keys. Also the motion that follows.
#pragma once

#include <optional>
#include <string>

#include "ui/board/board_view.hpp"
#include "ui/board/glide.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

class BoardInput {
public:
    /// Takes the input of this frame over the board at `place` and adds what it sees to the scene.
    void update(Frame& frame, AppModel& model, const BoardPlace& place, BoardScene& scene);

    /// Arrow keys, Escape. Whether the key was used.
    bool key(AppModel& model, std::string_view key);
    /// The finger was taken away by the browser: the piece goes back.
    void cancel_drag() { drag_.reset(); }
    /// Another puzzle: nothing is selected.
    void forget();

    [[nodiscard]] std::optional<puzzle::PieceId> selected() const { return selected_; }
    /// Whether the pointer is over a piece that the goal names, so that the goal should show.
    [[nodiscard]] bool goal_wanted() const { return goal_wanted_; }
    /// Whether a piece is held, or moves.
    [[nodiscard]] bool active() const { return drag_.has_value() || glide_.has_value(); }

private:
    void press(Frame& frame, AppModel& model, const BoardPlace& place, Rect area);
    void begin(Frame& frame, AppModel& model, const BoardPlace& place);
    void follow(Frame& frame, AppModel& model, const BoardPlace& place);
    /// The piece is stopped by others: takes hold of those that can give way, if groups move.
    bool push(AppModel& model, BoardPoint target);
    /// Goes at once as far as the pointer wants.
    void settle(AppModel& model, BoardPoint target);
    void release(Frame& frame, AppModel& model, const BoardPlace& place);
    void tap(Frame& frame, AppModel& model, const BoardPlace& place);
    void animate(Frame& frame, AppModel& model);
    void mirror(Frame& frame, AppModel& model, const BoardPlace& place);
    void mirror_actions(Frame& frame, AppModel& model);
    [[nodiscard]] std::optional<puzzle::PieceId> piece_at(const AppModel& model, const BoardPlace& place, Vec point,
                                                          float slack) const;

    std::optional<puzzle::PieceId> selected_;
    std::optional<puzzle::PieceId> hovered_;
    std::optional<Drag> drag_;
    BoardPoint grip_;  // from the piece's anchor to the pointer
    Vec pressed_at_;
    bool was_selected_ = false;
    bool moved_ = false;  // the pointer left the slack of a tap
    bool held_ = false;
    bool goal_wanted_ = false;
    std::optional<Glide> glide_;
    int move_seen_ = 0;

    // Names of the pieces in the mirror, made anew when the position changes.
    const puzzle::Puzzle* named_puzzle_ = nullptr;
    puzzle::Position named_position_;
    std::vector<std::string> names_;
};

}  // namespace shunt::ui
