#include "ui/panels/build/verdict_words.hpp"

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui::verdict_words {

namespace {

const char* in_metric(puzzle::Metric metric, bool one) { return one ? metric_word(metric) : metric_words(metric); }

Headline answer_words(const SolveOutcome& report, const AnyOutcome* any, puzzle::Metric metric) {
    if (report.status == Status::solved) {
        const std::uint64_t length = report.length.value_or(0);
        return {grouped(length), say("{moves}, proved shortest", {{"moves", in_metric(metric, length == 1)}}),
                say("a {move}: {definition}",
                    {{"move", metric_word(metric)}, {"definition", say(puzzle::definition(metric))}})};
    }
    if (report.status == Status::unsolvable)
        return {"", say("No solution"), say("proved: every position seen"), HeadlineTone::danger};
    const auto least = static_cast<std::uint64_t>(report.at_least.value_or(0));
    const bool has_most = any != nullptr && any->length;
    const std::string bounds = has_most ? say("{moves}, not proved; at most {most}",
                                              {{"moves", in_metric(metric, least == 1)}, {"most", *any->length}})
                                        : say("{moves}, not proved", {{"moves", in_metric(metric, least == 1)}});
    return {"≥ " + grouped(least), bounds,
            say("{count, plural, one {# position} other {# positions}} searched in {time}",
                {{"count", report.expanded}, {"time", time_text(report)}})};
}

/// How one comes to a goal, as far as one has come.
Headline goal_words(const Editor& editor) {
    const char* next = editor.wants_goal_piece() ? say("choose the piece that has to arrive")
                       : editor.goal()           ? say("drag the piece to where it has to end")
                                                 : say("without a goal there is nothing to solve");
    return {"", say("Where should it end?"), next, HeadlineTone::quiet};
}

}  // namespace

Headline words_of(const Model& model) {
    const Verdict& verdict = model.verdict;
    if (!verdict.has_puzzle()) return {"", say("No pieces yet"), say("draw a piece on the board"), HeadlineTone::quiet};
    if (!verdict.failure().empty()) return {"", say("Not checked"), verdict.failure(), HeadlineTone::danger};
    if (const Job* job = verdict.lost()) return {"", say("Not checked"), job->failure, HeadlineTone::danger};
    const Judged* judged = verdict.shown();
    if (judged == nullptr) return {"", say("Checking"), say("can it be solved?"), HeadlineTone::quiet};
    if (judged->puzzle->puzzle.goals().empty()) return goal_words(model.editor);
    if (judged->starts_at_goal()) return {"0", say("the start is a goal"), say("nothing has to be moved")};
    const puzzle::Metric metric = verdict.shown_metric();
    return answer_words(*judged->shortest(metric), judged->any_solution(metric), metric);
}

Headline fault_words(const Error& fault) {
    if (fault.line == 0) return {"", say("No puzzle yet"), sentence(fault.message), HeadlineTone::danger};
    return {"",
            say("Line {line}, column {column}",
                {{"line", std::to_string(fault.line)}, {"column", std::to_string(fault.column)}}),
            sentence(fault.message), HeadlineTone::danger};
}

std::pair<std::string, std::string> in_short(const Model& model) {
    const Judged* judged = model.verdict.shown();
    if (judged == nullptr || !judged->has_task()) return {};
    const Headline words = words_of(model);
    const puzzle::Metric metric = model.verdict.shown_metric();
    const std::string answer = words.big.empty() ? words.strong : words.big + " " + in_metric(metric, words.big == "1");
    const CensusOutcome* census = judged->census(metric);
    if (census == nullptr) return {answer, ""};
    const Phrase positions = census->status == Status::complete
                                 ? Phrase("{count, plural, one {# position} other {# positions}}")
                                 : Phrase("at least {count, plural, one {# position} other {# positions}}");
    return {answer, " · " + say(positions, {{"count", census->reachable}})};
}

bool is_old(const Model& model) {
    const Verdict& verdict = model.verdict;
    // What a stroke makes of the drawing is judged when it has ended.
    return verdict.has_puzzle() && verdict.shown() != nullptr && (!verdict.fresh() || model.editor.draws());
}

namespace {

/// Of the search for a shortest solution that is shown; none while there is no such answer.
std::optional<Status> status_shown(const Model& model) {
    const Judged* judged = model.verdict.shown();
    if (judged == nullptr || !judged->has_task()) return std::nullopt;
    const SolveOutcome* report = judged->shortest(model.verdict.shown_metric());
    return report != nullptr ? std::optional(report->status) : std::nullopt;
}

}  // namespace

bool shows_no_solution(const Model& model) { return status_shown(model) == Status::unsolvable; }

bool shows_bound(const Model& model) {
    const auto status = status_shown(model);
    return status && *status != Status::solved && *status != Status::unsolvable;
}

bool is_unsolvable(const Model& model) { return model.verdict.fresh() && shows_no_solution(model); }

bool needs_goal(const Model& model) {
    const EntryPtr& puzzle = model.editor.puzzle();
    return puzzle && puzzle->puzzle.goals().empty() && model.editor.layer() == 0;
}

std::string checked_words(const Checked& checked) {
    constexpr double kLeast = 0.1;  // below, the time is that of a few pictures
    if (checked.seconds < kLeast) return say("✓ checked within 0.1 s of your last change");
    return say("✓ checked {seconds} s after your last change", {{"seconds", fixed(checked.seconds, 1)}});
}

std::string ideas_words(const Model& model) {
    if (!model.verdict.fresh() || !model.ideas.any()) return "";
    const Ideas& ideas = model.ideas;
    if (ideas.ways() == 0) return "";
    return say("{heading}: {count, plural, one {# way} other {# ways}}",
               {{"heading", ideas.heading()}, {"count", ideas.ways()}});
}

}  // namespace shunt::ui::verdict_words
