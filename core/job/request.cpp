#include "core/job/request.hpp"

#include "core/job/census_job.hpp"
#include "core/job/solution_json.hpp"
#include "core/job/solve_job.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

Result<puzzle::Puzzle> puzzle_of(const Request& request) {
    auto puzzle = puzzle::parse_puzzle(request.puzzle);
    if (!puzzle || !request.position) return puzzle;
    auto position = puzzle::parse_position(*puzzle, *request.position);
    if (!position) return position.error();
    return puzzle->with_start(std::move(*position));
}

std::optional<Error> objection(const Request& request, const puzzle::Puzzle& puzzle) {
    if (request.memory_limit == 0) return Error{"a memory limit of 0 bytes leaves nothing to search with"};
    if (request.kind == Kind::solve && puzzle.goals().empty())
        return Error{"the puzzle has no goal: there is nothing to solve, only a census to take"};
    if (request.kind == Kind::difficulty && puzzle.goals().empty())
        return Error{"the puzzle has no goal: difficulty is about the way from the start to a goal"};
    if (!(request.precision > 0)) return Error{"the precision must be above 0, for example 0.01 for 1 %"};
    if (request.hardest_start && puzzle.goals().empty())
        return Error{"the puzzle has no goal: no start is harder than another"};
    if (request.checksum && !has_units_only(puzzle))
        return Error{"a checksum is made of the letters in which unit tiles move; this puzzle has larger pieces"};
    return std::nullopt;
}

Result<std::unique_ptr<Job>> make(const Request& request, const analysis::Surveyor* surveyor) {
    auto puzzle = checked_puzzle(request);
    if (!puzzle) return puzzle.error();
    const analysis::SearchOptions search = search_options(request, *puzzle);
    if (request.kind == Kind::census) {
        return std::unique_ptr<Job>(std::make_unique<CensusJob>(
            std::move(*puzzle),
            analysis::Census::Options{search, request.hardest_start, request.diameter, request.components, surveyor},
            request.list));
    }
    return std::unique_ptr<Job>(std::make_unique<SolveJob>(
        std::move(*puzzle),
        SolveJob::Options{{search, request.all || request.checksum}, request.list, request.checksum}));
}

}  // namespace

std::optional<Kind> kind_from(std::string_view name) {
    if (name == "solve") return Kind::solve;
    if (name == "census") return Kind::census;
    return std::nullopt;
}

Result<puzzle::Puzzle> checked_puzzle(const Request& request) {
    auto puzzle = puzzle_of(request);
    if (!puzzle) return puzzle;
    if (const auto error = objection(request, *puzzle)) return *error;
    return puzzle;
}

analysis::SearchOptions search_options(const Request& request, const puzzle::Puzzle& puzzle) {
    return {request.metric.value_or(puzzle.metric()),
            request.memory_limit,
            request.storage,
            request.direction,
            request.symmetry,
            request.crew};
}

Result<std::unique_ptr<Job>> make_job(const Request& request) { return make(request, &analysis::surveyor()); }

Result<std::unique_ptr<Job>> make_plain_job(const Request& request) {
    if (request.hardest_start || request.diameter || request.components)
        return Error{"hardest start, diameter and components are not for this part of the program"};
    return make(request, nullptr);
}

}  // namespace shunt::job
