#include "core/analysis/path_moves.hpp"

#include "core/base/words.hpp"

namespace shunt::analysis {

Result<std::vector<moves::Move>> moves_along(const puzzle::Puzzle& puzzle, const puzzle::Position& start,
                                             moves::Motions& motions, std::span<const puzzle::Position> path) {
    std::vector<moves::Move> moves;
    puzzle::Position position = start;
    for (std::size_t i = 1; i < path.size(); ++i) {
        auto move = moves::move_between(puzzle, motions, position, path[i]);
        if (!move)
            return Error{say("position {number} of the solution is not one move from the one before", {{"number", i}})};
        position = moves::apply(puzzle, std::move(position), *move);
        moves.push_back(std::move(*move));
    }
    return moves;
}

}  // namespace shunt::analysis
