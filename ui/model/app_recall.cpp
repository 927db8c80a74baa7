// AppModel: what jobs reported in an earlier visit.
#include "ui/model/app_model.hpp"

namespace shunt::ui {

void AppModel::recall(Value kept) {
    const Value request = kept.field("request");
    const Value report = kept.field("report");
    const std::string job = request.text("job");
    if (job == "find" || job == "evolve") return finder_.recall(request, report, jobs_);
    if (!has_puzzle() || request.text("puzzle") != session_->entry().text) return;
    if (!request.field("position").is_null()) return;
    if (job == "solve") {
        if (auto outcome = outcome::from_value<SolveOutcome>(report)) recall_answer(std::move(*outcome));
    } else if (job == "census") {
        auto outcome = outcome::from_value<CensusOutcome>(report);
        const bool whole = outcome && outcome->status == Status::complete;
        if (whole && results_.is_told_more_by(*outcome)) results_.keep(std::move(*outcome));
    }
}

/// A solution is replayed like one that was found just now; that it is shortest was proved then.
void AppModel::recall_answer(SolveOutcome report) {
    const bool ended = report.status == Status::solved || report.status == Status::unsolvable;
    if (!ended || results_.is_settled(report.metric)) return;
    SolutionPtr solution = first_solution(puzzle(), entry().start, report);
    if (report.status == Status::solved && !solution) return;
    if (solution) results_.remember(puzzle(), *solution);
    const bool shown = report.metric == metric_ && solution != nullptr && player_.solution() == nullptr;
    results_.keep(Answer{std::move(report), solution});
    if (!shown) return;
    take_solution(std::move(solution), entry().start);
}

}  // namespace shunt::ui
