#include "ui/panels/low.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/answers.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/job.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/welcome.hpp"

namespace shunt::ui {

namespace {

constexpr float kSide = 16;
constexpr float kTop = 8;
constexpr float kGap = 12;
constexpr float kMostCell = 150;

/// What the board needs of the width, at most half of it.
float board_width(const AppModel& model, Rect room) {
    const Rect half{room.x, room.y, std::round((room.w - kSide) / 2), room.h};
    return std::min(half.w, place_board(model.puzzle().board(), half, true, kMostCell).outer.w);
}

/// Title, actions and answers, one below the other. Returns their height.
float side_column(Frame& frame, const AppModel& model, const ViewState& view, Rect column) {
    const float top = column.y;
    column.cut_top(play_heading(frame, model, view, column, true), 10);
    action_row(frame, model, column.cut_top(space::kControl, kGap), false);
    if (model.player().solution() != nullptr) player_row(frame, model, column.cut_top(space::kControl, kGap));
    const float answers = answer_cards(frame, model, view, column, 0);
    column.cut_top(answers);
    if (const float ways = welcome_ways_height(frame, model, view, column.w); ways > 0)
        welcome_ways(frame, model, column.cut_top(ways, kGap));
    return column.y - top;
}

}  // namespace

void low_play(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    Rect room = layout.page.inset(kSide, kTop);
    const Rect left = room.cut_left(board_width(model, room), kSide);
    Rect right{room.x, layout.page.y, layout.page.right() - room.x, layout.page.h};
    if (const float height = job_panels_height(model); height > 0)
        job_panels(frame, model,
                   right.cut_bottom(std::min(height + kGap, std::round(right.h * 0.5f))).inset(kSide / 2, kGap / 2));
    board_panel(frame, model, view, left, kMostCell);
    frame.label("answers", "group", right, say("Answers"));
    const Rect content = frame.memory.page_scroll.begin(frame, right);
    const Rect column{content.x, content.y + kTop, content.w - kSide, 1e5f};
    frame.memory.page_scroll.end(frame, side_column(frame, model, view, column) + kTop + kGap);
}

}  // namespace shunt::ui
