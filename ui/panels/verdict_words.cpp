#include "ui/panels/verdict_words.hpp"

#include "ui/words/length_text.hpp"

namespace shunt::ui::verdict_words {

namespace {

std::string in_metric(puzzle::Metric metric, std::uint64_t length) {
    return std::string(puzzle::to_string(metric)) + (length == 1 ? "" : "s");
}

Words answer_words(const SolveOutcome& report, puzzle::Metric metric) {
    const std::string name(puzzle::to_string(metric));
    const std::string searched = grouped(report.expanded) + " positions searched in " + time_text(report);
    if (report.status == Status::solved) {
        const std::uint64_t length = report.length.value_or(0);
        return {grouped(length), in_metric(metric, length) + ", proved shortest",
                "a " + name + ": " + std::string(puzzle::definition(metric))};
    }
    if (report.status == Status::unsolvable) return {"", "No solution", "proved: every position seen", Tone::danger};
    const auto least = static_cast<std::uint64_t>(report.at_least.value_or(0));
    return {"≥ " + grouped(least), in_metric(metric, least) + ", not proved", searched};
}

/// How one comes to a goal, as far as one has come.
Words goal_words(const Editor& editor) {
    const char* next = editor.wants_goal_piece() ? "choose the piece that has to arrive"
                       : editor.goal()           ? "drag the piece to where it has to end"
                                                 : "without a goal there is nothing to solve";
    return {"", "Where should it end?", next, Tone::quiet};
}

}  // namespace

Words words_of(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    if (!verdict.has_puzzle()) return {"", "No pieces yet", "draw a piece on the board", Tone::quiet};
    if (!verdict.failure().empty()) return {"", "Not checked", verdict.failure(), Tone::danger};
    if (const Job* job = verdict.lost(model.jobs())) return {"", "Not checked", job->failure, Tone::danger};
    const Judged* judged = verdict.shown();
    if (judged == nullptr) return {"", "Checking", "can it be solved?", Tone::quiet};
    if (judged->puzzle->puzzle.goals().empty()) return goal_words(model.editor());
    if (judged->starts_at_goal()) return {"0", "the start is a goal", "nothing has to be moved"};
    return answer_words(*judged->shortest(verdict.shown_metric()), verdict.shown_metric());
}

std::pair<std::string, std::string> in_short(const AppModel& model) {
    const Judged* judged = model.verdict().shown();
    if (judged == nullptr || !judged->has_task()) return {};
    const Words words = words_of(model);
    const std::string metric(puzzle::to_string(model.verdict().shown_metric()));
    const std::string answer =
        words.big.empty() ? words.strong : words.big + " " + metric + (words.big == "1" ? "" : "s");
    const auto& census = judged->census(model.verdict().shown_metric());
    if (!census) return {answer, ""};
    const char* least = census->status == Status::complete ? "" : "at least ";
    return {answer, " · " + (least + count_text(census->reachable, "position", "positions"))};
}

bool is_old(const AppModel& model) {
    const Verdict& verdict = model.verdict();
    return verdict.has_puzzle() && verdict.shown() != nullptr && !verdict.fresh();
}

bool shows_no_solution(const AppModel& model) {
    const Judged* judged = model.verdict().shown();
    if (judged == nullptr || !judged->has_task()) return false;
    const auto& report = judged->shortest(model.verdict().shown_metric());
    return report && report->status == Status::unsolvable;
}

bool is_unsolvable(const AppModel& model) { return model.verdict().fresh() && shows_no_solution(model); }

bool needs_goal(const AppModel& model) {
    const EntryPtr& puzzle = model.editor().puzzle();
    return puzzle && puzzle->puzzle.goals().empty() && model.editor().layer() == 0;
}

std::string said(const AppModel& model, const Words& words) {
    return (is_old(model) ? "Before the last change: " : "") + words.big + (words.big.empty() ? "" : " ") +
           words.strong + "; " + words.quiet;
}

std::string checked_words(double seconds) {
    constexpr double kLeast = 0.1;  // below, the time is that of a few pictures
    const std::string after = seconds < kLeast ? "within 0.1 s of" : fixed(seconds, 1) + " s after";
    return "✓ checked " + after + " your last change";
}

std::string ideas_words(const AppModel& model) {
    if (!model.verdict().fresh() || !model.ideas().any()) return "";
    const Ideas& ideas = model.ideas();
    return ideas.ways() == 0 ? "" : std::string(ideas.heading()) + ": " + count_text(ideas.ways(), "way", "ways");
}

}  // namespace shunt::ui::verdict_words
