#include "ui/panels/explore.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/panels/analysis.hpp"
#include "ui/panels/answers.hpp"
#include "ui/panels/depth_strip.hpp"
#include "ui/panels/job.hpp"
#include "ui/panels/landmarks.hpp"
#include "ui/panels/play.hpp"
#include "ui/panels/position_card.hpp"
#include "ui/words/census_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kExploreGap = 14;
constexpr float kExploreBar = 12;  // the scroll bar stands in the margin
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

/// The chart, as high as what is seen leaves, and the positions of a depth below it. Returns the height used.
float chart_and_strip(Frame& frame, const AppModel& model, const ViewState& view, Rect column, float visible) {
    const float top = column.y;
    column.cut_top(play_heading(frame, model, view, column, false), 4);
    sentence_row(frame, model, column.cut_top(kSentenceRow, 8));
    const bool counted = model.census().last_depth() >= 0;
    const float strip = counted ? kDepthStripHeight + kExploreGap : 0;
    const float rest = visible - (column.y - top) - strip;
    const float least = analysis_panel_height(model, column.w);
    analysis_panel(frame, model, column.cut_top(std::max(rest, least), counted ? kExploreGap : 0), AnalysisIn::explore);
    if (counted) depth_strip(frame, model, column.cut_top(kDepthStripHeight));
    return column.y - top;
}

/// What is known of the position shown, and of all.
float position_and_landmarks(Frame& frame, const AppModel& model, const ViewState& view, Rect column, CardBoard board) {
    const float top = column.y;
    position_card(frame, model, view, column.cut_top(position_card_height(frame, model, column.w, board), kExploreGap),
                  board);
    const std::vector<Landmark> landmarks = landmarks_of(model);
    if (const float height = landmarks_height(landmarks); height > 0)
        landmarks_card(frame, landmarks, column.cut_top(height, kExploreGap));
    return column.y - top;
}

void cards_column(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    if (const float height = job_panels_height(model); height > 0)
        job_panels(frame, model, area.cut_bottom(std::min(height, std::round(area.h * 0.6f)), kExploreGap));
    frame.label("answers", "group", area, say("Answers"));
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kExploreBar, area.h});
    column.w = area.w;
    const float cards = position_and_landmarks(frame, model, view, column, CardBoard::inside);
    column.cut_top(cards);
    frame.memory.answers_scroll.end(frame,
                                    cards + answer_cards(frame, model, view, column, area.h, ChartPlace::elsewhere));
}

}  // namespace

void desktop_explore(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout) {
    const Rect area = chart_columns(layout);
    Rect column = frame.memory.page_scroll.begin(frame, {area.x, area.y, area.w + kExploreBar, area.h});
    column.w = area.w;
    frame.memory.page_scroll.end(frame, chart_and_strip(frame, model, view, column, area.h));
    cards_column(frame, model, view, layout.answers);
}

float explore_cards(Frame& frame, const AppModel& model, const ViewState& view, Rect column) {
    const float top = column.y;
    analysis_panel(frame, model, column.cut_top(analysis_panel_height(model, column.w), kExploreGap),
                   AnalysisIn::explore);
    if (model.census().last_depth() >= 0) depth_strip(frame, model, column.cut_top(kDepthStripHeight, kExploreGap));
    column.cut_top(position_and_landmarks(frame, model, view, column, CardBoard::elsewhere));
    const float above = column.y - top;
    return above + answer_cards(frame, model, view, column, 0, ChartPlace::elsewhere);
}

}  // namespace shunt::ui
