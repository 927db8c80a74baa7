// The shapes that pieces can be made of without drawing them cell by cell.
#pragma once

#include <string_view>
#include <vector>

#include "core/base/words.hpp"
#include "ui/editor/drawing.hpp"

namespace shunt::ui {

struct PaletteShape {
    std::string_view id;
    Phrase name;            ///< for those who do not see it
    std::string_view rows;  ///< as "X./XX"
};

/// Twelve of them, in rows of four.
[[nodiscard]] const std::vector<PaletteShape>& palette_shapes();
/// Its cells, ascending, from (0, 0).
[[nodiscard]] std::vector<Coordinate> cells_of(const PaletteShape& shape);
/// A quarter turn clockwise, or mirrored left to right; from (0, 0) again.
[[nodiscard]] std::vector<Coordinate> turned(std::vector<Coordinate> cells);
[[nodiscard]] std::vector<Coordinate> reflected(std::vector<Coordinate> cells);
/// Tall, wide, unit or further, as pieces of a puzzle are coloured (core/picture/piece_colours.hpp).
[[nodiscard]] std::size_t colour_of_shape(const std::vector<Coordinate>& cells);
/// The shape with the middle of its box on a cell.
[[nodiscard]] std::vector<Coordinate> centred_on(const std::vector<Coordinate>& cells, Coordinate at);

}  // namespace shunt::ui
