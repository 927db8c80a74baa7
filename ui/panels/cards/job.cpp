#include "ui/panels/cards/job.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kJobRow = 28;
constexpr float kJobBar = 5;
constexpr float kJobWords = 34;  // at least: what is told grows and shrinks from one report to the next
constexpr float kBetween = 8;
constexpr float kFailureTitle = 22;
constexpr float kWaits = 22;

std::string percent(const JobProgress& progress) {
    if (!progress.fraction()) return "";
    return percent_text(*progress.fraction());
}

const char* state_word(const Job& job) {
    if (job.cancelling) return say("ending");
    if (job.paused) return say("paused");
    switch (job.state) {
        case JobState::waiting:
            return say("waiting");
        case JobState::running:
            return say("running");
        case JobState::resting:
            return say("resting");
        case JobState::failed:
            return say("failed");
    }
    return "";
}

/// What has its turn before this one; null when nothing has, or when it rests because somebody wants it to.
const Job* waits_for(const Model& model, const Job& job) {
    if (job.paused || (job.state != JobState::waiting && job.state != JobState::resting)) return nullptr;
    const Job* current = model.jobs.current(job.terms.module);
    return current != nullptr && current != &job && current->state == JobState::running ? current : nullptr;
}

/// Whether there is something to tell of how far it is. The first of its module is about to begin.
bool has_progress(const Model& model, const Job& job) {
    return job.state != JobState::failed && (job.progress.done > 0 || model.jobs.current(job.terms.module) == &job);
}

/// How far it is: integer programs by their horizon and the time, since nobody knows how many there will be.
std::string told_progress(const Job& job) {
    if (job.kind != "program" || job.progress.phase.empty()) return progress_words(job.progress);
    return job.progress.phase + " · " + duration_text(job.progress.seconds);
}

float words_height(const Frame& frame, const std::string& words, float width) {
    return std::max(kJobWords, frame.paint.paragraph_height(width, type::kSmall, words));
}

float height_of(const Frame& frame, const Model& model, const Job& job, float width) {
    if (job.state == JobState::failed)
        return kJobRow + kBetween + words_height(frame, job.failure, width) + kBetween + kJobRow;
    const float progress =
        has_progress(model, job) ? kBetween + kJobBar + kBetween + words_height(frame, told_progress(job), width) : 0;
    return kJobRow + progress + (waits_for(model, job) != nullptr ? kWaits : 0);
}

void pill(Frame& frame, Rect& row, const char* label) {
    const float width = frame.paint.width(type::kSmallStrong, label) + 16;
    const Rect rect = row.cut_left(width, 10);
    const Rect ground{rect.x, rect.centre().y - 10, rect.w, 20};
    frame.paint.rect(ground, frame.colours.soft, 6);
    frame.paint.text(ground.centre(), type::kSmallStrong, frame.colours.accent, label, Align::centre);
}

/// Whether what it has found by then is kept when it is ended, and it can go on from there.
bool keeps_all(const Job& job) { return job.kind == "find" || job.kind == "evolve"; }

/// What can be done, at the right of a row.
void actions(Frame& frame, const Job& job, const std::string& id, Rect& row) {
    const bool failed = job.state == JobState::failed;
    const auto action = [&](const char* name, const char* label, ButtonStyle style, const Command& command) {
        const Rect rect = row.cut_right(button_width(frame, label) - 10, 0);
        button(frame, {rect.x + 6, rect.y, rect.w, rect.h},
               {id + name, label, Icon::none, style, job.cancelling, std::nullopt}, command);
    };
    const char* end = failed ? say("Dismiss") : keeps_all(job) ? say("Stop") : say("Cancel");
    action(".cancel", end, ButtonStyle::danger, command::CancelJob{job.ticket});
    if (failed) action(".again", say("Try again"), ButtonStyle::text, command::RetryJob{job.ticket});
}

/// Title, state and how far; of these the title stays where there is no room for all: the bar tells the rest.
void title_row(Frame& frame, const Job& job, Rect row) {
    const float title = frame.paint.width(type::kMedium, job.terms.title) + 4;
    const std::string done = job.state == JobState::failed ? "" : percent(job.progress);
    const float state = frame.paint.width(type::kSmallStrong, state_word(job)) + 26;
    if (job.state != JobState::running || title + state <= row.w) pill(frame, row, state_word(job));
    const float room = frame.paint.width(type::kBody, "100 %") + 6;
    if (!done.empty() && title + room <= row.w) {
        const Rect rect = row.cut_right(room);
        frame.paint.text({rect.right() - 4, rect.centre().y}, type::kBody, frame.colours.quiet, done, Align::right);
    }
    frame.paint.text({row.x, row.centre().y}, type::kMedium, frame.colours.ink,
                     frame.paint.fitted(type::kMedium, job.terms.title, row.w - 4));
}

