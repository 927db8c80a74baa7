#include "ui/panels/build/verdict_rows.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "ui/commands/verdict.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/difficulty_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using verdict_words::is_old;
using verdict_words::shows_bound;

/// What a question that is not answered yet shows.
constexpr const char* kOpen = "…";

/// "116 step · 90 slide · 81 move": for one piece at a time or for groups, as chosen.
std::string in_each_metric(const Judged& judged, puzzle::Metric shown) {
    std::string text;
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        if (puzzle::moves_groups(metric) != puzzle::moves_groups(shown)) continue;
        const SolveOutcome* report = judged.shortest(metric);
        const std::string length = report == nullptr ? kOpen : report->length ? grouped(*report->length) : "?";
        text += text.empty() ? "" : " · ";
        text += say("{length} {metric}", {{"length", length}, {"metric", metric_word(metric)}});
    }
    return text;
}

std::string reachable(const CensusOutcome* census) {
    if (census == nullptr) return kOpen;
    const std::string count = grouped(census->reachable);
    const bool complete = census->status == Status::complete;
    if (census->packings.empty()) return complete ? count : say("at least {count}", {{"count", count}});
    return say(complete ? Phrase("{count} of {all}") : Phrase("at least {count} of {all}"),
               {{"count", count}, {"all", grouped(std::string_view(census->packings))}});
}

std::string farthest(const CensusOutcome* census) {
    if (census == nullptr) return kOpen;
    return census->status == Status::complete ? length_text(census->eccentricity, census->metric) : "?";
}

std::string number_of_solutions(const Judged& judged, puzzle::Metric metric) {
    if (!judged.has_numbered(metric)) return kOpen;
    const std::string digits = judged.solutions(metric);
    return digits.empty() ? say("not counted") : grouped(std::string_view(digits));
}

ButtonAction row_button(const char* id, const char* label, Command command) {
    return {{id, label, Icon::none, ButtonStyle::text}, std::move(command)};
}

/// It takes long, so it is measured when that is asked for.
FactRow difficulty_row(const Model& model) {
    constexpr const char* kButton = "verdict.difficulty.button";
    FactRow row{"verdict.difficulty", say("difficulty (BB)"), kOpen};
    if (!model.verdict.fresh()) return row;
    const puzzle::Metric metric = model.verdict.metric();
    const bool running = model.drawn_findings.asked(Finding::difficulty, metric);
    const auto& known = model.drawn_findings.of(metric).difficulty;
    const bool measured = known && known->bb;
    if (measured || !running) row.value = measured ? difficulty_text(*known) : "";
    if (running)
        row.button = row_button(kButton, say("Stop"), command::StopMeasuring{});
    else if (!measured)
        row.button = row_button(kButton, say("Measure"), command::MeasureDifficulty{});
    return row;
}

/// A solution of which nothing is proved, or the offer to look for one.
FactRow any_row(const Model& model, const AnyOutcome* any) {
    FactRow row{kAnyRow, say("a solution, not proved shortest")};
    if (any != nullptr && any->length) {
        row.value = length_text(*any->length, any->metric);
        if (!is_old(model)) row.button = row_button(kAnyButton, say("Watch"), command::WatchAnySolution{});
    } else if (any != nullptr) {
        row.value = any->status == Status::unsolvable ? say("there is none") : say("none found");
    } else if (model.verdict.offers_any()) {
        row.button = row_button(kAnyButton, say("Any solution"), command::FindAnySolution{});
    } else {
        row.value = kOpen;
    }
    return row;
}

std::vector<FactRow> bound_rows(const Model& model, const SolveOutcome& report, const AnyOutcome* any) {
    return {{"verdict.searched", say("positions searched"), grouped(report.expanded)},
            {"verdict.memory", say("memory"), bytes_text(report.peak_bytes)},
            any_row(model, any)};
}

}  // namespace

std::vector<FactRow> verdict_rows(const Model& model) {
    const Verdict& verdict = model.verdict;
    const Judged* judged = verdict.shown();
    if (judged == nullptr || !verdict.failure().empty()) return {};
    const puzzle::Metric metric = verdict.shown_metric();
    const CensusOutcome* census = judged->census(metric);
    const SolveOutcome* report = judged->shortest(metric);
    const bool solved = judged->has_task() && report != nullptr && report->status == Status::solved;
    if (shows_bound(model)) return bound_rows(model, *report, judged->any_solution(metric));
    std::vector<FactRow> rows;
    if (solved) rows.push_back({"verdict.each", say("in each metric"), in_each_metric(*judged, metric)});
    if (solved) rows.push_back({"verdict.solutions", say("shortest solutions"), number_of_solutions(*judged, metric)});
    rows.push_back({"verdict.reachable", reachable_label(census), reachable(census)});
    rows.push_back({"verdict.farthest", say("farthest from the start"), farthest(census)});
    if (solved) rows.push_back(difficulty_row(model));
    return rows;
}

}  // namespace shunt::ui
