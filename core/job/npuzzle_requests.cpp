#include "core/job/npuzzle_requests.hpp"

#include "core/job/npuzzle_job.hpp"
#include "core/job/shuffle_job.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::job {

Result<std::unique_ptr<Job>> npuzzle_asked(RequestFields& fields) {
    NPuzzleRequest request;
    request.board = fields.needed_text("board");
    request.goal = fields.text("goal");
    request.method = fields.one_of("with", npuzzle::kMethods);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(NPuzzleJob::create(request));
}

Result<std::unique_ptr<Job>> shuffle_asked(RequestFields& fields) {
    ShuffleRequest request;
    const std::string text = fields.needed_text("size");
    request.goal = fields.text("goal");
    if (const auto depth = fields.small("depth")) request.depth = *depth;
    request.seed = fields.whole("seed").value_or(request.seed);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    const auto size = npuzzle::parse_size(text);
    if (!size) return size.error();
    request.size = *size;
    return any_job(make_shuffle_job(request));
}

}  // namespace shunt::job
