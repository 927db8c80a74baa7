#include "ui/panels/cards/job.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kJobRow = 28;
constexpr float kJobWords = 34;  // at least: what is told grows and shrinks from one report to the next
constexpr float kBetween = 8;
constexpr float kClose = 4;

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

void pill(Frame& frame, Rect& row, const char* label) {
    const float width = frame.paint.width(type::kSmallStrong, label) + 16;
    const Rect rect = row.cut_left(width, 10);
    const Rect ground{rect.x, rect.centre().y - 10, rect.w, 20};
    frame.paint.rect(ground, frame.colours.soft, 6);
    frame.paint.text(ground.centre(), type::kSmallStrong, frame.colours.accent, label, Align::centre);
}

/// Whether what it has found by then is kept when it is ended, and it can go on from there.
bool keeps_all(const Job& job) { return job.kind == "find" || job.kind == "evolve"; }

std::string id_of(const Job& job) { return "job:" + std::to_string(job.ticket); }

/// What can be done, at the right of a row.
void actions(Frame& frame, const Job& job, Rect& row) {
    const bool failed = job.state == JobState::failed;
    const std::string id = id_of(job);
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
void draw_title(Frame& frame, const Job& job, Rect row) {
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

/// The first row of a job; it tells all of it to those who hear the page.
void title_row(Frame& frame, const Model& model, const Job& job, Rect row) {
    frame.label(id_of(job), "text", row, words(model, job));
    if (job.state != JobState::failed) actions(frame, job, row);
    draw_title(frame, job, row);
}

/// `told` by the first row.
Passage below_title(std::string told, Colour Palette::*ink) {
    Passage passage = note("", std::move(told), ink);
    passage.least = kJobWords;
    return passage;
}

void add_job(Card& card, const Model& model, const Job& job) {
    card.add(Drawn{kJobRow, [&](Frame& frame, Rect row) { title_row(frame, model, job, row); }}, kBetween);
    if (job.state == JobState::failed) {
        card.add(below_title(job.failure, &Palette::danger), kBetween);
        card.add(Drawn{kJobRow, [&job](Frame& frame, Rect row) { actions(frame, job, row); }}, kBetween);
    }
    if (const Job* first = waits_for(model, job)) card.add(note("", waiting_words(*first)), kClose);
    if (!has_progress(model, job)) return;
    card.add(ProgressBlock{id_of(job) + ".progress", job.progress.fraction()}, kBetween);
    card.add(below_title(told_progress(job), &Palette::quiet), kBetween);
}

/// Whether the list tells of the job.
bool is_listed(const Job& job) { return !job.terms.aside || job.state == JobState::failed; }

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

Card jobs_card(const Model& model, JobsBeside beside) {
    Card card;
    for (const Job& job : model.jobs.jobs())
        if (is_listed(job)) add_job(card, model, job);
    const std::string& failure = model.open.failure();
    if (card.empty() && beside == JobsBeside::open_puzzle && !failure.empty())
        card.add(Passage{
            "failure",
            {{say("Not finished"), type::kStrong, &Palette::danger}, {failure, type::kBody, &Palette::ink, kClose}},
            ": "});
    return card;
}

void jobs_at_bottom(Frame& frame, const Card& jobs, Rect& column, JobsRoom room) {
    if (jobs.empty()) return;
    const float height = jobs.height(frame, column.w - 2 * room.side);
    const float most = std::round(column.h * room.share);
    const Rect area =
        column.cut_bottom(std::min(height + 2 * room.around, most), room.gap).inset(room.side, room.around);
    if (height <= area.h) return jobs.draw(frame, area);
    const Rect content = frame.memory.jobs_scroll.begin(frame, area);
    const float width = content.w - 8;  // beside the scroll bar
    const float whole = jobs.height(frame, width);
    jobs.draw(frame, {content.x, content.y, width, whole});
    frame.memory.jobs_scroll.end(frame, whole);
}

}  // namespace shunt::ui
