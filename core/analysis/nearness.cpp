#include "core/analysis/nearness.hpp"

#include <algorithm>
#include <climits>
#include <cstdlib>

namespace shunt::analysis {

NearnessMeter::NearnessMeter(const puzzle::Puzzle& puzzle)
    : puzzle_(&puzzle), footprints_(puzzle), occupants_(static_cast<std::size_t>(puzzle.board().cells())) {}

int NearnessMeter::cells_of(std::size_t goal) const {
    std::size_t cells = puzzle_->goals()[goal].voids.size();
    for (const auto& placement : puzzle_->goals()[goal].placements)
        cells += puzzle_->kinds()[placement.kind].shape.offsets().size();
    return static_cast<int>(cells);
}

int NearnessMeter::distance(const puzzle::Position& position, const puzzle::Goal::Placement& placement) const {
    const puzzle::Coordinate to = puzzle_->board().coordinate(placement.anchor);
    int least = INT_MAX;
    for (const puzzle::PieceId piece : puzzle_->kinds()[placement.kind].pieces) {
        const puzzle::Coordinate way = puzzle_->board().coordinate(position.anchors[piece]) - to;
        least = std::min(least, std::abs(way.row) + std::abs(way.column));
    }
    return least;
}

Nearness NearnessMeter::of(const puzzle::Position& position, std::size_t number) const {
    const puzzle::Goal& goal = puzzle_->goals()[number];
    Nearness nearness{0, 0, number};
    for (const puzzle::Cell cell : goal.voids) nearness.differing += occupants_[cell] != puzzle::kNoPiece;
    for (const auto& placement : goal.placements) {
        const auto is_right = [&](puzzle::Cell cell) {
            const puzzle::PieceId piece = occupants_[cell];
            return piece != puzzle::kNoPiece && puzzle_->pieces()[piece].kind == placement.kind;
        };
        const auto cells = footprints_.cells(placement.kind, placement.anchor);
        const auto size = static_cast<std::ptrdiff_t>(puzzle_->kinds()[placement.kind].shape.offsets().size());
        nearness.differing += static_cast<int>(size - std::count_if(cells.begin(), cells.end(), is_right));
        nearness.distance += distance(position, placement);
    }
    return nearness;
}

Nearness NearnessMeter::of(const puzzle::Position& position) {
    std::fill(occupants_.begin(), occupants_.end(), puzzle::kNoPiece);
    for (puzzle::PieceId piece = 0; piece < position.anchors.size(); ++piece) {
        for (const puzzle::Cell cell : footprints_.cells(puzzle_->pieces()[piece].kind, position.anchors[piece]))
            occupants_[cell] = piece;
    }
    Nearness nearest = of(position, 0);
    for (std::size_t goal = 1; goal < puzzle_->goals().size(); ++goal) nearest = std::min(nearest, of(position, goal));
    return nearest;
}

}  // namespace shunt::analysis
