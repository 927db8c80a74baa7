#include "ui/jobs/solver.hpp"

#include <nlohmann/json.hpp>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

using nlohmann::json;

namespace {

/// Most of all shortest solutions that are listed.
constexpr int kListed = 100;

const char* verb(Purpose purpose) {
    switch (purpose) {
        case Purpose::solve:
            return "Solving ";
        case Purpose::all:
            return "Counting all shortest solutions of ";
        case Purpose::here:
            return "Solving from here, ";
        case Purpose::hint:
            return "Looking for a hint, ";
        case Purpose::census:
        case Purpose::resume:
            return "Analysing ";
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
    if (request.purpose == Purpose::all) fields.update({{"all", true}, {"list", kListed}});
    return fields;
}

constexpr const char* kUnreadable = "The solver's report could not be read.";

}  // namespace

void Solver::start(JobRequest request, Outbox& outbox) {
    const int id = client_.start(verb(request.purpose) + title(*request.entry), fields_of(request), outbox);
    std::erase_if(requests_, [&](const auto& known) { return !client_.has(known.first); });
    requests_.insert_or_assign(id, std::move(request));
}

JobRequest Solver::take(int id) {
    JobRequest request = std::move(requests_[id]);
    requests_.erase(id);
    return request;
}

bool Solver::can_sample(const Entry& entry, puzzle::Metric metric) const {
    return client_.holds(census_id_) && census_entry_.get() == &entry && census_metric_ == metric;
}

void Solver::sample(int depth, std::uint64_t index, Outbox& outbox) {
    client_.sample(census_id_, depth, index, outbox);
}

SolverEvent Solver::on(const JobDone& done) {
    JobRequest request = take(done.id);
    if (!request.is_census()) {
        auto report = read_report<SolveOutcome>(done.report);
        if (!report) return SolverFailed{std::move(request), kUnreadable};
        return SolveDone{std::move(request), std::move(*report)};
    }
    auto report = read_report<CensusOutcome>(done.report);
    if (!report) return SolverFailed{std::move(request), kUnreadable};
    if (!report->depths.empty()) {
        census_id_ = done.id;
        census_entry_ = request.entry;
        census_metric_ = request.metric;
    }
    return CensusDone{std::move(request), std::move(*report)};
}

SolverEvent Solver::receive(std::string_view source, Outbox& outbox) {
    const JobEvent event = client_.receive(source, outbox);
    return std::visit([this](const auto& content) { return on(content); }, event);
}

}  // namespace shunt::ui
