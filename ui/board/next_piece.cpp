#include "ui/board/next_piece.hpp"

#include <cmath>
#include <limits>

#include "ui/draw/rect.hpp"

namespace shunt::ui {

namespace {

/// The middle of a piece's cells.
Vec middle(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId piece) {
    const auto& offsets = puzzle.kind_of(piece).shape.offsets();
    const puzzle::Coordinate at = puzzle.board().coordinate(position.anchors[piece]);
    Vec sum;
    for (const puzzle::Coordinate offset : offsets)
        sum = sum + Vec{static_cast<float>(at.column + offset.column), static_cast<float>(at.row + offset.row)};
    return sum * (1 / static_cast<float>(offsets.size()));
}

}  // namespace

puzzle::PieceId next_piece(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId from,
                           puzzle::Direction direction) {
    const puzzle::Coordinate step = puzzle::offset(direction);
    const Vec way{static_cast<float>(step.column), static_cast<float>(step.row)};
    const Vec here = middle(puzzle, position, from);
    puzzle::PieceId nearest = from;
    float least = std::numeric_limits<float>::max();
    for (puzzle::PieceId piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const Vec to = middle(puzzle, position, piece) - here;
        const float along = to.x * way.x + to.y * way.y;
        const float cost = along + 2 * std::abs(to.x * way.y + to.y * way.x);
        if (piece == from || along < 0.4f || cost >= least) continue;
        least = cost;
        nearest = piece;
    }
    return nearest;
}

}  // namespace shunt::ui
