// What a program is about: two boards, and the geometry of their cells.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle::program {

/// Bring `start` to `goal`, a board of the same size.
struct Instance {
    Board start;
    Board goal;

    [[nodiscard]] Size size() const { return start.size(); }
    [[nodiscard]] int cells() const { return size().cells(); }
};

/// Cells as plain numbers, and their neighbours as lists.
class Grid {
public:
    explicit Grid(Size size) : size_(size), neighbours_(static_cast<std::size_t>(size.cells())) {
        const int columns = size.columns;
        for (int cell = 0; cell < size.cells(); ++cell) {
            if (cell >= columns) link(cell, cell - columns);
            if (cell % columns != 0) link(cell, cell - 1);
            if (cell % columns != columns - 1) link(cell, cell + 1);
            if (cell < (size.rows - 1) * columns) link(cell, cell + columns);
        }
    }

    [[nodiscard]] int cells() const { return static_cast<int>(neighbours_.size()); }
    /// Cells that share a side with `cell`, in ascending order.
    [[nodiscard]] std::span<const int> neighbours(int cell) const {
        const Neighbours& found = neighbours_[static_cast<std::size_t>(cell)];
        return std::span(found.cells).first(found.count);
    }
    /// Steps between two cells on an empty board.
    [[nodiscard]] int distance(int a, int b) const {
        return size_.distance(static_cast<Cell>(a), static_cast<Cell>(b));
    }

private:
    struct Neighbours {
        std::array<int, 4> cells{};
        std::size_t count = 0;
    };
    void link(int from, int to) {
        Neighbours& found = neighbours_[static_cast<std::size_t>(from)];
        found.cells[found.count++] = to;
    }

    Size size_;
    std::vector<Neighbours> neighbours_;
};

/// The cell of every tile of a board, the blank (tile 0) included.
[[nodiscard]] inline std::vector<int> cells_of_tiles(const Board& board) {
    const std::vector<Cell> cells = board.cells_by_tile();
    return {cells.begin(), cells.end()};
}

/// Sum over the tiles of the distance to their goal cell: no solution has fewer moves, and none has another parity.
[[nodiscard]] inline int manhattan_distance(const Instance& instance) {
    const Grid grid(instance.size());
    const std::vector<int> from = cells_of_tiles(instance.start);
    const std::vector<int> to = cells_of_tiles(instance.goal);
    int sum = 0;
    for (std::size_t tile = 1; tile < from.size(); ++tile) sum += grid.distance(from[tile], to[tile]);
    return sum;
}

}  // namespace shunt::npuzzle::program
