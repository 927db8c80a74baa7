#include "ui/words/census_text.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

std::string count_text(const CensusView& census, int depth) {
    const std::string count =
        say("{count, plural, one {# position} other {# positions}}", {{"count", census.count(depth)}});
    const bool first = census.knows_goals() ? census.first_goal_depth() == depth : census.goal_depth == depth;
    const std::uint64_t goals = census.goals(depth);
    if (goals == 0) return first ? say("{positions}, the first with a goal", {{"positions", count}}) : count;
    const Phrase phrase = first ? Phrase("{positions}, the first with a goal: {goals}")
                                : Phrase("{positions}, {goals, plural, one {# a goal} other {# of them goals}}");
    return say(phrase, {{"positions", count}, {"goals", goals}});
}

std::string total_text(const CensusView& census, int depth) {
    return say("{count} up to here", {{"count", census.total(depth)}});
}

std::string in_sight_text(const CensusView& census) {
    if (census.range.is_whole()) return say("all depths");
    const int first = census.first_in_sight();
    return say("depths {first} to {last} of {greatest}",
               {{"first", first}, {"last", first + census.depths_in_sight() - 1}, {"greatest", census.last_depth()}});
}

std::string sample_text(const Sample& sample) {
    return say("position {number} of {all}", {{"number", sample.index + 1}, {"all", sample.total}});
}

std::string census_sentence(const CensusView& census, puzzle::Metric metric) {
    if (census.report == nullptr || census.report->depths.empty())
        return say("Every position that can be reached, by its distance from the start.");
    const CensusOutcome& report = *census.report;
    if (report.status == Status::complete)
        return say(
            "{count, plural, one {# position} other {# positions}} can be reached, the farthest {length} from "
            "the start.",
            {{"count", report.reachable}, {"length", length_text(report.eccentricity, metric)}});
    const Phrase phrase =
        report.status == Status::running
            ? Phrase(
                  "{depths, plural, one {First depth} other {First # depths}}, {count, plural, one {# position} "
                  "other {# positions}} so far.")
            : Phrase(
                  "{depths, plural, one {First depth} other {First # depths}}, {count, plural, one {# position} "
                  "other {# positions}}; the rest was not searched.");
    return say(phrase, {{"depths", report.depths.size()}, {"count", report.reachable}});
}

const char* reachable_label(const CensusOutcome* census) {
    return census != nullptr && census->packings.empty() ? say("reachable") : say("reachable of all packings");
}

std::string price_text(const CensusOutcome& refused, std::uint64_t limit) {
    const std::string most = bytes_text(limit);
    if (!refused.bytes_needed || refused.packings.empty())
        return say("There may be too many to count them all: as many are counted as {limit} hold.", {{"limit", most}});
    const std::string size = bytes_text(*refused.bytes_needed);
    const std::string count = grouped(refused.packings);
    if (*refused.bytes_needed <= limit)
        return say("The search needs {size} for {count} packings.", {{"size", size}, {"count", count}});
    return say("{count} packings would need {size}: as many positions are counted as {limit} hold.",
               {{"count", count}, {"size", size}, {"limit", most}});
}

}  // namespace shunt::ui
