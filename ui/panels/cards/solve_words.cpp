#include "ui/panels/cards/solve_words.hpp"

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui::solve_words {

namespace {

constexpr const char* kUnknownLength = "–";

std::uint64_t whole(int value) { return static_cast<std::uint64_t>(value); }

/// What is known of the length in a metric, proved or stated: a number, "unsolvable", or a dash.
std::string brief_length(const Model& model, puzzle::Metric metric) {
    if (const auto proved = model.open.book().proved_length(metric))
        return proved->length ? grouped(whole(*proved->length)) : say("unsolvable");
    const puzzle::Fact* stated = stated_length(model, metric);
    if (stated == nullptr) return kUnknownLength;
    return stated->value ? grouped(stated->value->decimal()) : say("unsolvable");
}

/// What is counted, behind a number.
const char* unit(puzzle::Metric metric, bool is_one) { return is_one ? metric_word(metric) : metric_words(metric); }

/// There is no length, so no number.
Headline unsolvable_words(std::string words, std::string why) {
    Headline headline{"", std::move(words), std::move(why)};
    headline.title = true;
    return headline;
}

/// What the puzzle's file says, until it is proved.
Headline known_words(const puzzle::Fact& known, puzzle::Metric metric, const std::string& meaning) {
    if (!known.value) return unsolvable_words(say("Unsolvable, known"), say("not proved here yet; Solve proves it"));
    return {grouped(known.value->decimal()), say("{unit}, known", {{"unit", unit(metric, *known.value == 1)}}),
            meaning};
}

/// What the search found.
Headline found_words(const SolveOutcome& report, puzzle::Metric metric, const std::string& meaning) {
    if (report.status == Status::solved)
        return {grouped(report.length.value_or(0)),
                say("{unit}, proved shortest", {{"unit", unit(metric, report.length == 1)}}), meaning};
    if (report.status == Status::unsolvable)
        return unsolvable_words(say("Unsolvable, proved"), say("no order of moves reaches the goal"));
    const bool stopped = report.status == Status::cancelled;
    const std::string end = stopped ? say("stopped, {count, plural, one {# position} other {# positions}} searched",
                                          {{"count", report.expanded}})
                                    : say("the search ended before an answer");
    if (report.at_least > 0)
        return {"≥ " + grouped(whole(*report.at_least)),
                say("{units}, not proved", {{"units", unit(metric, report.at_least == 1)}}), end};
    return {"?", say("no answer"), end, HeadlineTone::open};
}

/// What follows from the count of positions, which nobody has solved for.
Headline counted_words(const ProvedLength& proved, puzzle::Metric metric) {
    if (!proved.length)
        return unsolvable_words(say("Unsolvable, proved"), say("none of the positions that can be reached is a goal"));
    return {grouped(whole(*proved.length)),
            say("{unit}, proved shortest", {{"unit", unit(metric, *proved.length == 1)}}),
            say("all nearer positions are counted; Solve shows the moves")};
}

/// Between which numbers the answer lies, while it is looked for and after a search that ended early.
Headline way_words(const Model& model, const AnyOutcome& way) {
    const puzzle::Metric metric = model.open.metric();
    const bool searches = model.requests.asked(Purpose::solve);
    return {
        "≤ " + grouped(*way.length),
        say("{units}, at least {least} so far",
            {{"units", unit(metric, way.length == 1)}, {"least", model.answers.at_least()}}),
        searches ? say("a solution, not proved shortest; still searching") : say("a solution, not proved shortest")};
}

/// What is proved by then of an answer that is still looked for, where no solution is known.
Headline searching_words(const Model& model) {
    const std::uint64_t least = model.answers.at_least();
    return {"≥ " + grouped(least), say("{units} so far", {{"units", unit(model.open.metric(), least == 1)}}),
            say("no solution is known yet; still searching")};
}

/// What is known of the position on the board, once the user has left the start: no word of the start looks like one about it.
Headline words_from_here(const Model& model, const std::string& meaning) {
    const puzzle::Metric metric = model.open.metric();
    if (const auto left = model.distance.shown())
        return {grouped(whole(left->units)),
                left->old ? say("{units} to go before this move", {{"units", unit(metric, left->units == 1)}})
                          : say("{unit} to go, proved shortest", {{"unit", unit(metric, left->units == 1)}}),
                meaning, left->old ? HeadlineTone::open : HeadlineTone::plain};
    const std::string start = brief_length(model, metric);
    const std::string known = start == kUnknownLength ? meaning
                                                      : say("{length} {units} from the start",
                                                            {{"length", start}, {"units", unit(metric, start == "1")}});
    return {"?", say("{units} to go from here", {{"units", metric_words(metric)}}), known, HeadlineTone::open};
}

}  // namespace

const puzzle::Fact* stated_length(const Model& model, puzzle::Metric metric) {
    return model.open.book().proved_length(metric) ? nullptr
                                                   : fact(model.open.entry(), puzzle::Fact::Subject::length, metric);
}

std::optional<StartLength> start_length(const Model& model) {
    const puzzle::Metric metric = model.open.metric();
    if (const auto proved = model.open.book().proved_length(metric))
        return proved->length ? std::optional(StartLength{*proved->length, true}) : std::nullopt;
    const auto stated = known_length(model.open.entry(), metric);
    return stated ? std::optional(StartLength{*stated, false}) : std::nullopt;
}

bool has_no_solution(const Model& model) {
    const auto proved = model.open.book().proved_length(model.open.metric());
    if (proved && !proved->length) return true;
    const puzzle::Fact* stated = stated_length(model, model.open.metric());
    return stated != nullptr && !stated->value;
}

std::string in_each_metric(const Model& model) {
    std::string text;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (puzzle::moves_groups(metric) != puzzle::moves_groups(model.open.metric())) continue;
        if (!text.empty()) text += " · ";
        text += say("{length} {metric}", {{"length", brief_length(model, metric)}, {"metric", metric_word(metric)}});
    }
    return text;
}

Headline words_of(const Model& model) {
    const puzzle::Metric metric = model.open.metric();
    const std::string meaning = say("a {metric}: {definition}",
                                    {{"metric", metric_word(metric)}, {"definition", say(puzzle::definition(metric))}});
    if (model.open.puzzle().goals().empty())
        return {"", say("No goal"), say("nothing to solve; every position can be analysed")};
    if (model.play.is_under_way() && !has_no_solution(model)) return words_from_here(model, meaning);
    const auto& answer = model.open.answer();
    const AnyOutcome* way = model.open.way();
    if (const puzzle::Fact* known = stated_length(model, metric)) {
        const std::string found = way == nullptr ? meaning
                                                 : say("a solution of {length} is found, not proved shortest",
                                                       {{"length", length_text(*way->length, metric)}});
        return known_words(*known, metric, found);
    }
    const auto proved = model.open.book().proved_length(metric);
    const bool is_told = answer && (answer->solution || answer->report.status == Status::unsolvable);
    if (proved && !is_told) return counted_words(*proved, metric);
    if (way != nullptr) return way_words(model, *way);
    if (!is_told && model.answers.searches_long()) return searching_words(model);
    if (!answer)
        return {"?", say("shortest solution in {units}", {{"units", metric_words(metric)}}), meaning,
                HeadlineTone::open};
    return found_words(answer->report, metric, meaning);
}

std::string in_a_line(const Headline& answer) {
    if (answer.big.empty()) return answer.strong;
    return answer.big == "?" ? answer.strong + ": ?" : answer.big + " " + answer.strong;
}

}  // namespace shunt::ui::solve_words
