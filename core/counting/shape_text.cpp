#include "core/counting/shape_text.hpp"

#include "core/base/text_rows.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/polyomino.hpp"

namespace shunt::counting {
namespace {

using puzzle::Coordinate;

/// Rows `first` to `end` - 1, none of them empty.
Result<DrawnShape> shape_of(const std::vector<Row>& rows, std::size_t first, std::size_t end) {
    std::vector<Coordinate> cells;
    for (std::size_t row = first; row < end; ++row) {
        for (const auto& symbol : rows[row]) {
            if (symbol.text != "." && symbol.text != " ") cells.push_back({symbol.line, symbol.column});
        }
    }
    const int line = static_cast<int>(first) + 1;
    if (cells.empty())
        return Error{say("this block covers no cell: a shape's cells are any characters but '.' and the space"), line,
                     0};
    if (cells.size() > kMostCellsOfShape) {
        return Error{say("this shape has more than {limit} cells", {{"limit", std::to_string(kMostCellsOfShape)}}),
                     line, 0};
    }
    puzzle::Shape shape(std::move(cells));
    if (!is_connected(shape)) {
        return Error{say("this shape is not connected; two shapes need an empty line between them"), line, 0};
    }
    return DrawnShape{std::move(shape), line};
}

}  // namespace

Result<std::vector<DrawnShape>> parse_shapes(std::string_view text) {
    auto rows = split_rows(text);
    if (!rows) return rows.error();
    std::vector<DrawnShape> shapes;
    for (std::size_t row = 0; row < rows->size(); ++row) {
        if ((*rows)[row].empty()) continue;
        std::size_t end = row;
        while (end < rows->size() && !(*rows)[end].empty()) ++end;
        auto shape = shape_of(*rows, row, end);
        if (!shape) return shape.error();
        shapes.push_back(std::move(*shape));
        row = end;
    }
    if (shapes.empty()) return Error{say("there is no shape in it")};
    return shapes;
}

std::vector<puzzle::Shape> shapes_of(std::vector<DrawnShape> drawn) {
    std::vector<puzzle::Shape> shapes;
    for (DrawnShape& each : drawn) shapes.push_back(std::move(each.shape));
    return shapes;
}

}  // namespace shunt::counting
