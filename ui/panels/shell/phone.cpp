#include "ui/panels/shell/layouts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/panels/cards/chart.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/cards/moves.hpp"
#include "ui/panels/cards/moves_text.hpp"
#include "ui/panels/cards/npuzzle_link.hpp"
#include "ui/panels/cards/solve.hpp"
#include "ui/panels/cards/solved.hpp"
#include "ui/panels/explore/explore.hpp"
#include "ui/panels/play/controls.hpp"
#include "ui/panels/play/play.hpp"
#include "ui/panels/play/welcome.hpp"
#include "ui/widgets/button.hpp"

namespace shunt::ui {

namespace {

constexpr float kPageSide = 16;
constexpr float kPhoneTop = 14;
constexpr float kPhoneGap = 12;
constexpr float kChart = 124;
constexpr float kAnswer = 20;  // in one line above the chart

/// Height the board takes at the full width, bounded so that the actions stay in sight.
float board_height(const Model& model, float width, float most) {
    const puzzle::Board& board = model.open.puzzle().board();
    const BoardPlace place = place_board(board, {0, 0, width, 4 * most}, true, 110);
    return std::min(place.outer.h, most);
}

float play_task(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible) {
    const float top = column.y;
    const float heading = play_heading(frame, model, view, column, true);
    column.cut_top(heading, 6);
    // The same whatever is asked, told and played: the board stays as it is under the finger. The chart has its place before there is one;
    // what comes and goes, as the player's row and the jobs, moves what is below it.
    const float below = space::kControl + kPhoneGap + kAnswer + kChart + 2 * kPhoneGap;
    // What is below should be in sight, but the board keeps most of the page.
    const float height =
        board_height(model, column.w, std::max(visible - 14 - heading - 6 - kPhoneGap - below, visible * 0.55f));
    board_panel(frame, model, view, column.cut_top(height, kPhoneGap), 110);
    solved_card(model).place(frame, column, kPhoneGap);
    action_row(frame, model, column.cut_top(space::kControl, kPhoneGap));
    if (model.player.solution() != nullptr) player_row(frame, model, column.cut_top(space::kControl, kPhoneGap));
    jobs_card(model, JobsBeside::open_puzzle).place(frame, column, kPhoneGap);
    if (model.explorer.census().report != nullptr) {
        answer_line(frame, model, column.cut_top(kAnswer, kPhoneGap));
        depth_chart(frame, model, column.cut_top(kChart, kPhoneGap));
    } else if (!model.requests.asked(Purpose::solve)) {
        solve_card(model, column.w, false).place(frame, column, kPhoneGap);
    }
    if (const auto tiles = npuzzle_link(model); tiles && model.explorer.census().report != nullptr)
        link_rows(frame, std::array{*tiles}, column.cut_top(kLinkRow, kPhoneGap));
    moves_card(frame, model, column.w).place(frame, column, kPhoneGap);
    moves_text_card(frame, model, view).place(frame, column, kPhoneGap);
    welcome_ways_card(model, view).place(frame, column, kPhoneGap);
    return column.y - top;
}

/// What is explored, which stays in sight while the page below it scrolls: the board, and what to do with a position of a depth.
void explored(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    constexpr float kMostCell = 90;
    constexpr float kWithHeading = 260;  // on lower screens the board needs its room
    const bool roomy = area.h >= kWithHeading;
    area = area.inset(kPageSide, kPhoneGap / 2);
    if (roomy) area.cut_top(play_heading(frame, model, view, area, true), kPhoneGap / 2);
    const Rect actions = area.cut_bottom(space::kControl, kPhoneGap);
    board_panel(frame, model, view, area, kMostCell);
    action_row(frame, model, actions, false);
}

/// Where the content of a task begins; it may be as high as it likes.
Rect begin_column(Frame& frame, Rect page) {
    const Rect content = frame.memory.page_scroll.begin(frame, page);
    return {content.x + kPageSide, content.y + kPhoneTop, content.w - 2 * kPageSide, 1e5f};
}

}  // namespace

void phone_play(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Rect column = begin_column(frame, layout.page);
    frame.memory.page_scroll.end(frame, play_task(frame, model, view, column, layout.page.h) + kPhoneTop);
}

void phone_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    constexpr float kSmallPage = 500;
    Rect page = layout.page;
    // On a small page a bit less, so that the chart is in sight as well.
    const float board = page.h < kSmallPage ? 0.42f : 0.46f;
    explored(frame, model, view, page.cut_top(std::round(page.h * board)));
    // Jobs stand at the bottom, so that nothing jumps when one begins or ends.
    jobs_at_bottom(frame, jobs_card(model, JobsBeside::open_puzzle), page, {0.5f, 0, kPageSide, kPhoneGap / 2});
    frame.label("answers", "group", page, say("Answers"));
    const Rect column = begin_column(frame, page);
    frame.memory.page_scroll.end(frame, explore_cards(frame, model, view, column) + kPhoneTop);
}

}  // namespace shunt::ui
