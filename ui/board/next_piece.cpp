#include "ui/board/next_piece.hpp"

#include <cmath>
#include <limits>

#include "core/picture/figure.hpp"

namespace shunt::ui {

namespace {

/// The middle of a piece's cells.
picture::Vec middle(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId piece) {
    const auto& offsets = puzzle.kind_of(piece).shape.offsets();
    const puzzle::Coordinate at = puzzle.board().coordinate(position.anchors[piece]);
    picture::Vec sum;
    for (const puzzle::Coordinate offset : offsets) sum = sum + picture::middle_of(at + offset);
    return sum * (1 / static_cast<float>(offsets.size()));
}

}  // namespace

puzzle::PieceId next_piece(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId from,
                           puzzle::Direction direction) {
    const puzzle::Coordinate step = puzzle::offset(direction);
    const picture::Vec way = picture::corner_of(step);
    const picture::Vec here = middle(puzzle, position, from);
    puzzle::PieceId nearest = from;
    float least = std::numeric_limits<float>::max();
    for (puzzle::PieceId piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const picture::Vec to = middle(puzzle, position, piece) - here;
        const float along = to.x * way.x + to.y * way.y;
        const float cost = along + 2 * std::abs(to.x * way.y + to.y * way.x);
        if (piece == from || along < 0.4f || cost >= least) continue;
        least = cost;
        nearest = piece;
    }
    return nearest;
}

}  // namespace shunt::ui
