#include "core/job/finding_requests.hpp"

#include <algorithm>

#include "core/counting/shape_text.hpp"
#include "core/job/boards_job.hpp"
#include "core/job/evolve_job.hpp"
#include "core/job/find_job.hpp"
#include "core/job/tile_job.hpp"

namespace shunt::job {
namespace {

/// A number that is small whatever it means; larger ones are cut to one that every check of a size refuses.
std::optional<int> small(RequestFields& fields, const char* key) {
    constexpr std::uint64_t kMost = 1'000'000;
    const auto value = fields.whole(key);
    if (!value) return std::nullopt;
    return static_cast<int>(std::min(*value, kMost));
}

int needed(RequestFields& fields, const char* key) {
    const auto value = small(fields, key);
    if (!value) fields.require(key);
    return value.value_or(0);
}

/// What a search for one puzzle and one for the hardest of all have in common.
template <class Task>
Task read_task(RequestFields& fields) {
    Task task;
    task.rows = needed(fields, "rows");
    task.columns = needed(fields, "columns");
    task.metric =
        fields.name("metric", puzzle::metric_from, "step, slide, move, super-step, super-slide and super-move")
            .value_or(task.metric);
    task.kind =
        fields.name("kind", finder::puzzle_kind_from, "simple3, simple3-nonstrict, corner and any").value_or(task.kind);
    task.pieces = small(fields, "pieces");
    return task;
}

/// The only shapes that pieces may have, from a drawing of them; none: all.
Result<std::vector<puzzle::Shape>> read_shapes(const std::optional<std::string>& drawing) {
    if (!drawing) return std::vector<puzzle::Shape>();
    auto drawn = counting::parse_shapes(*drawing);
    if (!drawn) return Error{"'shapes': " + drawn.error().message, drawn.error().line, drawn.error().column};
    return counting::shapes_of(std::move(*drawn));
}

/// A job of its own class as one of any.
template <class Made>
Result<std::unique_ptr<Job>> any_job(Result<std::unique_ptr<Made>> made) {
    if (!made) return made.error();
    return std::unique_ptr<Job>(std::move(*made));
}

}  // namespace

Result<std::unique_ptr<Job>> find_asked(RequestFields& fields) {
    auto task = read_task<finder::FindTask>(fields);
    task.hardest = small(fields, "hardest").value_or(task.hardest);
    const auto drawing = fields.text("shapes");
    FindJob::Options options;
    options.memory_limit = fields.whole("memory").value_or(options.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    auto shapes = read_shapes(drawing);
    if (!shapes) return shapes.error();
    task.shapes = std::move(*shapes);
    return any_job(FindJob::create(task, options));
}

Result<std::unique_ptr<Job>> evolve_asked(RequestFields& fields) {
    auto task = read_task<finder::EvolveTask>(fields);
    task.seed = fields.whole("seed").value_or(task.seed);
    task.candidates = fields.whole("candidates").value_or(task.candidates);
    task.memory_limit = fields.whole("memory").value_or(task.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    return any_job(EvolveJob::create(task));
}

Result<std::unique_ptr<Job>> boards_asked(RequestFields& fields) {
    BoardsRequest request;
    request.grid = {needed(fields, "rows"), needed(fields, "columns")};
    request.by_pieces = fields.flag("by_pieces");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    const auto grid = counting::checked(request.grid);
    if (!grid) return grid.error();
    return make_boards_job(request);
}

Result<std::unique_ptr<Job>> tile_asked(RequestFields& fields) {
    TileRequest request;
    request.board = fields.text("board");
    if (!request.board) request.grid = {needed(fields, "rows"), needed(fields, "columns")};
    const auto pieces = fields.text("pieces");
    if (!pieces) fields.require("pieces");
    request.pieces = counting::split_piece_set(pieces.value_or(""));
    request.voids = small(fields, "voids").value_or(request.voids);
    request.random_seed = fields.whole("seed");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    if (request.grid) {
        const auto grid = counting::checked(*request.grid);
        if (!grid) return grid.error();
    }
    return make_tile_job(request);
}

}  // namespace shunt::job
