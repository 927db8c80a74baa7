#include "tests/support/jobs.hpp"

namespace shunt::test {

Json run_job(const job::Request& request, std::uint64_t budget) {
    const auto job = job::make_job(request);
    if (!job) return {{"error", to_string(job.error())}};
    while ((*job)->advance(budget)) {
    }
    if (!(*job)->defect().empty()) return {{"error", "defect: " + (*job)->defect()}};
    return Json::parse((*job)->report(0));
}

Json solve(const std::string& puzzle, puzzle::Metric metric) {
    job::Request request;
    request.kind = job::Kind::solve;
    request.puzzle = puzzle;
    request.metric = metric;
    return run_job(request);
}

Json census(const std::string& puzzle, puzzle::Metric metric) {
    job::Request request;
    request.kind = job::Kind::census;
    request.puzzle = puzzle;
    request.metric = metric;
    return run_job(request);
}

}  // namespace shunt::test
