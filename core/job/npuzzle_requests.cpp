#include "core/job/npuzzle_requests.hpp"

#include <algorithm>

#include "core/job/shuffle_job.hpp"
#include "core/job/tiles_job.hpp"
#include "core/tiles/board_text.hpp"

namespace shunt::job {
namespace {

std::optional<tiles::Method> method_from(std::string_view name) {
    for (const auto method : {tiles::Method::bfs, tiles::Method::ida}) {
        if (name == to_string(method)) return method;
    }
    return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Job>> npuzzle_asked(RequestFields& fields) {
    TilesRequest request;
    const auto board = fields.text("board");
    if (!board) fields.require("board");
    request.board = board.value_or("");
    request.goal = fields.text("goal");
    request.method = fields.name("with", method_from, "bfs and ida");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    auto made = TilesJob::create(request);
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

Result<std::unique_ptr<Job>> shuffle_asked(RequestFields& fields) {
    ShuffleRequest request;
    const auto text = fields.text("size");
    if (!text) fields.require("size");
    request.goal = fields.text("goal");
    if (const auto depth = fields.whole("depth"))
        request.depth = static_cast<int>(std::min<std::uint64_t>(*depth, 1'000'000));
    request.seed = fields.whole("seed").value_or(request.seed);
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    const auto size = tiles::parse_size(*text);
    if (!size) return size.error();
    request.size = *size;
    return make_shuffle_job(request);
}

}  // namespace shunt::job
