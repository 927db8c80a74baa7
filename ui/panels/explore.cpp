#include "ui/panels/explore.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/panels/analysis.hpp"
#include "ui/panels/answers.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/job.hpp"
#include "ui/panels/play.hpp"
#include "ui/words/census_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kChartPart = 0.56f;  // of the height that heading and controls leave
constexpr float kLeastExploreBoard = 150;
constexpr float kMostBoardCell = 160;
constexpr float kExploreGap = 14;
constexpr float kSentenceRow = 26;

/// The columns that Play gives to library and board.
Rect chart_columns(const Layout& layout) {
    const Rect left = layout.library.empty() ? layout.play : layout.library;
    return {left.x, layout.body.y, layout.answers.x - space::kMargin - left.x, layout.body.h};
}

void sentence_row(Frame& frame, const AppModel& model, Rect row) {
    const std::string words = census_sentence(model.census(), model.metric());
    frame.label("explore.sentence", "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet,
                     frame.paint.fitted(type::kBody, words, row.w));
}

void chart_and_board(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    area.cut_top(play_heading(frame, model, view, area, false), 4);
    sentence_row(frame, model, area.cut_top(kSentenceRow, 8));
    Rect controls = area.cut_bottom(space::kControl, kExploreGap);
    const float most = std::max(area.h - kLeastExploreBoard - kExploreGap, area.h * 0.4f);
    const float wanted = std::max(std::round(area.h * kChartPart), analysis_panel_height(model));
    analysis_panel(frame, model, area.cut_top(std::min(wanted, most), kExploreGap));
    board_panel(frame, model, view, area, kMostBoardCell);
    // From the middle on: messages of the page stand at the foot of the left column.
    constexpr float kControlsWidth = 470;
    const float aside = std::floor(std::max(0.0f, std::min(controls.w / 2, controls.w - kControlsWidth)));
    controls.cut_left(aside);
    action_row(frame, model, controls, false);
}

void cards_column(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    constexpr float kBar = 12;  // the scroll bar stands in the margin
    if (const float height = job_panels_height(model); height > 0)
        job_panels(frame, model, area.cut_bottom(std::min(height, std::round(area.h * 0.6f)), kExploreGap));
    frame.label("answers", "group", area, say("Answers"));
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kBar, area.h});
    column.w = area.w;
    frame.memory.answers_scroll.end(frame, answer_cards(frame, model, view, column, area.h, ChartPlace::elsewhere));
}

}  // namespace

void desktop_explore(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    chart_and_board(frame, model, view, chart_columns(layout));
    cards_column(frame, model, view, layout.answers);
}

}  // namespace shunt::ui
