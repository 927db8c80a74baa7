#include "ui/model/findings.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// The name of the field that asks for a part of a census.
const char* part_of(Finding finding) {
    switch (finding) {
        case Finding::hardest_start:
            return "hardest_start";
        case Finding::diameter:
            return "diameter";
        case Finding::components:
            return "components";
        case Finding::difficulty:
            break;
    }
    return nullptr;
}

/// The relative error to reach next: 1 %, and each time it was reached a third of it.
double next_precision(const std::optional<DifficultyOutcome>& known) {
    constexpr double kFirst = 0.01;
    if (!known || known->mean_path.value_or(0) <= 0) return kFirst;
    return std::min(kFirst, known->standard_error.value_or(0) / *known->mean_path / 3);
}

constexpr const char* kUnreadable = "The lab's report could not be read.";

/// What a survey has found, for those who hear the page.
std::string survey_words(const CensusOutcome& report) {
    if (report.hardest_start && report.hardest_start->distance)
        return "Hardest start: " + length_text(*report.hardest_start->distance, report.metric) + " from a goal.";
    if (report.diameter && report.diameter->length)
        return "Diameter: " + length_text(*report.diameter->length, report.metric) + ".";
    if (report.components) return count_text(report.components->count, "component", "components") + ".";
    return "Nothing found.";
}

}  // namespace

const char* to_string(Finding finding) {
    switch (finding) {
        case Finding::hardest_start:
            return "hardest start";
        case Finding::diameter:
            return "diameter";
        case Finding::components:
            return "components";
        case Finding::difficulty:
            return "difficulty";
    }
    return "";
}

std::optional<Finding> Findings::asked(const JobClient& lab, puzzle::Metric metric) const {
    return metric == metric_ && lab.has(job_) ? std::optional(finding_) : std::nullopt;
}

void Findings::ask(Finding finding, const EntryPtr& entry, puzzle::Metric metric, JobClient& lab, Outbox& outbox) {
    nlohmann::json request = {
        {"job", "difficulty"}, {"puzzle", entry->text}, {"metric", std::string(puzzle::to_string(metric))}};
    if (const char* part = part_of(finding)) request.update({{"job", "census"}, {part, true}});
    finding_ = finding;
    metric_ = metric;
    if (finding == Finding::difficulty) request["precision"] = next_precision(found().difficulty);
    job_ = lab.start("Working out the " + std::string(to_string(finding)) + " of " + title(*entry), request, outbox);
}

void Findings::forget(JobClient& lab, Outbox& outbox) {
    lab.cancel(job_, outbox);
    job_ = 0;
    found_.fill({});
}

std::string Findings::receive(const JobEvent& event, const JobClient& lab, Outbox& outbox) {
    return std::visit([&](const auto& content) { return on(content, lab, outbox); }, event);
}

std::string Findings::on(const JobDone& done, const JobClient&, Outbox& outbox) {
    if (done.id != job_) return {};
    return finding_ == Finding::difficulty ? take_difficulty(done.report, outbox) : take_survey(done.report, outbox);
}

std::string Findings::on(const JobFailed& failed, const JobClient&, Outbox& outbox) {
    if (failed.id != job_) return {};
    outbox.error(failed.message);
    return failed.message;
}

std::string Findings::on(const JobProgressed& progressed, const JobClient& lab, Outbox&) {
    if (progressed.id != job_ || finding_ != Finding::difficulty) return {};
    auto report = read_report<DifficultyOutcome>(lab.running()->progress.report);
    if (report && report->bb) found().difficulty = std::move(*report);
    return {};
}

std::string Findings::take_survey(const std::string& source, Outbox& outbox) {
    auto report = read_report<CensusOutcome>(source);
    if (!report) return kUnreadable;
    if (report->status == Status::cancelled) return {};
    if (report->status == Status::limit) return report->reason;
    outbox.announce(survey_words(*report));
    if (report->hardest_start) found().hardest_start = std::move(report->hardest_start);
    if (report->diameter) found().diameter = std::move(report->diameter);
    if (report->components) found().components = std::move(report->components);
    return {};
}

std::string Findings::take_difficulty(const std::string& source, Outbox& outbox) {
    auto report = read_report<DifficultyOutcome>(source);
    if (!report) return kUnreadable;
    const std::string reason = report->status == Status::limit ? report->reason : std::string();
    if (report->bb) outbox.announce("Difficulty: BB " + fixed(*report->bb, 1) + ".");
    if (report->bb || report->status == Status::unsolvable) found().difficulty = std::move(*report);
    return reason;
}

}  // namespace shunt::ui
