#include "ui/panels/cards/answers.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "ui/panels/cards/census.hpp"
#include "ui/panels/cards/depth_table.hpp"
#include "ui/panels/cards/findings.hpp"
#include "ui/panels/cards/moves.hpp"
#include "ui/panels/cards/moves_text.hpp"
#include "ui/panels/cards/solve.hpp"
#include "ui/panels/cards/solved.hpp"
#include "ui/panels/cards/stated.hpp"

namespace shunt::ui {

namespace {

constexpr float kAnswersGap = 14;

/// Each with the gap below it; empty ones take nothing.
float taken(const Frame& frame, std::span<const Card> cards, float width) {
    float height = 0;
    for (const Card& each : cards)
        if (!each.empty()) height += each.height(frame, width) + kAnswersGap;
    return height;
}

}  // namespace

float answer_cards(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible,
                   ChartPlace place) {
    const std::array above{solved_card(model), solve_card(model, column.w), moves_card(frame, model, column.w)};
    const std::array below{moves_text_card(frame, model, view), findings_card(model, view), stated_card(model, view)};
    // It has its place before there is one: what is above stays as high.
    const std::array table{depth_table_card(model, view)};
    const float others = taken(frame, above, column.w) + taken(frame, below, column.w) + taken(frame, table, column.w);
    const bool drawn = place != ChartPlace::elsewhere;
    const float analysis = drawn ? std::max(visible - others, census_panel_height(model, column.w, CensusIn::play)) : 0;
    for (const Card& each : above) each.place(frame, column, kAnswersGap);
    if (drawn) census_panel(frame, model, column.cut_top(analysis, kAnswersGap), CensusIn::play);
    for (const Card& each : below) each.place(frame, column, kAnswersGap);
    if (model.explorer.census().report != nullptr) table.front().place(frame, column);
    return others + analysis;
}

}  // namespace shunt::ui
