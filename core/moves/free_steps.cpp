#include "core/moves/free_steps.hpp"

#include <algorithm>

namespace shunt::moves {

std::vector<FreeSteps> free_steps(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    const auto occupant = occupants(puzzle, position);
    const auto is_free = [&](puzzle::PieceId piece, puzzle::Direction direction) {
        const puzzle::Kind& kind = puzzle.kind_of(piece);
        const puzzle::Cell to = puzzle.board().neighbour(position.anchors[piece], direction);
        if (to == puzzle::kNoCell || !allows(kind.axis, direction)) return false;
        const auto cells = covered_cells(puzzle.board(), kind, to);
        const auto gives_way = [&](puzzle::Cell cell) {
            return occupant[cell] == puzzle::kNoPiece || occupant[cell] == piece;
        };
        return !cells.empty() && std::all_of(cells.begin(), cells.end(), gives_way);
    };
    std::vector<FreeSteps> steps(puzzle.pieces().size());
    for (std::size_t piece = 0; piece < steps.size(); ++piece) {
        for (std::size_t direction = 0; direction < puzzle::kDirections.size(); ++direction)
            steps[piece][direction] = is_free(static_cast<puzzle::PieceId>(piece), puzzle::kDirections[direction]);
    }
    return steps;
}

}  // namespace shunt::moves
