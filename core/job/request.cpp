#include "core/job/request.hpp"

#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

std::optional<Kind> kind_from(std::string_view name) {
    if (name == "solve") return Kind::solve;
    if (name == "census") return Kind::census;
    return std::nullopt;
}

Result<std::unique_ptr<Job>> make_job(const Request& request) {
    auto puzzle = puzzle::parse_puzzle(request.puzzle);
    if (!puzzle) return puzzle.error();
    if (request.position) {
        auto position = puzzle::parse_position(*puzzle, *request.position);
        if (!position) return position.error();
        puzzle = puzzle->with_start(std::move(*position));
    }
    const puzzle::Metric metric = request.metric.value_or(puzzle->metric());
    if (request.kind == Kind::census) {
        return std::unique_ptr<Job>(std::make_unique<CensusJob>(std::move(*puzzle), metric, request.memory_limit));
    }
    if (puzzle->goals().empty())
        return Error{"the puzzle has no goal: there is nothing to solve, only a census to take"};
    return std::unique_ptr<Job>(std::make_unique<SolveJob>(std::move(*puzzle), metric, request.memory_limit));
}

}  // namespace shunt::job
