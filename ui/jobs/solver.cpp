#include "ui/jobs/solver.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

using nlohmann::json;

namespace {

/// Most of all shortest solutions that are listed.
constexpr int kListed = 100;
/// Most that a search which nobody has asked for may need; one that needs more is refused before it begins.
constexpr std::uint64_t kBesideBytes = 32'000'000;
/// The same of a census: it holds some millions of packings, which take less than a second.
constexpr std::uint64_t kSurveyBytes = 4'000'000;

const char* verb(Purpose purpose) {
    switch (purpose) {
        case Purpose::solve:
        case Purpose::beside:
            return "Solving ";
        case Purpose::all:
            return "Counting all shortest solutions of ";
        case Purpose::here:
            return "Solving from here, ";
        case Purpose::hint:
            return "Looking for a hint, ";
        case Purpose::census:
        case Purpose::survey:
        case Purpose::resume:
            return "Exploring ";
    }
    return "";
}

json fields_of(const JobRequest& request) {
    json fields = {{"job", request.is_census() ? "census" : "solve"},
                   {"puzzle", request.entry->text},
                   {"metric", std::string(puzzle::to_string(request.metric))}};
    if (request.from != request.entry->puzzle.start()) {
        fields["position"] = puzzle::print_position(request.entry->puzzle, request.from);
    }
    if (request.purpose == Purpose::beside) fields["memory"] = kBesideBytes;
    // Packed, its memory is known before it begins.
    if (request.purpose == Purpose::survey) fields.update({{"memory", kSurveyBytes}, {"storage", "packed"}});
    if (request.purpose == Purpose::all) fields.update({{"all", true}, {"list", kListed}});
    return fields;
}

/// A job like an older one takes its place; of answers from elsewhere only the newest counts.
std::string lane(const JobRequest& request) {
    const std::string metric(puzzle::to_string(request.metric));
    switch (request.purpose) {
        case Purpose::solve:
        case Purpose::beside:
            return "solve " + metric;
        case Purpose::all:
            return "all " + metric;
        case Purpose::here:
            return "here";
        case Purpose::hint:
            return "hint";
        case Purpose::census:
        case Purpose::survey:
        case Purpose::resume:
            return "census " + metric;
    }
    return "";
}

/// Who plays waits for a hint; for what nobody has asked for, nobody does.
int priority(Purpose purpose) { return purpose == Purpose::hint ? 1 : purpose == Purpose::beside ? -1 : 0; }

constexpr const char* kUnreadable = "The solver's report could not be read.";

}  // namespace

void Solver::start(JobRequest request, JobList& jobs, Outbox& outbox) {
    if (request.is_census()) jobs.release(held(jobs, request.metric), outbox);
    const bool aside = request.purpose == Purpose::beside || request.purpose == Purpose::survey;
    const Ticket ticket = jobs.start({JobModule::solver, verb(request.purpose) + title(*request.entry), lane(request),
                                      priority(request.purpose), request.is_census(), aside},
                                     fields_of(request), outbox);
    std::erase_if(requests_, [&](const auto& known) { return !jobs.lists(known.first); });
    std::erase_if(censuses_, [&](const auto& known) { return !jobs.holds(known.first); });
    requests_.insert_or_assign(ticket, std::move(request));
}

void Solver::forget(JobList& jobs, Outbox& outbox) {
    for (const auto& [ticket, request] : requests_) {
        jobs.cancel(ticket, outbox);
        jobs.release(ticket, outbox);
    }
    for (const auto& [ticket, metric] : censuses_) jobs.release(ticket, outbox);
    requests_.clear();
    censuses_.clear();
}

bool Solver::asked(const JobList& jobs, Purpose purpose, puzzle::Metric metric) const {
    return std::any_of(requests_.begin(), requests_.end(), [&](const auto& known) {
        return jobs.has(known.first) && known.second.purpose == purpose && known.second.metric == metric;
    });
}

std::optional<JobRequest> Solver::take(Ticket ticket) {
    const auto found = requests_.find(ticket);
    if (found == requests_.end()) return std::nullopt;
    JobRequest request = std::move(found->second);
    requests_.erase(found);
    return request;
}

Ticket Solver::held(const JobList& jobs, puzzle::Metric metric) const {
    Ticket newest = 0;
    for (const auto& [ticket, known] : censuses_)
        if (known == metric && jobs.holds(ticket)) newest = ticket;
    return newest;
}

void Solver::sample(puzzle::Metric metric, int depth, std::uint64_t index, JobList& jobs, Outbox& outbox) const {
    jobs.sample(held(jobs, metric), depth, index, outbox);
}

SolverEvent Solver::on(const JobDone& done) {
    auto request = take(done.ticket);
    if (!request) return {};
    if (!request->is_census()) {
        auto report = read_report<SolveOutcome>(done.report);
        if (!report) return SolverFailed{std::move(*request), kUnreadable};
        return SolveDone{std::move(*request), std::move(*report)};
    }
    auto report = read_report<CensusOutcome>(done.report);
    if (!report) return SolverFailed{std::move(*request), kUnreadable};
    if (!report->depths.empty()) censuses_.insert_or_assign(done.ticket, request->metric);
    return CensusDone{std::move(*request), std::move(*report)};
}

SolverEvent Solver::on(const JobFailed& failed) {
    auto request = take(failed.ticket);
    return request ? SolverEvent(SolverFailed{std::move(*request), failed.message}) : SolverEvent();
}

SolverEvent Solver::on(const JobDropped& dropped) {
    auto request = take(dropped.ticket);
    return request ? SolverEvent(SolverDropped{std::move(*request)}) : SolverEvent();
}

SolverEvent Solver::on(const SampleArrived& sample) {
    return censuses_.count(sample.ticket) != 0 ? SolverEvent(sample) : SolverEvent();
}

SolverEvent Solver::receive(const JobEvent& event) {
    return std::visit([this](const auto& content) { return on(content); }, event);
}

}  // namespace shunt::ui
