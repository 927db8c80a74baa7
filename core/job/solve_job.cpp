#include "core/job/solve_job.hpp"

#include "core/job/path_checksum.hpp"
#include "core/job/search_report.hpp"

namespace shunt::job {

SolveJob::SolveJob(puzzle::Puzzle puzzle, const Options& options)
    : options_(options), solve_(std::move(puzzle), options.solve) {}

bool SolveJob::advance(std::uint64_t budget) {
    if (stopped_ != Status::running) return false;
    if (solve_.advance(budget)) return true;
    if (lists() && !listed_) list_solutions(budget);
    return lists() && !listed_ && solve_.defect().empty();
}

/// Takes about `budget` moves' worth of solutions: those that go into the report, and for a checksum all.
void SolveJob::list_solutions(std::uint64_t budget) {
    const std::uint64_t cost = 8 * solve_.moves().size() + 8;
    for (std::uint64_t spent = 0; spent < budget; spent += cost) {
        const bool wanted = solutions_.size() < options_.list;
        std::optional<std::vector<moves::Move>> solution;
        if (wanted || options_.checksum) solution = solve_.next_solution();
        if (!solution) {
            listed_ = true;
            return;
        }
        ++told_;
        checksum_ += path_checksum(letters_of(*solution));
        if (wanted) solutions_.push_back(std::move(*solution));
    }
}

void SolveJob::stop(Status why) {
    if (solve_.status() == Status::running) {
        solve_.stop(why);
    } else if (lists() && !listed_) {
        stopped_ = why;
    }
}

Status SolveJob::status() const { return stopped_ != Status::running ? stopped_ : solve_.status(); }

Progress SolveJob::progress() const {
    Progress progress = progress_of(solve_.search());
    if (!solve_.has_solution() || !options_.solve.all) return progress;
    progress.phase = solve_.status() == Status::running ? "counting solutions" : "listing solutions";
    progress.unit = "solutions";
    progress.done = told_;
    progress.total.reset();
    return progress;
}

std::string SolveJob::report(double seconds) const {
    Json report;
    const bool units = has_units_only(solve_.puzzle());
    report["status"] = to_string(status());
    report["metric"] = to_string(solve_.metric());
    report["length"] = nullptr;
    if (solve_.has_solution()) {
        report["length"] = solve_.moves().size();
        if (!solve_.shortest_solutions().empty()) report["shortest_solutions"] = solve_.shortest_solutions();
        report["moves"] = moves_json(solve_.puzzle(), solve_.moves());
        report["counts"] = counts_json(moves::count(solve_.moves()));
        if (units) report["letters"] = letters_of(solve_.moves());
        for (const auto& solution : solutions_) {
            Json entry{{"moves", moves_json(solve_.puzzle(), solution)}};
            if (units) entry["letters"] = letters_of(solution);
            report["solutions"].push_back(std::move(entry));
        }
        if (options_.checksum && listed_) report["checksum"] = checksum_;
    }
    report["packings"] = solve_.search().packings();
    report["direction"] = to_string(solve_.search().direction());
    const bool unfinished = status() == Status::limit || status() == Status::cancelled;
    if (unfinished && solve_.at_least()) report["at_least"] = *solve_.at_least();
    append_statistics(report, solve_.search(), solve_.reason(), seconds);
    return report.dump();
}

}  // namespace shunt::job
