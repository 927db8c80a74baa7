#include "core/job/search_requests.hpp"

#include "core/job/request.hpp"

namespace shunt::job {
namespace {

/// What all of them have.
Request read_search(RequestFields& fields, Kind kind) {
    Request request;
    request.kind = kind;
    request.puzzle = fields.needed_text("puzzle");
    request.position = fields.text("position");
    request.metric = fields.one_of("metric", puzzle::kMetrics);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    request.storage = fields.one_of("storage", analysis::kStorages);
    request.crew = fields.crew();
    return request;
}

Request read_census(RequestFields& fields) {
    Request request = read_search(fields, Kind::census);
    request.list = fields.whole("list").value_or(request.list);
    return request;
}

}  // namespace

Result<std::unique_ptr<Job>> solve_asked(RequestFields& fields) {
    Request request = read_search(fields, Kind::solve);
    request.list = fields.whole("list").value_or(request.list);
    request.all = fields.flag("all");
    request.direction = fields.one_of("direction", analysis::kDirections);
    if (const auto fault = fields.fault()) return *fault;
    return make_plain_job(request);
}

Result<std::unique_ptr<Job>> census_asked(RequestFields& fields) {
    const Request request = read_census(fields);
    if (const auto fault = fields.fault()) return *fault;
    return make_plain_job(request);
}

Result<std::unique_ptr<Job>> survey_asked(RequestFields& fields) {
    Request request = read_census(fields);
    request.hardest_start = fields.flag("hardest_start");
    request.diameter = fields.flag("diameter");
    request.components = fields.flag("components");
    if (const auto fault = fields.fault()) return *fault;
    return make_job(request);
}

Result<std::unique_ptr<Job>> difficulty_asked(RequestFields& fields) {
    Request request = read_search(fields, Kind::difficulty);
    request.precision = fields.real("precision").value_or(request.precision);
    request.seed = fields.whole("seed").value_or(request.seed);
    request.most_samples = fields.whole("samples").value_or(request.most_samples);
    if (const auto fault = fields.fault()) return *fault;
    return make_difficulty_job(request);
}

}  // namespace shunt::job
