#include "core/moves/reach.hpp"

#include <algorithm>

namespace shunt::moves {
namespace {

using puzzle::Kind;
using puzzle::KindId;
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

/// The one anchor of `all` that is not in `others`, when exactly one is missing; both ascend and have equal length.
std::optional<Cell> only_difference(const std::vector<Cell>& all, const std::vector<Cell>& others) {
    std::vector<Cell> missing;
    std::set_difference(all.begin(), all.end(), others.begin(), others.end(), std::back_inserter(missing));
    if (missing.size() != 1) return std::nullopt;
    return missing.front();
}

std::vector<Cell> sorted_anchors(const Position& position, const Kind& kind) {
    std::vector<Cell> anchors;
    for (const PieceId piece : kind.pieces) anchors.push_back(position.anchors[piece]);
    std::sort(anchors.begin(), anchors.end());
    return anchors;
}

/// The piece of `kind` at `from` along a shortest path to `to`, all others standing still.
std::optional<Move> move_along(const Puzzle& puzzle, const Position& position, const Kind& kind, Cell from, Cell to) {
    const auto piece = std::find_if(kind.pieces.begin(), kind.pieces.end(),
                                    [&](PieceId candidate) { return position.anchors[candidate] == from; });
    for (Reach& reach : reachable(puzzle, position, *piece)) {
        if (reach.anchor == to) return Move{*piece, std::move(reach.path)};
    }
    return std::nullopt;
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

std::optional<Move> move_between(const Puzzle& puzzle, const Position& from, const Position& to) {
    std::optional<Move> move;
    for (const Kind& kind : puzzle.kinds()) {
        const std::vector<Cell> before = sorted_anchors(from, kind);
        const std::vector<Cell> after = sorted_anchors(to, kind);
        if (before == after) continue;
        const auto left = only_difference(before, after);
        const auto entered = only_difference(after, before);
        if (move || !left || !entered) return std::nullopt;
        move = move_along(puzzle, from, kind, *left, *entered);
        if (!move) return std::nullopt;
    }
    return move;
}

}  // namespace shunt::moves
