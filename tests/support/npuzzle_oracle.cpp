#include "tests/support/npuzzle_oracle.hpp"

#include <utility>

namespace shunt::test {

std::vector<TileString> tile_neighbours(const TileString& board, int rows, int columns) {
    std::vector<TileString> neighbours;
    const int blank = static_cast<int>(board.find('\0'));
    const int row = blank / columns;
    const int column = blank % columns;
    const auto exchange_with = [&](int other_row, int other_column) {
        if (other_row < 0 || other_row >= rows || other_column < 0 || other_column >= columns) return;
        TileString next = board;
        std::swap(next[blank], next[other_row * columns + other_column]);
        neighbours.push_back(std::move(next));
    };
    exchange_with(row - 1, column);
    exchange_with(row + 1, column);
    exchange_with(row, column - 1);
    exchange_with(row, column + 1);
    return neighbours;
}

std::unordered_map<TileString, int> tile_distances(const TileString& goal, int rows, int columns) {
    std::unordered_map<TileString, int> distance{{goal, 0}};
    std::vector<TileString> queue{goal};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const int steps = distance.at(queue[i]) + 1;
        for (TileString& next : tile_neighbours(queue[i], rows, columns)) {
            if (distance.emplace(next, steps).second) queue.push_back(std::move(next));
        }
    }
    return distance;
}

}  // namespace shunt::test
