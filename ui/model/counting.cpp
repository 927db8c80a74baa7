#include "ui/model/counting.hpp"

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/shell_command.hpp"

namespace shunt::ui {

bool Counting::wants_unasked() const {
    const puzzle::Metric metric = open_.metric();
    return open_.has_puzzle() && !requests_.asked(Purpose::census) && counted_unasked_.count(metric) == 0 &&
           open_.book().census(metric) == nullptr;
}

void Counting::count_unasked() {
    if (wants_unasked()) count_unasked(open_.metric());
}

void Counting::count_unasked(puzzle::Metric metric) {
    counted_unasked_.insert(metric);
    requests_.start(Purpose::unasked, metric);
}

std::optional<puzzle::Metric> Counting::wants_comparison() const {
    if (!open_.has_puzzle() || !open_.has_few_positions()) return std::nullopt;
    for (const puzzle::Metric metric : puzzle::kMetrics)
        if (counted_unasked_.count(metric) == 0 && open_.book().census(metric) == nullptr) return metric;
    return std::nullopt;
}

void Counting::compare() {
    if (const auto metric = wants_comparison()) count_unasked(*metric);
}

void Counting::copy_census_command() const {
    outbox_.copies.push_back(shell_command("census --memory 64G", open_.metric(), open_.entry().text));
    outbox_.announce(say("Command copied."));
}

void Counting::take(const CensusDone& done) {
    if (!open_.is(done.request.entry)) return;
    const CensusOutcome& report = done.report;
    const bool refused = report.status == Status::limit && done.request.purpose == Purpose::unasked;
    if (report.status == Status::limit && !refused) {
        open_.fail(report.reason.empty() ? say("The memory limit was reached; what is shown is a part.")
                                         : sentence(report.reason));
        outbox_.announce(open_.failure());
    }
    if (refused || !report.depths.empty()) open_.book().take(report);
    if (done.request.purpose == Purpose::census) tell(done);
}

/// What the text of the puzzle states and the report refutes, and what was counted.
void Counting::tell(const CensusDone& done) {
    const CensusOutcome& report = done.report;
    for (const std::string& words : report.contradicted) outbox_.info(sentence(words));
    if (report.status != Status::complete) return;
    outbox_.announce(
        say("{count, plural, one {# reachable position} other {# reachable positions}}, farthest {length} from the "
            "start.",
            {{"count", report.reachable}, {"length", length_text(report.eccentricity, report.metric)}}));
}

void Counting::take(const CensusGrew& grew) {
    if (open_.is(grew.entry) && !grew.report.depths.empty()) open_.book().take(grew.report);
}

void Counting::end(const JobRequest& request) {
    if (open_.is(request.entry) && request.is_census()) open_.book().end_census(request.metric);
}

}  // namespace shunt::ui
