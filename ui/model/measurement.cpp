#include "ui/model/measurement.hpp"

#include <utility>

#include <nlohmann/json.hpp>

#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr double kPrecision = 0.01;               // of the mean path
constexpr std::uint64_t kMemory = 1'000'000'000;  // bytes

}  // namespace

void Measurement::look_at(const EntryPtr& puzzle, puzzle::Metric metric, JobList& jobs, Outbox& outbox) {
    if (puzzle == puzzle_ && metric == metric_) return;
    jobs.cancel(std::exchange(ticket_, 0), outbox);
    puzzle_ = puzzle;
    metric_ = metric;
    estimate_.reset();
}

void Measurement::measure(JobList& jobs, Outbox& outbox) {
    if (!puzzle_ || running(jobs)) return;
    const nlohmann::json request = {{"job", "difficulty"},
                                    {"puzzle", puzzle_->text},
                                    {"metric", std::string(puzzle::to_string(metric_))},
                                    {"memory", kMemory},
                                    {"precision", kPrecision}};
    JobTerms terms{JobModule::lab, "Measuring the difficulty of " + title(*puzzle_), "difficulty of the drawing"};
    terms.aside = true;
    ticket_ = jobs.start(std::move(terms), request, outbox);
}

void Measurement::receive(const JobEvent& event, const JobList& jobs, Outbox& outbox) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event)) {
        if (progressed->ticket == ticket_) take(jobs.find(ticket_)->progress.report);
    } else if (const auto* done = std::get_if<JobDone>(&event)) {
        if (done->ticket != ticket_) return;
        take(done->report);
        if (estimate_) outbox.announce("Difficulty: BB " + fixed(*estimate_->bb, 1) + ".");
    } else if (const auto* failed = std::get_if<JobFailed>(&event)) {
        if (failed->ticket == ticket_) outbox.error(failed->message);
    }
}

void Measurement::take(const std::string& report) {
    auto read = read_report<DifficultyOutcome>(report);
    if (read && read->bb) estimate_ = std::move(*read);
}

}  // namespace shunt::ui
