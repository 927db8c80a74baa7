#include "ui/panels/shell/layouts.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/cards/answers.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/play/controls.hpp"
#include "ui/panels/play/family.hpp"
#include "ui/panels/play/play.hpp"
#include "ui/panels/play/welcome.hpp"

namespace shunt::ui {

namespace {

constexpr float kDesktopMostCell = 240;
constexpr float kLeastControls = 560;

/// What greets a first visit, cut off the column. Returns its height.
float welcome_cards(Frame& frame, const Model& model, const ViewState& view, Rect& column) {
    constexpr float kGap = 14;
    const float top = column.y;
    welcome_task_card(model, view).place(frame, column, kGap);
    welcome_ways_card(model, view).place(frame, column, kGap);
    return column.y - top;
}

void answers_column(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    jobs_at_bottom(frame, jobs_card(model, JobsBeside::open_puzzle), area);
    constexpr float kBar = 12;  // the scroll bar stands in the margin
    frame.label("answers", "group", area, say("Answers"));
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kBar, area.h});
    column.w = area.w;
    const float greeting = welcome_cards(frame, model, view, column);
    frame.memory.answers_scroll.end(frame, greeting + answer_cards(frame, model, view, column, area.h - greeting));
}

}  // namespace

void desktop_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    if (!layout.library.empty()) family_panel(frame, model, layout.library);
    Rect play = layout.play;
    play.cut_top(play_heading(frame, model, view, play, false), 10);
    Rect controls = play.cut_bottom(space::kControl, 16);
    board_panel(frame, model, view, play, kDesktopMostCell);
    // As wide as the board above, where that leaves room for all of them.
    const float board = place_board(model.open.puzzle().board(), play, true, kDesktopMostCell).outer.w;
    const float aside = std::max(0.0f, controls.w - std::max(board, kLeastControls)) / 2;
    controls_panel(frame, model, controls.inset(std::floor(aside), 0));
    answers_column(frame, model, view, layout.answers);
}

}  // namespace shunt::ui
