#include "core/puzzle/polyomino.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::puzzle {
namespace {

template <class Map>
Shape mapped(const Shape& shape, Map map) {
    std::vector<Coordinate> cells(shape.offsets().begin(), shape.offsets().end());
    for (Coordinate& cell : cells) cell = map(cell);
    return Shape(std::move(cells));
}

Shape rotated(const Shape& shape) {
    return mapped(shape, [](Coordinate at) { return Coordinate{at.column, -at.row}; });
}

bool contains(const std::vector<Coordinate>& cells, Coordinate at) {
    return std::find(cells.begin(), cells.end(), at) != cells.end();
}

bool precedes(const Shape& a, const Shape& b) {
    const auto left = a.offsets();
    const auto right = b.offsets();
    return std::lexicographical_compare(left.begin(), left.end(), right.begin(), right.end());
}

/// Every way to add a cell beside the shape.
void append_grown(const Shape& shape, std::vector<Shape>& grown) {
    std::vector<Coordinate> cells(shape.offsets().begin(), shape.offsets().end());
    for (const Coordinate cell : shape.offsets()) {
        for (const Direction direction : kDirections) {
            const Coordinate beside = cell + offset(direction);
            if (contains(cells, beside)) continue;
            cells.push_back(beside);
            grown.emplace_back(cells);
            cells.pop_back();
        }
    }
}

}  // namespace

std::vector<Shape> orientations(const Shape& shape, Turning turning) {
    std::vector<Shape> shapes{shape};
    if (turning == Turning::free) shapes.push_back(transposed(shape));
    for (std::size_t count = turning == Turning::fixed ? 0 : shapes.size() * 3; count > 0; --count) {
        shapes.push_back(rotated(shapes[shapes.size() - (turning == Turning::free ? 2 : 1)]));
    }
    return distinct(std::move(shapes));
}

std::vector<Shape> all_polyominoes(int size) {
    std::vector<Shape> shapes{Shape({{0, 0}})};
    for (int cells = 1; cells < size; ++cells) {
        std::vector<Shape> grown;
        for (const Shape& shape : shapes) append_grown(shape, grown);
        shapes = distinct(std::move(grown));
    }
    return shapes;
}

bool is_connected(const Shape& shape) {
    const auto cells = shape.offsets();
    std::vector<bool> seen(cells.size(), false);
    std::vector<Coordinate> reached{cells.front()};
    seen.front() = true;
    for (std::size_t next = 0; next < reached.size(); ++next) {
        for (const Direction direction : kDirections) {
            const Coordinate beside = reached[next] + offset(direction);
            const auto found = std::lower_bound(cells.begin(), cells.end(), beside);
            const auto index = static_cast<std::size_t>(found - cells.begin());
            if (found == cells.end() || *found != beside || seen[index]) continue;
            seen[index] = true;
            reached.push_back(beside);
        }
    }
    return reached.size() == cells.size();
}

Shape transposed(const Shape& shape) {
    return mapped(shape, [](Coordinate at) { return Coordinate{at.column, at.row}; });
}

std::vector<Shape> distinct(std::vector<Shape> shapes) {
    shell_sort(shapes, precedes);
    shapes.erase(std::unique(shapes.begin(), shapes.end()), shapes.end());
    return shapes;
}

}  // namespace shunt::puzzle
