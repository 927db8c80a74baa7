#include "core/moves/reach.hpp"

#include <algorithm>

namespace shunt::moves {
namespace {

using puzzle::Kind;
using puzzle::kNoCell;
using puzzle::kNoPiece;

/// Where the anchor of `piece` comes to by one step, or kNoCell when the step is not legal.
Cell step(const Puzzle& puzzle, const std::vector<PieceId>& occupant, PieceId piece, Cell anchor, Direction direction) {
    const Kind& kind = puzzle.kind_of(piece);
    if (!allows(kind.axis, direction)) return kNoCell;
    const Cell to = puzzle.board().neighbour(anchor, direction);
    if (to == kNoCell) return kNoCell;
    const auto cells = covered_cells(puzzle.board(), kind, to);
    const bool free = !cells.empty() && std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
        return occupant[cell] == kNoPiece || occupant[cell] == piece;
    });
    return free ? to : kNoCell;
}

}  // namespace

std::vector<Reach> reachable(const Puzzle& puzzle, const Position& position, PieceId piece) {
    const std::vector<PieceId> occupant = occupants(puzzle, position);
    std::vector<bool> seen(static_cast<std::size_t>(puzzle.board().cells()), false);
    std::vector<Reach> reached{{position.anchors[piece], {}}};
    seen[position.anchors[piece]] = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Direction direction : puzzle::kDirections) {
            const Cell to = step(puzzle, occupant, piece, reached[next].anchor, direction);
            if (to == kNoCell || seen[to]) continue;
            seen[to] = true;
            std::vector<Direction> path = reached[next].path;
            path.push_back(direction);
            reached.push_back({to, std::move(path)});
        }
    }
    return reached;
}

bool can_step(const Puzzle& puzzle, const Position& position, PieceId piece, Direction direction) {
    return step(puzzle, occupants(puzzle, position), piece, position.anchors[piece], direction) != kNoCell;
}

}  // namespace shunt::moves
