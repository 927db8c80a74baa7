#include "core/job/search_requests.hpp"

#include "core/job/any_solution_job.hpp"
#include "core/job/census_job.hpp"
#include "core/job/difficulty_job.hpp"
#include "core/job/npuzzle_solve_job.hpp"

namespace shunt::job {
namespace {

/// What those that search have besides.
template <class Request>
Request read_search(RequestFields& fields) {
    Request request;
    static_cast<PuzzleRequest&>(request) = puzzle_request(fields);
    if constexpr (requires { request.list; }) request.list = fields.whole("list").value_or(request.list);
    return request;
}

}  // namespace

PuzzleRequest puzzle_request(RequestFields& fields) {
    PuzzleRequest request;
    request.puzzle = fields.needed_text("puzzle");
    request.position = fields.text("position");
    request.metric = fields.one_of("metric", puzzle::kMetrics);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    request.storage = fields.one_of("storage", analysis::kStorages);
    request.crew = fields.crew();
    return request;
}

Result<std::unique_ptr<Job>> solve_asked(RequestFields& fields) {
    auto request = read_search<SolveRequest>(fields);
    request.all = fields.flag("all");
    request.choices = fields.whole("choices");
    request.through = fields.text("through");
    request.direction = fields.one_of("direction", analysis::kDirections);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(make_solve_job(request));
}

Result<std::unique_ptr<Job>> any_solution_asked(RequestFields& fields) {
    auto request = read_search<AnySolutionRequest>(fields);
    request.proves = fields.flag("proves");
    if (const auto fault = fields.fault()) return *fault;
    return any_job(AnySolutionJob::create(request));
}

Result<std::unique_ptr<Job>> census_asked(RequestFields& fields) {
    auto request = read_search<CensusRequest>(fields);
    request.nearest = fields.flag("nearest");
    if (const auto fault = fields.fault()) return *fault;
    return any_job(CensusJob::create(request, nullptr));
}

Result<std::unique_ptr<Job>> survey_asked(RequestFields& fields) {
    auto request = read_search<CensusRequest>(fields);
    static_assert(outcome::kFindingKeys.size() == std::tuple_size_v<analysis::Surveys::Asked>);
    for (std::size_t kind = 0; kind < request.surveys.size(); ++kind)
        request.surveys[kind] = fields.flag(outcome::kFindingKeys[kind]);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(CensusJob::create(request, analysis::surveys_of));
}

Result<std::unique_ptr<Job>> difficulty_asked(RequestFields& fields) {
    auto request = read_search<DifficultyRequest>(fields);
    request.precision = fields.real("precision").value_or(request.precision);
    request.seed = fields.whole("seed").value_or(request.seed);
    request.most_samples = fields.whole("samples").value_or(request.most_samples);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(DifficultyJob::create(request));
}

}  // namespace shunt::job
