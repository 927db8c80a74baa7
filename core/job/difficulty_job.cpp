#include "core/job/difficulty_job.hpp"

#include "core/job/request.hpp"
#include "core/job/search_report.hpp"

namespace shunt::job {

Progress DifficultyJob::progress() const {
    using Phase = analysis::Difficulty::Phase;
    Progress progress = progress_of(difficulty_.search());
    if (difficulty_.phase() == Phase::writing_graph) progress.phase = "writing the graph down";
    if (difficulty_.phase() != Phase::sampling) return progress;
    progress.phase = "walking at random";
    progress.unit = "spanning trees";
    progress.done = difficulty_.path()->samples();
    progress.total.reset();
    progress.depth.reset();
    return progress;
}

std::string DifficultyJob::report(double seconds) const {
    Json report;
    report["status"] = to_string(difficulty_.status());
    report["metric"] = to_string(difficulty_.metric());
    for (const char* key : {"vertices", "mean_path", "bb", "standard_error", "samples"}) report[key] = nullptr;
    const analysis::SpanningPath* path = difficulty_.path();
    if (path != nullptr && (path->is_certain() || path->samples() >= 2)) {
        report["vertices"] = difficulty_.vertices();
        report["mean_path"] = path->mean();
        report["bb"] = static_cast<double>(difficulty_.vertices()) - 1 - path->mean();
        report["standard_error"] = path->standard_error();
        report["samples"] = path->samples();
    }
    append_statistics(report, difficulty_.search(), difficulty_.reason(), seconds);
    return report.dump();
}

std::string DifficultyJob::partial_report() const {
    return difficulty_.phase() == analysis::Difficulty::Phase::sampling ? report(0) : std::string();
}

Result<std::unique_ptr<Job>> make_difficulty_job(const Request& request) {
    auto puzzle = checked_puzzle(request);
    if (!puzzle) return puzzle.error();
    const analysis::SearchOptions search = search_options(request, *puzzle);
    return std::unique_ptr<Job>(std::make_unique<DifficultyJob>(
        std::move(*puzzle),
        analysis::Difficulty::Options{search, request.precision, request.seed, request.most_samples}));
}

}  // namespace shunt::job
