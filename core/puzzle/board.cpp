#include "core/puzzle/board.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::puzzle {

Coordinate offset(Direction direction) {
    constexpr std::array<Coordinate, 4> kOffsets{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
    return kOffsets[static_cast<std::size_t>(direction)];
}

Direction opposite(Direction direction) {
    return static_cast<Direction>(3 - static_cast<int>(direction));  // kDirections is symmetric about its middle
}

bool is_horizontal(Direction direction) { return direction == Direction::left || direction == Direction::right; }

char letter(Direction direction) { return "ULRD"[static_cast<std::size_t>(direction)]; }

Board::Board(const std::vector<std::vector<Ground>>& rows) : rows_(static_cast<int>(rows.size())) {
    for (const auto& row : rows) columns_ = std::max(columns_, static_cast<int>(row.size()));
    grounds_.assign(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_), Ground::outside);
    cell_of_.assign(grounds_.size(), kNoCell);
    for (int row = 0; row < rows_; ++row) {
        const auto& grounds = rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(grounds.size()); ++column) {
            const Ground ground = grounds[static_cast<std::size_t>(column)];
            grounds_[index({row, column})] = ground;
            if (ground != Ground::floor && ground != Ground::gate) continue;
            cell_of_[index({row, column})] = static_cast<Cell>(coordinates_.size());
            coordinates_.push_back({row, column});
        }
    }
    assert(coordinates_.size() < kNoCell);
}

bool Board::inside(Coordinate at) const {
    return at.row >= 0 && at.row < rows_ && at.column >= 0 && at.column < columns_;
}

std::size_t Board::index(Coordinate at) const {
    return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(at.column);
}

Ground Board::ground(Coordinate at) const { return inside(at) ? grounds_[index(at)] : Ground::outside; }

Cell Board::cell(Coordinate at) const { return inside(at) ? cell_of_[index(at)] : kNoCell; }

Cell Board::neighbour(Cell cell, Direction direction) const { return this->cell(coordinate(cell) + offset(direction)); }

}  // namespace shunt::puzzle