std::string waiting_words(const Job& first) { return say("waits for: {job}", {{"job", first.terms.title}}); }

/// What is told of a job, as the mirror says it.
std::string words(const Model& model, const Job& job) {
    std::string text = job.terms.title + ", " + state_word(job);
    if (job.state == JobState::failed) return text + ". " + job.failure;
    if (const Job* first = waits_for(model, job)) text += ", " + waiting_words(*first);
    if (job.progress.done == 0 && job.state == JobState::waiting) return text;
    if (job.progress.fraction()) text += ", " + percent(job.progress);
    return text + ", " + told_progress(job);
}

void draw_job(Frame& frame, const Model& model, const Job& job, Rect area) {
    const std::string id = "job:" + std::to_string(job.ticket);
    frame.label(id, "text", area, words(model, job));
    const bool failed = job.state == JobState::failed;
    Rect title = area.cut_top(kJobRow, kBetween);
    if (!failed) actions(frame, job, id, title);
    title_row(frame, job, title);
    if (failed) {
        const Rect words = area.cut_top(words_height(frame, job.failure, area.w), kBetween);
        frame.paint.paragraph(words, type::kSmall, frame.colours.danger, job.failure);
        actions(frame, job, id, area);
    }
    if (const Job* first = waits_for(model, job)) {
        const Rect line = area.cut_top(kWaits);
        frame.paint.text({line.x, line.y + 6}, type::kSmall, frame.colours.quiet,
                         frame.paint.fitted(type::kSmall, waiting_words(*first), line.w));
    }
    if (!has_progress(model, job)) return;
    progress_bar(frame, area.cut_top(kJobBar, kBetween), (id + ".progress").c_str(), say("Progress"),
                 job.progress.fraction());
    frame.paint.paragraph(area, type::kSmall, frame.colours.quiet, told_progress(job));
}

float failure_height(const Frame& frame, const std::string& failure, float width) {
    return kFailureTitle + frame.paint.paragraph_height(width, type::kBody, failure);
}

void draw_failure(Frame& frame, const Model& model, Rect inner) {
    frame.label("failure", "text", inner, model.open.failure());
    frame.paint.text({inner.x, inner.y + 8}, type::kStrong, frame.colours.danger, say("Not finished"));
    inner.cut_top(kFailureTitle);
    frame.paint.paragraph(inner, type::kBody, frame.colours.ink, model.open.failure());
}

/// Whether the list tells of the job.
bool is_listed(const Job& job) { return !job.terms.aside || job.state == JobState::failed; }

bool lists_any(const Model& model) {
    const auto& jobs = model.jobs.jobs();
    return std::any_of(jobs.begin(), jobs.end(), is_listed);
}

void draw_jobs(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    for (const Job& job : model.jobs.jobs())
        if (is_listed(job)) draw_job(frame, model, job, inner.cut_top(height_of(frame, model, job, inner.w), kBetween));
    if (!lists_any(model)) draw_failure(frame, model, inner);
}

}  // namespace

std::string progress_words(const JobProgress& progress) {
    if (progress.done == 0) return progress.phase;
    std::string text = progress.depth ? say("depth {depth}", {{"depth", std::to_string(*progress.depth)}}) + " · " : "";
    text += grouped(progress.done) + " " + progress.unit;
    if (progress.rate >= 0.5) text += " · " + rate_text(progress.rate);
    text += " · " + bytes_text(progress.bytes);
    if (const auto left = progress.seconds_left())
        text += " · " + say("at most {time} left", {{"time", duration_text(*left)}});
    return text;
}

float job_panels_height(const Frame& frame, const Model& model, JobsBeside beside, float width) {
    const float room = width - 2 * space::kCard;
    float height = 0;
    for (const Job& job : model.jobs.jobs())
        if (is_listed(job)) height += (height > 0 ? kBetween : 0) + height_of(frame, model, job, room);
    const std::string& failure = model.open.failure();
    if (height == 0 && beside == JobsBeside::open_puzzle && !failure.empty())
        height = failure_height(frame, failure, room);
    return height > 0 ? height + 2 * space::kCard : 0;
}

void job_panels(Frame& frame, const Model& model, JobsBeside beside, Rect area) {
    float height = job_panels_height(frame, model, beside, area.w);
    if (height <= area.h || frame.scroll != nullptr) return draw_jobs(frame, model, area.cut_top(height));
    const Rect content = frame.memory.jobs_scroll.begin(frame, area);
    const float width = content.w - 8;  // beside the scroll bar
    height = job_panels_height(frame, model, beside, width);
    draw_jobs(frame, model, {content.x, content.y, width, height});
    frame.memory.jobs_scroll.end(frame, height);
}

}  // namespace shunt::ui
