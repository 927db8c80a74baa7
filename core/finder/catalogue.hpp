// The shapes that pieces may have, in the order in which stocks name them.
#pragma once

#include <span>
#include <vector>

#include "core/base/result.hpp"
#include "core/finder/grid_shape.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::finder {

using ShapeId = std::uint32_t;

/// Corners in the order of reading: upper left, upper right, lower left, lower right.
inline constexpr std::size_t kCorners = 4;
inline constexpr std::size_t kLowerRight = 3;

/// A motion of the grid onto itself that maps the catalogue onto itself.
struct Symmetry {
    std::vector<ShapeId> image;        ///< by shape
    std::size_t corner = kLowerRight;  ///< the corner that it brings to the lower right
};

/// All shapes of a search. A stock of pieces is an ascending sequence of their numbers; larger shapes come first.
class Catalogue {
public:
    using Shape = GridShape<Narrow>;
    using Cells = Narrow::Cells;

    /// Every connected shape that fits the grid. O(connected sets of cells): 11,506 on 4x4, 116,166 on 4x5.
    static Catalogue every_shape(const Grid<Narrow>& grid);
    /// Only these. Refuses shapes that do not fit, are not connected or come twice, and an empty list.
    static Result<Catalogue> of(const Grid<Narrow>& grid, std::span<const puzzle::Shape> shapes);

    [[nodiscard]] const Grid<Narrow>& grid() const { return grid_; }
    [[nodiscard]] ShapeId size() const { return static_cast<ShapeId>(shapes_.size()); }
    [[nodiscard]] const Shape& shape(ShapeId id) const { return shapes_[id]; }
    /// The anchor sets (of one anchor, or empty) with which a shape covers each corner cell of the grid.
    [[nodiscard]] const std::array<Cells, kCorners>& at_corners(ShapeId id) const { return at_corners_[id]; }
    /// The first shape of at most `cells` cells; size() when there is none. `cells` from 0 to the grid's.
    [[nodiscard]] ShapeId first_of_at_most(int cells) const { return first_[static_cast<std::size_t>(cells)]; }
    [[nodiscard]] std::uint64_t bytes() const;
    /// Cells of the smallest shape.
    [[nodiscard]] int smallest() const { return shapes_.back().size; }
    /// The reflection about the main diagonal, when there is one; the identity always comes first.
    [[nodiscard]] std::vector<Symmetry> transpositions() const;
    /// All motions of the grid that keep the catalogue; the identity comes first.
    [[nodiscard]] std::vector<Symmetry> symmetries() const;

private:
    Catalogue(const Grid<Narrow>& grid, std::vector<Cells> shapes);

    Grid<Narrow> grid_;
    std::vector<Cells> cells_;  // of every shape, in the upper left corner
    std::vector<Shape> shapes_;
    std::vector<std::array<Cells, kCorners>> at_corners_;
    std::vector<ShapeId> first_;
};

}  // namespace shunt::finder
