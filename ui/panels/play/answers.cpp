#include "ui/panels/play/answers.hpp"

#include <algorithm>

#include "ui/panels/play/census.hpp"
#include "ui/panels/play/depth_table.hpp"
#include "ui/panels/play/findings.hpp"
#include "ui/panels/play/moves.hpp"
#include "ui/panels/play/moves_text.hpp"
#include "ui/panels/play/solve.hpp"
#include "ui/panels/play/solved.hpp"
#include "ui/panels/play/stated.hpp"

namespace shunt::ui {

namespace {

constexpr float kAnswersGap = 14;

/// Of the card of stated facts with the gap behind it; 0 where there are none.
float stated_place(const Frame& frame, const Model& model, const ViewState& view, float width) {
    if (!has_stated(model)) return 0;
    return (view.stated_open ? stated_height(frame, model, width) : kFoldHeight) + kAnswersGap;
}

void draw_stated(Frame& frame, const Model& model, const ViewState& view, Rect& column) {
    const float height = stated_place(frame, model, view, column.w);
    if (height == 0) return;
    const Rect inner = fold_card(frame, column.cut_top(height - kAnswersGap, kAnswersGap), kStatedFold, view);
    if (!inner.empty()) stated_panel(frame, model, inner);
}

}  // namespace

float answer_cards(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible,
                   ChartPlace place) {
    constexpr float kGap = kAnswersGap;
    const float solve = solve_panel_height(frame, model, column.w);
    // What is folded needs nothing of the file that is loaded later.
    const float more = view.findings_open ? findings_panel_height(frame, model, column.w) : kFoldHeight;
    const float table = view.table_open ? depth_table_height(model, view) : kFoldHeight;
    const float moves = moves_panel_height(frame, model, column.w);
    const float text = view.moves_open ? moves_text_height(frame) : kFoldHeight;
    const float solved = solved_panel_height(frame, model, column.w);
    const float others = (solved > 0 ? solved + kGap : 0) + solve + kGap + (moves > 0 ? moves + kGap : 0) + text +
                         kGap + more + kGap + stated_place(frame, model, view, column.w) + table + kGap;
    const bool drawn = place != ChartPlace::elsewhere;
    const float analysis = drawn ? std::max(visible - others, census_panel_height(model, column.w, CensusIn::play)) : 0;
    if (solved > 0) solved_panel(frame, model, column.cut_top(solved, kGap));
    solve_panel(frame, model, column.cut_top(solve, kGap));
    if (moves > 0) moves_panel(frame, model, column.cut_top(moves, kGap));
    if (drawn) census_panel(frame, model, column.cut_top(analysis, kGap), CensusIn::play);
    const Rect written = fold_card(frame, column.cut_top(text, kGap), kMovesFold, view);
    if (!written.empty()) moves_text(frame, model, view, written);
    const Rect inner = fold_card(frame, column.cut_top(more, kGap), kFindingsFold, view);
    if (!inner.empty()) findings_panel(frame, model, inner);
    draw_stated(frame, model, view, column);
    if (model.explorer.census().report != nullptr) depth_table(frame, model, view, column.cut_top(table));
    return others + analysis;
}

}  // namespace shunt::ui
