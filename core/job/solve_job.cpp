#include "core/job/solve_job.hpp"

#include <algorithm>

#include "core/job/search_report.hpp"

namespace shunt::job {
namespace {

Json counts_json(const moves::Counts& counts) {
    Json json;
    for (const puzzle::Metric metric : puzzle::kMetrics) json[std::string(to_string(metric))] = counts.in(metric);
    return json;
}

Json moves_json(const puzzle::Puzzle& puzzle, const std::vector<moves::Move>& moves) {
    Json list = Json::array();
    puzzle::Position position = puzzle.start();
    for (const moves::Move& move : moves) {
        const puzzle::Coordinate at = puzzle.board().coordinate(position.anchors[move.piece]);
        Json entry;
        entry["piece"] = puzzle.pieces()[move.piece].name;
        entry["at"] = {at.row + 1, at.column + 1};
        entry["path"] = path_letters(move);
        list.push_back(std::move(entry));
        position = moves::apply(puzzle, std::move(position), move);
    }
    return list;
}

bool has_units_only(const puzzle::Puzzle& puzzle) {
    return std::all_of(puzzle.kinds().begin(), puzzle.kinds().end(),
                       [](const puzzle::Kind& kind) { return kind.shape.size() == 1; });
}

void append_solution(Json& report, const analysis::Solve& solve) {
    report["moves"] = moves_json(solve.puzzle(), solve.moves());
    report["counts"] = counts_json(moves::count(solve.moves()));
    if (!has_units_only(solve.puzzle())) return;
    std::string letters;
    for (const moves::Move& move : solve.moves()) letters += path_letters(move);
    report["letters"] = letters;
}

}  // namespace

SolveJob::SolveJob(puzzle::Puzzle puzzle, puzzle::Metric metric, std::uint64_t memory_limit)
    : solve_(std::move(puzzle), metric, memory_limit) {}

Progress SolveJob::progress() const { return progress_of(solve_.search()); }

std::string SolveJob::report(double seconds) const {
    Json report;
    report["status"] = to_string(solve_.status());
    report["metric"] = to_string(solve_.metric());
    report["length"] = nullptr;
    if (solve_.status() == Status::solved) {
        report["length"] = solve_.moves().size();
        append_solution(report, solve_);
    }
    report["packings"] = solve_.search().packings();
    const auto* search = solve_.search().search();
    const bool unfinished = solve_.status() == Status::limit || solve_.status() == Status::cancelled;
    if (unfinished && search != nullptr) report["at_least"] = search->depth();
    append_statistics(report, solve_.search(), solve_.reason(), seconds);
    return report.dump();
}

}  // namespace shunt::job
