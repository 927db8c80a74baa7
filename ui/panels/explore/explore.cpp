#include "ui/panels/explore/explore.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "core/base/words.hpp"
#include "ui/model/explore_settings.hpp"
#include "ui/panels/cards/answers.hpp"
#include "ui/panels/cards/census.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/explore/comparison.hpp"
#include "ui/panels/explore/depth_strip.hpp"
#include "ui/panels/explore/graph.hpp"
#include "ui/panels/explore/landmarks.hpp"
#include "ui/panels/explore/position_card.hpp"
#include "ui/panels/explore/solutions.hpp"
#include "ui/panels/play/play.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/census_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kExploreGap = 14;
constexpr float kSentenceRow = 26;
constexpr float kExploreBar = 12;  // the scroll bar stands in the margin

/// The columns that Play gives to library and board.
Rect chart_columns(const Layout& layout) {
    const Rect left = layout.library.empty() ? layout.play : layout.library;
    return {left.x, layout.body.y, layout.answers.x - space::kMargin - left.x, layout.body.h};
}

/// Other puzzles beside this one, and the positions of a depth: what stands below the chart. Returns the height used.
float below_chart(Frame& frame, const Model& model, const Card& beside, Rect column) {
    const float top = column.y;
    beside.place(frame, column, kExploreGap);
    depth_strip(frame, model, column.cut_top(depth_strip_height(frame, model, column.w)));
    return column.y - top;
}

float below_chart_height(const Frame& frame, const Model& model, const Card& beside, float width) {
    return beside.height(frame, width) + kExploreGap + depth_strip_height(frame, model, width);
}

/// The chart, as high as what is seen leaves, and what stands below it. Returns the height used.
float wide_depths(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible) {
    const float top = column.y;
    const float least = census_panel_height(model, column.w, CensusIn::explore);
    if (model.explorer.census().last_depth() < 0) {
        census_panel(frame, model, column.cut_top(std::max(visible, least)), CensusIn::explore);
        return column.y - top;
    }
    const Card beside = comparison_card(model, view);
    const float below = below_chart_height(frame, model, beside, column.w) + kExploreGap;
    census_panel(frame, model, column.cut_top(std::max(visible - below, least), kExploreGap), CensusIn::explore);
    return column.y - top + below_chart(frame, model, beside, column);
}

/// The same in a narrow column, each card as high as it needs.
float narrow_depths(Frame& frame, const Model& model, const ViewState& view, Rect column) {
    const float top = column.y;
    census_panel(frame, model, column.cut_top(census_panel_height(model, column.w, CensusIn::explore)),
                 CensusIn::explore);
    if (model.explorer.census().last_depth() < 0) return column.y - top;
    column.cut_top(kExploreGap);
    return column.y - top + below_chart(frame, model, comparison_card(model, view), column);
}

std::string depths_sentence(const Model& model) {
    return census_sentence(model.explorer.census(), model.open.metric());
}

/// What a part of Explore shows: the sentence above it, the cards of a wide window, which has so much height for them, and those of a
/// narrow column. Both tell the height used.
struct ExploreCards {
    ExplorePart part;
    std::string (*sentence)(const Model& model);
    float (*wide)(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible);
    float (*narrow)(Frame& frame, const Model& model, const ViewState& view, Rect column);
};
constexpr std::array kExploreCards{
    ExploreCards{ExplorePart::depths, depths_sentence, wide_depths, narrow_depths},
    ExploreCards{ExplorePart::solutions, solutions_sentence, wide_solutions, narrow_solutions},
    ExploreCards{ExplorePart::graph, graph_sentence, wide_graph, narrow_graph},
};

const ExploreCards& explore_cards_of(ExplorePart part) {
    return *std::find_if(kExploreCards.begin(), kExploreCards.end(),
                         [part](const ExploreCards& each) { return each.part == part; });
}

std::vector<Segment> part_segments() {
    std::vector<Segment> segments;
    for (const ExplorePartWords& each : explore_parts())
        segments.push_back({"explore:" + std::string(each.word), say(each.label), "", command::ShowExplore{each.part}});
    return segments;
}

void part_selector(Frame& frame, ExplorePart part, Rect row) {
    const auto parts = explore_parts();
    const auto chosen =
        std::find_if(parts.begin(), parts.end(), [part](const auto& each) { return each.part == part; });
    segmented(frame, row, "explore.part", say("What is explored"), part_segments(),
              static_cast<int>(chosen - parts.begin()));
}

/// What is said of the part that is shown, and beside it, or below where that is too long, the choice of another. Returns the height used.
float sentence_and_parts(Frame& frame, const Model& model, const ViewState& view, Rect column) {
    const float top = column.y;
    const std::string words = explore_cards_of(view.explore).sentence(model);
    const float selector = segmented_width(frame, part_segments());
    const bool beside = frame.paint.width(type::kBody, words) + selector + kExploreGap <= column.w;
    Rect row = column.cut_top(beside ? space::kControl : kSentenceRow, 8);
    Rect parts = beside ? row : column.cut_top(space::kControl, 8);
    part_selector(frame, view.explore, beside ? row.cut_right(selector, kExploreGap) : parts.cut_left(selector));
    frame.label("explore.sentence", "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet,
                     frame.paint.fitted(type::kBody, words, row.w));
    return column.y - top;
}

/// Heading and cards of the part that is shown. Returns the height used.
float main_column(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible) {
    const float top = column.y;
    column.cut_top(play_heading(frame, model, view, column, false), 4);
    column.cut_top(sentence_and_parts(frame, model, view, column));
    const float above = column.y - top;
    return above + explore_cards_of(view.explore).wide(frame, model, view, column, visible - above);
}

/// What is known of the position shown, and of all.
float position_and_landmarks(Frame& frame, const Model& model, const ViewState& view, Rect column, CardBoard board) {
    const float top = column.y;
    position_card(frame, model, view, column.w, board).place(frame, column, kExploreGap);
    landmarks_card(model).place(frame, column, kExploreGap);
    return column.y - top;
}

void cards_column(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    jobs_at_bottom(frame, jobs_card(model, JobsBeside::open_puzzle), area);
    frame.label("answers", "group", area, say("Answers"));
    Rect column = frame.memory.answers_scroll.begin(frame, {area.x, area.y, area.w + kExploreBar, area.h});
    column.w = area.w;
    const float cards = position_and_landmarks(frame, model, view, column, CardBoard::inside);
    column.cut_top(cards);
    frame.memory.answers_scroll.end(frame,
                                    cards + answer_cards(frame, model, view, column, area.h, ChartPlace::elsewhere));
}

}  // namespace

void desktop_explore(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Rect area = chart_columns(layout);
    Rect column = frame.memory.page_scroll.begin(frame, {area.x, area.y, area.w + kExploreBar, area.h});
    column.w = area.w;
    frame.memory.page_scroll.end(frame, main_column(frame, model, view, column, area.h));
    cards_column(frame, model, view, layout.answers);
}

float explore_cards(Frame& frame, const Model& model, const ViewState& view, Rect column) {
    const float top = column.y;
    part_selector(frame, view.explore, column.cut_top(space::kControl, kExploreGap));
    column.cut_top(explore_cards_of(view.explore).narrow(frame, model, view, column), kExploreGap);
    column.cut_top(position_and_landmarks(frame, model, view, column, CardBoard::elsewhere));
    const float above = column.y - top;
    return above + answer_cards(frame, model, view, column, 0, ChartPlace::elsewhere);
}

}  // namespace shunt::ui
