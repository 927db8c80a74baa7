#include "core/job/grid_requests.hpp"

#include "core/counting/shape_text.hpp"
#include "core/job/boards_job.hpp"
#include "core/job/evolve_job.hpp"
#include "core/job/find_job.hpp"
#include "core/job/tiling_job.hpp"

namespace shunt::job {
namespace {

/// What a search for one puzzle and one for the hardest of all have in common.
template <class Task>
Task read_task(RequestFields& fields) {
    Task task;
    task.rows = fields.needed_small("rows");
    task.columns = fields.needed_small("columns");
    task.metric = fields.one_of("metric", puzzle::kMetrics).value_or(task.metric);
    task.kind = fields.one_of("kind", finder::kPuzzleKinds).value_or(task.kind);
    task.pieces = fields.small("pieces");
    return task;
}

/// The only shapes that pieces may have, from a drawing of them; none: all.
Result<std::vector<puzzle::Shape>> read_shapes(const std::optional<std::string>& drawing) {
    if (!drawing) return std::vector<puzzle::Shape>();
    auto drawn = counting::parse_shapes(*drawing);
    if (!drawn) return Error{"'shapes': " + drawn.error().message, drawn.error().line, drawn.error().column};
    return counting::shapes_of(std::move(*drawn));
}

}  // namespace

Result<std::unique_ptr<Job>> find_asked(RequestFields& fields) {
    auto task = read_task<finder::FindTask>(fields);
    task.hardest = fields.small("hardest").value_or(task.hardest);
    const auto drawing = fields.text("shapes");
    FindJob::Options options;
    options.memory_limit = fields.whole("memory").value_or(options.memory_limit);
    const auto checkpoint = fields.text("checkpoint");
    options.tells_checkpoint = checkpoint.has_value();
    if (const auto fault = fields.fault()) return *fault;
    auto shapes = read_shapes(drawing);
    if (!shapes) return shapes.error();
    task.shapes = std::move(*shapes);
    auto job = FindJob::create(task, options);
    if (job && checkpoint && !checkpoint->empty()) {
        if (const auto error = (*job)->resume(*checkpoint)) return Error{"'checkpoint': " + to_string(*error)};
    }
    return any_job(std::move(job));
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
    request.grid = {fields.needed_small("rows"), fields.needed_small("columns")};
    request.by_pieces = fields.flag("by_pieces");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    const auto grid = counting::checked(request.grid);
    if (!grid) return grid.error();
    return any_job(BoardsJob::create(request));
}

Result<std::unique_ptr<Job>> tile_asked(RequestFields& fields) {
    TilingRequest request;
    request.board = fields.text("board");
    if (!request.board) request.grid = {fields.needed_small("rows"), fields.needed_small("columns")};
    request.pieces = counting::split_piece_set(fields.needed_text("pieces"));
    const auto drawing = fields.text("shapes");
    for (auto& term : request.pieces)
        if (term.name == "shapes") term.drawing = drawing;
    request.voids = fields.small("voids").value_or(request.voids);
    request.each_once = fields.flag("each_once");
    request.random_seed = fields.whole("seed");
    request.memory_limit = fields.whole("memory").value_or(request.memory_limit);
    if (const auto fault = fields.fault()) return *fault;
    if (request.grid) {
        const auto grid = counting::checked(*request.grid);
        if (!grid) return grid.error();
    }
    return any_job(TilingJob::create(request));
}

}  // namespace shunt::job
