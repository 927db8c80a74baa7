#include "ui/panels/shell/layouts.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/cards/answers.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/explore/explore.hpp"
#include "ui/panels/play/controls.hpp"
#include "ui/panels/play/play.hpp"
#include "ui/panels/play/welcome.hpp"

namespace shunt::ui {

namespace {

constexpr float kLowSide = 16;
constexpr float kLowTop = 8;
constexpr float kLowGap = 12;
constexpr float kLowMostCell = 150;

enum class LowTask : unsigned char { play, explore };

/// What the board needs of the width, at most half of it.
float board_width(const Model& model, Rect room) {
    const Rect half{room.x, room.y, std::round((room.w - kLowSide) / 2), room.h};
    return std::min(half.w, place_board(model.open.puzzle().board(), half, true, kLowMostCell).outer.w);
}

/// Title, actions and answers, one below the other. Returns their height.
float side_column(Frame& frame, const Model& model, const ViewState& view, Rect column, LowTask shown) {
    const float top = column.y;
    column.cut_top(play_heading(frame, model, view, column, true), 10);
    action_row(frame, model, column.cut_top(space::kControl, kLowGap), false);
    if (model.player.solution() != nullptr) player_row(frame, model, column.cut_top(space::kControl, kLowGap));
    const bool explores = shown == LowTask::explore;
    column.cut_top(explores ? explore_cards(frame, model, view, column) : answer_cards(frame, model, view, column, 0));
    if (!explores) welcome_ways_card(model, view).place(frame, column, kLowGap);
    return column.y - top;
}

void board_and_side(Frame& frame, const Model& model, const ViewState& view, const Layout& layout, LowTask shown) {
    Rect room = layout.page.inset(kLowSide, kLowTop);
    const Rect left = room.cut_left(board_width(model, room), kLowSide);
    Rect right{room.x, layout.page.y, layout.page.right() - room.x, layout.page.h};
    jobs_at_bottom(frame, jobs_card(model, JobsBeside::open_puzzle), right, {0.5f, 0, kLowSide / 2, kLowGap / 2});
    board_panel(frame, model, view, left, kLowMostCell);
    frame.label("answers", "group", right, say("Answers"));
    const Rect content = frame.memory.page_scroll.begin(frame, right);
    const Rect column{content.x, content.y + kLowTop, content.w - kLowSide, 1e5f};
    frame.memory.page_scroll.end(frame, side_column(frame, model, view, column, shown) + kLowTop + kLowGap);
}

}  // namespace

void low_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    board_and_side(frame, model, view, layout, LowTask::play);
}

void low_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    board_and_side(frame, model, view, layout, LowTask::explore);
}

}  // namespace shunt::ui
