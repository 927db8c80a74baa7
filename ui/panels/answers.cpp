#include "ui/panels/answers.hpp"

#include <algorithm>

#include "ui/panels/analysis.hpp"
#include "ui/panels/depth_table.hpp"
#include "ui/panels/findings.hpp"
#include "ui/panels/solve.hpp"

namespace shunt::ui {

float answer_cards(Frame& frame, const AppModel& model, const ViewState& view, Rect column, float visible) {
    constexpr float kGap = 14;
    const bool table = model.census().report != nullptr;
    const float solve = solve_panel_height(model);
    const float more = findings_panel_height(model, view);
    const float others = solve + kGap + more + kGap + (table ? depth_table_height(model, view) + kGap : 0);
    const float analysis = std::max(visible - others, analysis_panel_height(model));
    solve_panel(frame, model, column.cut_top(solve, kGap));
    analysis_panel(frame, model, column.cut_top(analysis, kGap));
    findings_panel(frame, model, view, column.cut_top(more, kGap));
    if (table) depth_table(frame, model, view, column.cut_top(depth_table_height(model, view)));
    return others + analysis;
}

}  // namespace shunt::ui
