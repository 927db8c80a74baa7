#include "tests/support/jobs.hpp"

#include "core/job/search_requests.hpp"
#include "core/outcome/json_text.hpp"

namespace shunt::test {

Result<std::unique_ptr<job::Job>> make_job(const Request& request) {
    if (request.kind == Kind::solve) return job::any_job(job::SolveJob::create(request));
    const job::CensusRequest census{static_cast<const job::PuzzleRequest&>(request),
                                    false,
                                    {request.hardest_start, request.diameter, request.components},
                                    request.list};
    return job::any_job(job::CensusJob::create(census, analysis::surveys_of));
}

std::string report_text(const job::Job& job, double seconds) {
    outcome::JsonWriter writer;
    job.write_outcome(writer, seconds);
    return writer.take();
}

std::string report_to(const Json& request) {
    job::RequestFields fields;
    for (const auto& [key, value] : request.items()) {
        if (key == "job") continue;
        if (value.is_boolean())
            fields.set(key, value.get<bool>());
        else if (value.is_string())
            fields.set(key, value.get<std::string>());
        else
            fields.set(key, value.get<double>());
    }
    auto made = request["job"] == "census" ? job::census_asked(fields)
                : request["job"] == "any"  ? job::any_solution_asked(fields)
                                           : job::solve_asked(fields);
    if (!made) return {};
    while ((*made)->advance(10'000)) continue;
    return report_text(**made, 0.5);
}

Json run_job(const Request& request, std::uint64_t budget) {
    const auto job = make_job(request);
    if (!job) return {{"error", to_string(job.error())}};
    while ((*job)->advance(budget)) {
    }
    if (!(*job)->defect().empty()) return {{"error", "defect: " + (*job)->defect()}};
    return Json::parse(report_text(**job));
}

Json solve(const std::string& puzzle, puzzle::Metric metric) {
    Request request;
    request.puzzle = puzzle;
    request.metric = metric;
    return run_job(request);
}

Json census(const std::string& puzzle, puzzle::Metric metric) {
    Request request;
    request.kind = Kind::census;
    request.puzzle = puzzle;
    request.metric = metric;
    return run_job(request);
}

}  // namespace shunt::test
