// Polyominoes: their orientations, and all of a size.
#pragma once

#include <vector>

#include "core/puzzle/shape.hpp"

namespace shunt::puzzle {

/// What may be done with a piece before it is put down; the words are those of S. W. Golomb, "Polyominoes" (1965).
enum class Turning : unsigned char {
    free,       ///< rotated and turned over
    one_sided,  ///< rotated
    fixed,      ///< neither
};

/// The shapes a piece can take, each once, in a fixed order.
[[nodiscard]] std::vector<Shape> orientations(const Shape& shape, Turning turning);

/// All polyominoes of `size` cells in every orientation: 1, 2, 6, 19, 63, 216, 760, 2725 for sizes 1 to 8 (OEIS
/// A001168), in a fixed order. About seven times as long for each cell.
[[nodiscard]] std::vector<Shape> all_polyominoes(int size);

/// Whether every cell of a shape can be reached from every other through its cells.
[[nodiscard]] bool is_connected(const Shape& shape);

[[nodiscard]] Shape transposed(const Shape& shape);

/// Sorts shapes and drops repetitions.
[[nodiscard]] std::vector<Shape> distinct(std::vector<Shape> shapes);

}  // namespace shunt::puzzle
