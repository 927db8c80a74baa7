#include "core/moves/reach.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::moves {
namespace {

using puzzle::Kind;
using puzzle::kNoCell;
using puzzle::kNoPiece;

/// The cells that `piece` comes to by one step from `anchor`; empty when board or axis forbid it, whoever stands there.
std::vector<Cell> cells_after(const Puzzle& puzzle, PieceId piece, Cell anchor, Direction direction) {
    const Kind& kind = puzzle.kind_of(piece);
    if (!allows(kind.axis, direction)) return {};
    const Cell to = puzzle.board().neighbour(anchor, direction);
    return to == kNoCell ? std::vector<Cell>{} : covered_cells(puzzle.board(), kind, to);
}

/// A group on its way, among pieces that stand still.
class Body {
public:
    Body(const Puzzle& puzzle, const Position& position, std::span<const PieceId> group)
        : puzzle_(&puzzle), group_(group), occupant_(occupants(puzzle, position)) {
        for (PieceId& piece : occupant_) {
            if (std::find(group.begin(), group.end(), piece) != group.end()) piece = kNoPiece;
        }
    }

    /// Takes the group one step on from `anchors`; false when something is in the way.
    [[nodiscard]] bool step(std::vector<Cell>& anchors, Direction direction) const {
        for (std::size_t i = 0; i < group_.size(); ++i) {
            const auto cells = cells_after(*puzzle_, group_[i], anchors[i], direction);
            const auto is_free = [&](Cell cell) { return occupant_[cell] == kNoPiece; };
            if (cells.empty() || !std::all_of(cells.begin(), cells.end(), is_free)) return false;
        }
        for (Cell& anchor : anchors) anchor = puzzle_->board().neighbour(anchor, direction);
        return true;
    }

private:
    const Puzzle* puzzle_;
    std::span<const PieceId> group_;
    std::vector<PieceId> occupant_;  // by cell; the group itself left out
};

}  // namespace

std::vector<Reach> reachable(const Puzzle& puzzle, const Position& position, PieceId piece) {
    return reachable(puzzle, position, {&piece, 1}, piece);
}

std::vector<Reach> reachable(const Puzzle& puzzle, const Position& position, std::span<const PieceId> group,
                             PieceId lead) {
    const Body body(puzzle, position, group);
    const auto lead_at = static_cast<std::size_t>(std::find(group.begin(), group.end(), lead) - group.begin());
    std::vector<Cell> start;
    for (const PieceId piece : group) start.push_back(position.anchors[piece]);
    std::vector<bool> seen(static_cast<std::size_t>(puzzle.board().cells()), false);
    std::vector<Reach> reached{{start[lead_at], {}}};
    std::vector<std::vector<Cell>> places{start};
    seen[start[lead_at]] = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Direction direction : puzzle::kDirections) {
            std::vector<Cell> anchors = places[next];
            if (!body.step(anchors, direction) || seen[anchors[lead_at]]) continue;
            seen[anchors[lead_at]] = true;
            std::vector<Direction> path = reached[next].path;
            path.push_back(direction);
            reached.push_back({anchors[lead_at], std::move(path)});
            places.push_back(std::move(anchors));
        }
    }
    return reached;
}

std::vector<PieceId> pushed_group(const Puzzle& puzzle, const Position& position, PieceId piece, Direction direction) {
    const std::vector<PieceId> occupant = occupants(puzzle, position);
    std::vector<PieceId> group{piece};
    for (std::size_t next = 0; next < group.size(); ++next) {
        const auto cells = cells_after(puzzle, group[next], position.anchors[group[next]], direction);
        if (cells.empty()) return {};
        for (const Cell cell : cells) {
            const PieceId other = occupant[cell];
            if (other != kNoPiece && std::find(group.begin(), group.end(), other) == group.end())
                group.push_back(other);
        }
    }
    shell_sort(group);
    return group;
}

}  // namespace shunt::moves
