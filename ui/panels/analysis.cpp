#include "ui/panels/analysis.hpp"

#include <cmath>

#include "ui/panels/histogram.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kHeading = 30;

bool partial(const AppModel& model) {
    return model.census().report != nullptr && model.census().report->status != Status::complete;
}

void analyse_button(Frame& frame, const AppModel& model, Rect rect, ButtonStyle style) {
    button(frame, rect, {"analyse", "Analyse", Icon::none, style, model.asked(Purpose::census), std::nullopt},
           command::Analyse{});
}

void heading(Frame& frame, const AppModel& model, Rect& inner) {
    Rect row = inner.cut_top(kHeading, 8);
    const std::string text = "Positions by depth, in " + std::string(puzzle::to_string(model.metric())) + "s";
    frame.label("analysis.title", "heading", row, text);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.quiet, "Positions by depth");
    if (model.census().report == nullptr) return;
    scale_selector(frame, model, row.cut_right(scale_selector_width(frame), 8));
    if (!partial(model)) return;
    analyse_button(frame, model, row.cut_right(button_width(frame, "Analyse")), ButtonStyle::text);
}

void invitation(Frame& frame, const AppModel& model, Rect inner) {
    const float y = inner.y + std::max(0.0f, std::min(inner.h * 0.5f - 50, 90.0f));
    const Vec middle{inner.centre().x, y};
    frame.paint.text(middle, type::kBody, frame.colours.quiet, "Every reachable position, depth by depth,",
                     Align::centre);
    frame.paint.text({middle.x, y + 21}, type::kBody, frame.colours.quiet, "counted from the start.", Align::centre);
    const float width = button_width(frame, "Analyse");
    analyse_button(frame, model, {std::round(middle.x - width / 2), y + 44, width, space::kControl},
                   ButtonStyle::plain);
}

void fact_rows(Frame& frame, const AppModel& model, Rect area) {
    const CensusOutcome& report = *model.census().report;
    const std::string least = partial(model) ? "at least " : "";
    const std::string of = report.packings.empty() ? "" : " of " + grouped(report.packings);
    fact_row(frame, area, "row.reachable", "reachable of all packings", least + grouped(report.reachable) + of);
    fact_row(frame, area, "row.farthest", "farthest from the start",
             least + length_text(report.eccentricity, report.metric) + ", " +
                 count_text(report.antipodes, "position", "positions"));
    fact_row(frame, area, "row.census", "memory, time", bytes_text(report.peak_bytes) + ", " + time_text(report));
}

}  // namespace

float analysis_panel_height(const AppModel& model) { return model.census().report != nullptr ? 330.0f : 210.0f; }

void analysis_panel(Frame& frame, const AppModel& model, Rect area) {
    Rect inner = card(frame, area);
    heading(frame, model, inner);
    if (model.census().report == nullptr) return invitation(frame, model, inner);
    const float rows = 3 * kRowHeight;
    // The chart takes what the rows leave, but does not grow out of proportion.
    const float height = std::clamp(inner.h - rows - 10, 90.0f, 300.0f);
    histogram(frame, model, inner.cut_top(height, 10));
    fact_rows(frame, model, inner);
}

}  // namespace shunt::ui
