#include "core/puzzle/shape.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/sort.hpp"

namespace shunt::puzzle {

Shape::Shape(std::vector<Coordinate> cells) : offsets_(std::move(cells)) {
    assert(!offsets_.empty());
    shell_sort(offsets_);
    assert(std::adjacent_find(offsets_.begin(), offsets_.end()) == offsets_.end());
    const Coordinate anchor = offsets_.front();
    for (Coordinate& cell : offsets_) cell = cell - anchor;
}

Coordinate Shape::extent() const {
    const auto [left, right] = std::minmax_element(offsets_.begin(), offsets_.end(),
                                                   [](Coordinate a, Coordinate b) { return a.column < b.column; });
    return {offsets_.back().row + 1, right->column - left->column + 1};
}

}  // namespace shunt::puzzle
