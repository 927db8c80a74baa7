// Dragging one piece along any legal path, or a group of pieces as one rigid body.
//
// While all other pieces stand still, the placements a piece can reach form a small map of grid points. Two points one step apart
// join to an edge, four in a square to a face; the piece may stand anywhere on these, also between cells, and never
// overlaps another:
//
//     o──o  o        o reachable placements of the anchor
//     │▒▒│  │        ▒ a face: the piece floats freely
//     o──o──o        a pointer beyond the map pulls the piece to the nearest point of it, along the map
//
// A group is led by the piece that is held: its map is that of this piece while the group moves with it.
#pragma once

#include <optional>
#include <vector>

#include "core/moves/reach.hpp"

namespace shunt::ui {

/// A place on the board in cells, fractional between cells.
struct BoardPoint {
    float row = 0;
    float column = 0;

    friend BoardPoint operator-(BoardPoint a, BoardPoint b) { return {a.row - b.row, a.column - b.column}; }
};

[[nodiscard]] inline BoardPoint point(puzzle::Coordinate at) {
    return {static_cast<float>(at.row), static_cast<float>(at.column)};
}

class Drag {
public:
    /// Takes hold of `piece` where it stands. Cost O(region x shape).
    Drag(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId piece);
    /// Takes hold of a group (ascending) by its piece `lead`.
    Drag(const puzzle::Puzzle& puzzle, const puzzle::Position& position, std::vector<puzzle::PieceId> group,
         puzzle::PieceId lead);

    /// The piece that is held.
    [[nodiscard]] puzzle::PieceId piece() const { return lead_; }
    /// All pieces that move, ascending.
    [[nodiscard]] const std::vector<puzzle::PieceId>& pieces() const { return pieces_; }
    /// Where the piece's anchor is drawn.
    [[nodiscard]] BoardPoint at() const { return at_; }
    /// Whether the piece can move at all.
    [[nodiscard]] bool movable() const { return reaches_.size() > 1; }
    [[nodiscard]] const std::vector<moves::Reach>& reaches() const { return reaches_; }

    /// Moves towards `target` (where the pointer wants the anchor), at most `travel` cells along the map. Returns
    /// whether it arrived as near as it can get.
    bool follow(BoardPoint target, float travel);

    /// Where a pointer at `target` pushes beyond the map: the direction, when the piece has come as near as it can and would go on
    /// straight by more than half a cell.
    [[nodiscard]] std::optional<puzzle::Direction> push(BoardPoint target) const;

    /// The placement the piece falls into when released here.
    [[nodiscard]] const moves::Reach& nearest() const;
    /// The move that leads there; none when that is where it stood.
    [[nodiscard]] std::optional<moves::Move> move() const;

private:
    [[nodiscard]] bool on_map(int row, int column) const;
    [[nodiscard]] bool free(BoardPoint point) const;
    [[nodiscard]] bool straight(BoardPoint from, BoardPoint to) const;
    [[nodiscard]] BoardPoint project(BoardPoint target) const;
    /// Steps from every placement to the ones around `goal`, indexed like grid_.
    [[nodiscard]] std::vector<int> distances(BoardPoint goal) const;
    [[nodiscard]] BoardPoint way_point(BoardPoint goal) const;
    [[nodiscard]] std::size_t index(int row, int column) const;

    puzzle::PieceId lead_ = 0;
    std::vector<puzzle::PieceId> pieces_;
    int rows_ = 0;
    int columns_ = 0;
    std::vector<moves::Reach> reaches_;
    std::vector<puzzle::Coordinate> points_;  // of reaches_
    std::vector<char> grid_;                  // rows_ x columns_: whether the anchor can be there
    BoardPoint at_;
};

}  // namespace shunt::ui
