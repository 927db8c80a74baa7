// Solver: what becomes of its jobs.
#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "ui/jobs/solver.hpp"

namespace shunt::ui {

namespace {

/// Whether a census in the metric is in the list. One that it has taken the place of is asked nothing: that one ended before.
bool is_counted_anew(const Solver& solver, puzzle::Metric metric) {
    constexpr std::array kCensuses{Purpose::census, Purpose::unasked, Purpose::resume};
    return std::any_of(kCensuses.begin(), kCensuses.end(),
                       [&](Purpose purpose) { return solver.asked(purpose, metric); });
}

}  // namespace

std::optional<JobRequest> Solver::take(Ticket ticket) {
    const auto found = requests_.find(ticket);
    if (found == requests_.end()) return std::nullopt;
    JobRequest request = std::move(found->second);
    requests_.erase(found);
    return request;
}

SolverEvent Solver::on(const JobDone& done) {
    auto request = take(done.ticket);
    if (!request) return {};
    if (done.goes_on) stopped_.insert_or_assign(done.ticket, *request);
    if (request->purpose == Purpose::way) {
        auto report = outcome::from_value<AnyOutcome>(done.report);
        if (!report) return SolverFailed{std::move(*request), say(kUnreadableSolver)};
        return WayFound{std::move(*request), std::move(*report)};
    }
    if (!request->is_census()) {
        auto report = outcome::from_value<SolveOutcome>(done.report);
        if (!report) return SolverFailed{std::move(*request), say(kUnreadableSolver)};
        return SolveDone{std::move(*request), std::move(*report)};
    }
    auto report = outcome::from_value<CensusOutcome>(done.report);
    if (!report) return SolverFailed{std::move(*request), say(kUnreadableSolver)};
    if (report->status != Status::complete && is_counted_anew(*this, request->metric)) {
        jobs_.release(done.ticket);
        return {};
    }
    if (!report->depths.empty()) censuses_.insert_or_assign(done.ticket, request->metric);
    return CensusDone{std::move(*request), std::move(*report)};
}

SolverEvent Solver::on(const JobProgressed& progressed) {
    const auto found = requests_.find(progressed.ticket);
    if (found == requests_.end() || progressed.report.is_null()) return {};
    if (found->second.purpose == Purpose::way) {
        auto report = outcome::from_value<AnyOutcome>(progressed.report);
        return report ? SolverEvent(WayFound{found->second, std::move(*report)}) : SolverEvent();
    }
    if (!found->second.is_census()) return {};
    auto report = outcome::from_value<CensusOutcome>(progressed.report);
    return report ? SolverEvent(CensusGrew{found->second.entry, std::move(*report)}) : SolverEvent();
}

SolverEvent Solver::on(const JobFailed& failed) {
    auto request = take(failed.ticket);
    return request ? SolverEvent(SolverFailed{std::move(*request), failed.message}) : SolverEvent();
}

SolverEvent Solver::on(const JobDropped& dropped) {
    auto request = take(dropped.ticket);
    return request ? SolverEvent(SolverDropped{std::move(*request)}) : SolverEvent();
}

SolverEvent Solver::on(const JobAnswering& answering) {
    const auto census = censuses_.find(answering.ticket);
    if (census == censuses_.end()) return {};
    return CensusAnswerGrew{census->second, answering.asked.text("question"), answering.share};
}

SolverEvent Solver::on(const JobAnswered& answered) {
    const auto census = censuses_.find(answered.ticket);
    if (census == censuses_.end()) return {};
    return CensusAnswer{census->second, answered.asked, answered.report};
}

SolverEvent Solver::on(const JobGone& gone) {
    stopped_.erase(gone.ticket);
    const auto census = censuses_.extract(gone.ticket);
    return census.empty() ? SolverEvent() : SolverEvent(CensusGone{census.mapped()});
}

SolverEvent Solver::receive(const JobEvent& event) {
    return std::visit([this](const auto& content) { return on(content); }, event);
}

}  // namespace shunt::ui
