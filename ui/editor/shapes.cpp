#include "ui/editor/shapes.hpp"

#include <algorithm>

#include "ui/editor/placing.hpp"

namespace shunt::ui {

namespace {

std::vector<Coordinate> from_origin(std::vector<Coordinate> cells) {
    const Coordinate corner = corner_of(cells);
    cells = shifted(std::move(cells), Coordinate{} - corner);
    std::sort(cells.begin(), cells.end());
    return cells;
}

}  // namespace

const std::vector<PaletteShape>& palette_shapes() {
    static const std::vector<PaletteShape> kShapes{
        {"unit", Phrase("one cell"), "X"},         {"wide", Phrase("1 by 2, wide"), "XX"},
        {"tall", Phrase("1 by 2, tall"), "X/X"},   {"square", Phrase("2 by 2"), "XX/XX"},
        {"wide3", Phrase("1 by 3, wide"), "XXX"},  {"corner", Phrase("corner of 3"), "XX/X"},
        {"wide4", Phrase("1 by 4, wide"), "XXXX"}, {"l4", Phrase("L of 4"), "XXX/X"},
        {"t4", Phrase("T of 4"), "XXX/.X"},        {"s4", Phrase("S of 4"), ".XX/XX"},
        {"p5", Phrase("P of 5"), "XX/XX/X"},       {"plus", Phrase("plus of 5"), ".X/XXX/.X"}};
    return kShapes;
}

std::vector<Coordinate> cells_of(const PaletteShape& shape) {
    std::vector<Coordinate> cells;
    Coordinate at;
    for (const char mark : shape.rows) {
        if (mark == 'X') cells.push_back(at);
        at = mark == '/' ? Coordinate{at.row + 1, 0} : Coordinate{at.row, at.column + 1};
    }
    return cells;
}

std::vector<Coordinate> turned(std::vector<Coordinate> cells) {
    for (Coordinate& cell : cells) cell = {cell.column, -cell.row};
    return from_origin(std::move(cells));
}

std::vector<Coordinate> reflected(std::vector<Coordinate> cells) {
    for (Coordinate& cell : cells) cell.column = -cell.column;
    return from_origin(std::move(cells));
}

std::size_t colour_of_shape(const std::vector<Coordinate>& cells) {
    if (cells.size() == 1) return 3;
    const puzzle::Axis axis = long_axis(cells);
    if (axis == puzzle::Axis::both) return 4;
    return axis == puzzle::Axis::vertical ? 1 : 2;
}

std::vector<Coordinate> centred_on(const std::vector<Coordinate>& cells, Coordinate at) {
    Coordinate most;
    for (const Coordinate cell : cells) most = {std::max(most.row, cell.row), std::max(most.column, cell.column)};
    return shifted(cells, at - Coordinate{most.row / 2, most.column / 2});
}

}  // namespace shunt::ui
