#include "core/picture/figure.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::picture {

namespace {

using puzzle::Coordinate;

/// The middle of the part's box when the part fills it, else of the cell nearest to the centre of gravity.
Vec label_place(const std::vector<Coordinate>& part) {
    Vec mean;
    Coordinate low = part.front();
    Coordinate high = low;
    for (const Coordinate cell : part) {
        mean = mean + middle_of(cell) * (1 / static_cast<float>(part.size()));
        low = {std::min(low.row, cell.row), std::min(low.column, cell.column)};
        high = {std::max(high.row, cell.row), std::max(high.column, cell.column)};
    }
    const auto box = static_cast<std::size_t>((high.row - low.row + 1) * (high.column - low.column + 1));
    if (box == part.size()) return (middle_of(low) + middle_of(high)) * 0.5f;
    const auto distance = [&](Coordinate cell) {
        const Vec way = middle_of(cell) - mean;
        // In hundredths, so that rounding never chooses between cells that are equally near.
        return std::lround(100 * std::hypot(way.x, way.y));
    };
    return middle_of(*std::min_element(part.begin(), part.end(),
                                       [&](Coordinate a, Coordinate b) { return distance(a) < distance(b); }));
}

}  // namespace

std::vector<std::vector<Coordinate>> connected_parts(std::span<const Coordinate> cells) {
    std::vector<Coordinate> left(cells.begin(), cells.end());
    std::vector<std::vector<Coordinate>> parts;
    while (!left.empty()) {
        std::vector<Coordinate> part{left.front()};
        left.erase(left.begin());
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const puzzle::Direction direction : puzzle::kDirections) {
                const auto found = std::find(left.begin(), left.end(), part[i] + puzzle::offset(direction));
                if (found == left.end()) continue;
                part.push_back(*found);
                left.erase(found);
            }
        }
        std::sort(part.begin(), part.end());
        parts.push_back(std::move(part));
    }
    return parts;
}

Figure figure_of(std::vector<Coordinate> cells) {
    Figure figure{std::move(cells), {}};
    for (const auto& part : connected_parts(figure.cells)) figure.label_places.push_back(label_place(part));
    return figure;
}

}  // namespace shunt::picture
