#include "core/job/puzzle_request.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/merged.hpp"

namespace shunt::job {
namespace {

Result<puzzle::Problem> problem_of(const PuzzleRequest& request) {
    auto problem = puzzle::parse_puzzle(request.puzzle);
    if (!problem || !request.position) return problem;
    auto position = puzzle::parse_position(problem->puzzle, *request.position);
    if (!position) return position.error();
    problem->start = std::move(*position);
    return problem;
}

}  // namespace

Result<puzzle::Problem> checked_problem(const PuzzleRequest& request, const std::string& without_goal) {
    auto problem = problem_of(request);
    if (!problem) return problem;
    if (request.memory_limit == 0) return Error{say("a memory limit of 0 bytes leaves nothing to search with")};
    if (problem->puzzle.goals().empty() && !without_goal.empty())
        return Error{say("the puzzle has no goal: {therefore}", {{"therefore", without_goal}})};
    return problem;
}

puzzle::Problem merged_problem(puzzle::Problem problem, std::uint64_t& pieces) {
    auto merged = puzzle::merged(problem);
    if (!merged) return problem;
    pieces += merged->pieces;
    return std::move(merged->problem);
}

analysis::SearchOptions search_options(const PuzzleRequest& request, const puzzle::Puzzle& puzzle) {
    analysis::SearchOptions options;
    options.metric = request.metric.value_or(puzzle.metric());
    options.memory_limit = request.memory_limit;
    options.storage = request.storage;
    options.symmetry = request.symmetry;
    options.crew = request.crew;
    options.in_parts = request.in_parts;
    options.on_shelf = request.on_shelf;
    return options;
}

}  // namespace shunt::job
