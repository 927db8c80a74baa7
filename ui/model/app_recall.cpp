// AppModel: what is known of the puzzle that is open without having been asked here: from an earlier visit, or from Build.
#include "ui/known/kept.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

void AppModel::keep_known() {
    if (!has_puzzle()) return;
    for (std::string& proved : take_unkept(*book_, entry())) outbox_.keeps.push_back(std::move(proved));
}

void AppModel::recall(Value kept) {
    const Value request = kept.field("request");
    const Value report = kept.field("report");
    const std::string job = request.text("job");
    if (job == "find" || job == "evolve") return finder_.recall(request, report, jobs_);
    // Earlier versions said of which text it is.
    const std::string about = request.text("puzzle");
    if (!has_puzzle() || (about != entry().text && about != game())) return;
    if (!request.field("position").is_null()) return;
    keep_known();
    if (job == "solve") {
        if (auto outcome = outcome::from_value<SolveOutcome>(report)) recall_answer(std::move(*outcome));
    } else if (job == "census") {
        auto outcome = outcome::from_value<CensusOutcome>(report);
        const bool whole = outcome && outcome->status == Status::complete;
        if (whole && book_->whole_census(outcome->metric) == nullptr) book_->take(std::move(*outcome));
    }
    for (const puzzle::Metric metric : puzzle::kMetrics) (void)book_->take_news(metric);  // the page has it
}

/// A solution is replayed like one that was found just now; that it is shortest was proved then.
void AppModel::recall_answer(SolveOutcome report) {
    if (!is_settled(report) || book_->is_settled(report.metric)) return;
    SolutionPtr solution = first_solution(puzzle(), entry().start, report);
    if (report.status == Status::solved && !solution) return;
    if (solution) book_->remember(puzzle(), *solution);
    book_->take(std::move(report), std::move(solution));
    agree_with_book();
}

void AppModel::agree_with_book() {
    if (!has_puzzle()) return;
    book_->read_solutions(puzzle(), entry().start);
    if (wanted_step_ && wanted_step_->from != entry().start) return;  // another solution is on its way
    if (answer() && answer()->solution && !player_.solution()) take_solution(answer()->solution, entry().start);
}

}  // namespace shunt::ui
