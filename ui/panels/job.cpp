#include "ui/panels/job.hpp"

#include <cmath>

#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

std::string percent(const JobProgress& progress) {
    if (!progress.fraction()) return "";
    return std::to_string(static_cast<int>(std::floor(*progress.fraction() * 100.0f))) + " %";
}

/// "depth 641 · 1,620,519 positions · 21 M/s · 7.6 MB · at most 0.05 s left"
std::string details(const JobProgress& progress) {
    if (progress.done == 0) return progress.phase;
    std::string text = progress.depth ? "depth " + std::to_string(*progress.depth) + " · " : "";
    text += grouped(progress.done) + " " + progress.unit;
    if (progress.rate > 0) text += " · " + rate_text(progress.rate);
    text += " · " + bytes_text(progress.bytes);
    if (const auto left = progress.seconds_left()) text += " · at most " + duration_text(*left) + " left";
    return text;
}

void pill(Frame& frame, Rect& row, const char* label) {
    const float width = frame.paint.width(type::kSmallStrong, label) + 16;
    const Rect rect = row.cut_left(width, 10);
    const Rect ground{rect.x, rect.centre().y - 10, rect.w, 20};
    frame.paint.rect(ground, frame.colours.soft, 6);
    frame.paint.text(ground.centre(), type::kSmallStrong, frame.colours.accent, label, Align::centre);
}

/// Draws a job. `prefix` makes the names of its widgets, `stop` ends it.
void running(Frame& frame, const RunningJob& job, const std::string& prefix, const Command& stop, Rect inner) {
    const std::string text = details(job.progress);
    Rect row = inner.cut_top(28, 8);
    const Rect cancel = row.cut_right(button_width(frame, "Cancel") - 10, 0);
    frame.label(prefix + "job", "text", row,
                job.title + ", " + (job.progress.fraction() ? percent(job.progress) + ", " : "") + text);
    pill(frame, row, job.cancelling ? "ending" : "running");
    const Rect done = row.cut_right(frame.paint.width(type::kBody, "100 %") + 6);
    frame.paint.text({done.right() - 4, done.centre().y}, type::kBody, frame.colours.quiet, percent(job.progress),
                     Align::right);
    frame.paint.text({row.x, row.centre().y}, type::kMedium, frame.colours.ink,
                     frame.paint.fitted(type::kMedium, job.title, row.w - 4));
    progress_bar(frame, inner.cut_top(5, 8), (prefix + "job.progress").c_str(), "Progress", job.progress.fraction());
    frame.paint.paragraph(inner, type::kSmall, frame.colours.quiet, text);
    button(frame, {cancel.x + 6, cancel.y, cancel.w, cancel.h},
           {prefix + "cancel", "Cancel", Icon::none, ButtonStyle::danger, job.cancelling, std::nullopt}, stop);
}

void failure(Frame& frame, const AppModel& model, Rect inner) {
    frame.label("failure", "text", inner, model.failure());
    frame.paint.text({inner.x, inner.y + 8}, type::kStrong, frame.colours.danger, "Not finished");
    inner.cut_top(22);
    frame.paint.paragraph(inner, type::kBody, frame.colours.ink, model.failure());
}

constexpr float kRunning = 2 * space::kCard + 49 + 34;
constexpr float kFailure = 2 * space::kCard + 22 + 60;

}  // namespace

float job_panels_height(const AppModel& model) {
    float height = 0;
    for (const bool busy : {model.solver().busy(), model.lab().busy()}) {
        if (busy) height += (height > 0 ? kJobGap : 0) + kRunning;
    }
    return height > 0 || model.failure().empty() ? height : kFailure;
}

void job_panels(Frame& frame, const AppModel& model, Rect area) {
    if (model.solver().busy()) {
        const Rect inner = card(frame, area.cut_top(kRunning, kJobGap));
        running(frame, *model.solver().running(), "", command::Cancel{}, inner);
    }
    if (model.lab().busy()) {
        const Rect inner = card(frame, area.cut_top(kRunning, kJobGap));
        running(frame, *model.lab().running(), "lab.", command::CancelLab{}, inner);
    }
    if (!model.solver().busy() && !model.lab().busy()) failure(frame, model, card(frame, area));
}

}  // namespace shunt::ui
