#include "core/job/puzzle_request.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

Result<puzzle::Puzzle> puzzle_of(const PuzzleRequest& request) {
    auto puzzle = puzzle::parse_puzzle(request.puzzle);
    if (!puzzle || !request.position) return puzzle;
    auto position = puzzle::parse_position(*puzzle, *request.position);
    if (!position) return position.error();
    return puzzle->with_start(std::move(*position));
}

}  // namespace

Result<puzzle::Puzzle> checked_puzzle(const PuzzleRequest& request, const std::string& without_goal) {
    auto puzzle = puzzle_of(request);
    if (!puzzle) return puzzle;
    if (request.memory_limit == 0) return Error{say("a memory limit of 0 bytes leaves nothing to search with")};
    if (puzzle->goals().empty() && !without_goal.empty())
        return Error{say("the puzzle has no goal: {therefore}", {{"therefore", without_goal}})};
    return puzzle;
}

analysis::SearchOptions search_options(const PuzzleRequest& request, const puzzle::Puzzle& puzzle) {
    return {request.metric.value_or(puzzle.metric()),
            request.memory_limit,
            request.storage,
            std::nullopt,
            request.symmetry,
            request.crew};
}

}  // namespace shunt::job
