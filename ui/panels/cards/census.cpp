#include "ui/panels/cards/census.hpp"

#include <cmath>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/panels/cards/chart.hpp"
#include "ui/panels/cards/depth_overview.hpp"
#include "ui/panels/cards/metric_charts.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kHeading = 30;
constexpr float kUnfinished = 26;
constexpr float kOverviewGap = 10;
constexpr Phrase kCountPositions("Count positions");
constexpr Phrase kCountAll("Count all");

bool partial(const Model& model) {
    return model.explorer.census().report != nullptr && model.explorer.census().report->status != Status::complete;
}

/// Of a count that has come to no end.
const char* count_word(const Model& model) {
    return model.requests.can_go_on(Purpose::census) ? say("Go on") : say(kCountAll);
}

/// Whether the positions are being counted, unasked or not.
bool is_counting(const Model& model) {
    return partial(model) && model.explorer.census().report->status == Status::running;
}

void census_button(Frame& frame, const Model& model, Rect rect, const char* label, ButtonStyle style) {
    button(frame, rect, {"census", label, Icon::none, style, model.requests.asked(Purpose::census), std::nullopt},
           command::TakeCensus{});
}

/// To where there is more room, if there is room for the way.
void explore_link(Frame& frame, Rect& row) {
    constexpr float kLeastTitle = 70;
    const char* label = say("Explore");
    const float width = button_width(frame, label);
    if (row.w < width + kLeastTitle) return;
    button(frame, row.cut_right(width, 4), {"analysis.explore", label, Icon::none, ButtonStyle::text},
           command::ChooseTask{kExploreTask});
}

void heading(Frame& frame, const Model& model, Rect& inner, CensusIn where) {
    Rect row = inner.cut_top(kHeading, 8);
    frame.label("analysis.title", "heading", row,
                say("Positions by depth, in {units}", {{"units", metric_words(model.open.metric())}}));
    if (model.explorer.census().report != nullptr)
        scale_selector(frame, model, row.cut_right(scale_selector_width(frame), 8));
    if (partial(model) && !is_counting(model))
        census_button(frame, model, row.cut_right(button_width(frame, count_word(model))), count_word(model),
                      ButtonStyle::text);
    if (where == CensusIn::play && model.explorer.census().report != nullptr) explore_link(frame, row);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.quiet,
                     frame.paint.fitting(type::kStrong, {say("Positions by depth"), say("By depth")}, row.w));
}

void invitation(Frame& frame, const Model& model, Rect inner) {
    const CensusOutcome* refused = model.open.book().refused(model.open.metric());
    const std::string words = say("Every reachable position, depth by depth, counted from the start.");
    const std::string told = refused == nullptr ? "" : price_text(*refused, kAskedBytes);
    inner.cut_top(std::clamp(inner.h * 0.5f - 70, 0.0f, 70.0f));
    frame.label("analysis.offer", "text", {inner.x, inner.y, inner.w, 60}, words + (told.empty() ? "" : " ") + told);
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.quiet, words), 10);
    Rect row = inner.cut_top(space::kControl, 10);
    // Below the button, which has been there before the price was known and stays under the pointer.
    frame.paint.paragraph(inner, type::kSmall, frame.colours.quiet, told);
    census_button(frame, model, row.cut_left(button_width(frame, say(kCountPositions)), 10), say(kCountPositions),
                  ButtonStyle::plain);
    if (refused == nullptr) return;
    const char* copy = say("Copy command");
    button(frame, row.cut_left(button_width(frame, copy)), {"census.copy", copy, Icon::none, ButtonStyle::text},
           command::CopyCensusCommand{});
}

/// "162 of 1,820"; "at least" while not all is counted.
std::string reachable_words(const CensusOutcome& report, bool partial) {
    const std::string packings = grouped(report.packings);
    if (packings.empty())
        return partial ? say("at least {count}", {{"count", report.reachable}}) : grouped(report.reachable);
    const Phrase phrase = partial ? Phrase("at least {count} of {packings}") : Phrase("{count} of {packings}");
    return say(phrase, {{"count", report.reachable}, {"packings", packings}});
}

/// "116 steps, 2 positions": the depth, and how many are that far.
std::string farthest_words(const CensusOutcome& report, bool partial) {
    const Phrase phrase = partial ? Phrase("at least {length}, {count, plural, one {# position} other {# positions}}")
                                  : Phrase("{length}, {count, plural, one {# position} other {# positions}}");
    return say(phrase, {{"length", length_text(report.eccentricity, report.metric)}, {"count", report.antipodes}});
}

/// Of a count that has not ended, or ended before all was counted: how far it has come.
void unfinished_row(Frame& frame, const Model& model, Rect row) {
    const std::string words = census_sentence(model.explorer.census(), model.open.metric());
    frame.label("analysis.part", "text", row, words);
    const TextStyle style = frame.paint.width(type::kBody, words) <= row.w ? type::kBody : type::kSmall;
    const float high = frame.paint.paragraph_height(row.w, style, words);
    frame.paint.paragraph({row.x, row.centre().y - high / 2, row.w, high}, style, frame.colours.ink, words);
}

/// Of the row of all depths, with the gap below it; 0 where there is none.
float overview_height(const Model& model, CensusIn where) {
    return where == CensusIn::explore && has_overview(model.explorer.census()) ? kOverviewHeight + kOverviewGap : 0;
}

/// What it took; its time is known when it is over.
FactRow cost_row(const Model& model) {
    const CensusOutcome& report = *model.explorer.census().report;
    if (is_counting(model)) return {"row.census", say("memory so far"), bytes_text(report.peak_bytes)};
    return {"row.census", say("memory, time"), bytes_text(report.peak_bytes) + ", " + time_text(report)};
}

FactRows census_facts(const Model& model) {
    const CensusOutcome& report = *model.explorer.census().report;
    return {{{"row.reachable", reachable_label(&report), reachable_words(report, partial(model))},
             {"row.farthest", say("farthest from the start"), farthest_words(report, partial(model))},
             cost_row(model)}};
}

}  // namespace

float census_panel_height(const Model& model, float width, CensusIn where) {
    const float room = width - 2 * space::kCard;
    return 350 + overview_height(model, where) +
           (model.explorer.census().report != nullptr ? metric_charts_height(model, room) : 0);
}

void census_panel(Frame& frame, const Model& model, Rect area, CensusIn where) {
    Rect inner = card(frame, area);
    heading(frame, model, inner, where);
    if (model.explorer.census().report == nullptr) return invitation(frame, model, inner);
    const float charts = metric_charts_height(model, inner.w);
    const float part = partial(model) ? kUnfinished + 10 : 0;
    const float overview = overview_height(model, where);
    const FactRows facts = census_facts(model);
    const float rows = fact_rows_height(frame, facts, inner.w) + charts + part + overview;
    // The chart takes what the rows leave, but does not grow out of proportion.
    const float height = std::clamp(inner.h - rows - 10, 90.0f, std::max(300.0f, inner.w * 0.5f));
    depth_chart(frame, model, inner.cut_top(height, 10),
                where == CensusIn::explore ? ChartDepths::in_sight : ChartDepths::all);
    if (overview > 0) depth_overview(frame, model, inner.cut_top(kOverviewHeight, kOverviewGap));
    if (part > 0) unfinished_row(frame, model, inner.cut_top(kUnfinished, 10));
    if (charts > 0) metric_charts(frame, model, inner.cut_top(charts));
    draw_fact_rows(frame, facts, inner);
}

}  // namespace shunt::ui
