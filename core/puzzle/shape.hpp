// Polyominoes up to translation.
#pragma once

#include <span>
#include <vector>

#include "core/puzzle/board.hpp"

namespace shunt::puzzle {

/// A set of cells up to translation, connected or not. Its *anchor* is its first cell in row-major order, so every offset
/// is (0, 0) or later in row-major order (columns may be negative):
///
///     .X      anchor at the X, offsets (0,0) (1,-1) (1,0)
///     XX
class Shape {
public:
    Shape() = default;
    /// `cells`: at least one, no duplicates, any order, any translation.
    explicit Shape(std::vector<Coordinate> cells);

    /// Offsets from the anchor, ascending in row-major order; the first is (0, 0).
    [[nodiscard]] std::span<const Coordinate> offsets() const { return offsets_; }
    /// Number of cells.
    [[nodiscard]] int size() const { return static_cast<int>(offsets_.size()); }
    /// Height and width of the bounding box.
    [[nodiscard]] Coordinate extent() const;

    friend bool operator==(const Shape&, const Shape&) = default;

private:
    std::vector<Coordinate> offsets_;
};

}  // namespace shunt::puzzle
