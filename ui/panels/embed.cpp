#include "ui/panels/embed.hpp"

#include <cmath>

#include "ui/panels/controls.hpp"
#include "ui/panels/job.hpp"
#include "ui/panels/play.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kGap = 10;

/// The answer in words, or empty: "81 moves, proved shortest".
std::string verdict(const AppModel& model) {
    if (!model.answer()) return "";
    const SolveOutcome& report = model.answer()->report;
    if (report.status == Status::solved) {
        return length_text(report.length.value_or(0), report.metric) + ", proved shortest";
    }
    return report.status == Status::unsolvable ? "unsolvable, proved" : "no answer";
}

void small_buttons(Frame& frame, const AppModel& model, Rect& row) {
    const bool own = model.showing() == Showing::play;
    const Rect undo = row.cut_left(space::kControl, kGap);
    const Rect reset = row.cut_left(space::kControl, kGap);
    button(frame, undo,
           {"undo", "Undo", Icon::undo, ButtonStyle::plain, own && !model.session().can_undo(), std::nullopt},
           command::Undo{});
    button(frame, reset,
           {"reset", "Reset to the start", Icon::reset, ButtonStyle::plain, own && model.session().at_start(),
            std::nullopt},
           command::Reset{});
}

/// Solve until there is a solution, then what it says; Cancel while a job runs.
void solve_row(Frame& frame, const AppModel& model, Rect row) {
    small_buttons(frame, model, row);
    if (model.solver().busy()) {
        const Rect rect = row.cut_right(button_width(frame, "Cancel"), kGap);
        button(frame, rect, {"cancel", "Cancel", Icon::none, ButtonStyle::danger, false, std::nullopt},
               command::Cancel{});
        const JobProgress& progress = model.solver().running()->progress;
        const std::string text =
            progress.done == 0 ? progress.phase : count_text(progress.done, "position", "positions") + " searched";
        frame.label("job", "text", row, text);
        frame.paint.text({row.right(), row.centre().y}, type::kSmall, frame.colours.quiet,
                         frame.paint.fitted(type::kSmall, text, row.w), Align::right);
        return;
    }
    const Rect rect = row.cut_right(button_width(frame, "Solve"), kGap);
    button(frame, rect,
           {"solve", "Solve", Icon::none, ButtonStyle::primary, model.puzzle().goals().empty(), std::nullopt},
           command::Solve{});
    const std::string text = model.failure().empty() ? verdict(model) : model.failure();
    if (text.empty()) return;
    frame.label("answer", "text", row, text);
    frame.paint.text({row.right(), row.centre().y}, type::kMedium,
                     model.failure().empty() ? frame.colours.ink : frame.colours.danger,
                     frame.paint.fitted(type::kMedium, text, row.w), Align::right);
}

}  // namespace

void embed_page(Frame& frame, const AppModel& model, const ViewState& view, Rect area) {
    area.cut_top(play_heading(frame, model, area, true), 6);
    constexpr float kWide = 640;  // from here on one row holds everything
    Rect solve = area.cut_bottom(space::kControl, kGap);
    const bool player = model.player().solution().has_value();
    const bool wide = area.w >= kWide;
    const Rect own_row = player && !wide ? area.cut_bottom(space::kControl, kGap) : Rect{};
    board_panel(frame, model, view, area, 120);
    if (player) player_row(frame, model, wide ? solve.cut_left(std::round(area.w * 0.45f), 20) : own_row);
    solve_row(frame, model, solve);
}

}  // namespace shunt::ui
