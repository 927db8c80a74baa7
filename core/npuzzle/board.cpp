#include "core/npuzzle/board.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/base/words.hpp"

namespace shunt::npuzzle {

Cell Size::neighbour(Cell cell, Direction direction) const {
    const puzzle::Coordinate step = puzzle::offset(direction);
    const int to_row = row(cell) + step.row;
    const int to_column = column(cell) + step.column;
    if (to_row < 0 || to_row >= rows || to_column < 0 || to_column >= columns) return kNoCell;
    return this->cell(to_row, to_column);
}

std::optional<Direction> Size::way(Cell from, Cell to) const {
    if (from == to) return std::nullopt;
    if (row(from) == row(to)) return column(from) < column(to) ? Direction::right : Direction::left;
    if (column(from) == column(to)) return row(from) < row(to) ? Direction::down : Direction::up;
    return std::nullopt;
}

std::string to_string(Size size) { return std::to_string(size.rows) + "x" + std::to_string(size.columns); }

Board Board::ordered(Size size) {
    std::vector<Tile> tiles(static_cast<std::size_t>(size.cells()));
    std::iota(tiles.begin(), tiles.end(), Tile{1});
    tiles.back() = 0;
    return Board(size, std::move(tiles));
}

Board::Board(Size size, std::vector<Tile> tiles) : size_(size), tiles_(std::move(tiles)) {
    assert(static_cast<int>(tiles_.size()) == size.cells() && size.cells() <= kMostCells);
    blank_ = static_cast<Cell>(std::find(tiles_.begin(), tiles_.end(), Tile{0}) - tiles_.begin());
    assert(blank_ < tiles_.size());
}

std::vector<Cell> Board::cells_by_tile() const {
    std::vector<Cell> cells(tiles_.size());
    for (std::size_t cell = 0; cell < tiles_.size(); ++cell) cells[tiles_[cell]] = static_cast<Cell>(cell);
    return cells;
}

bool Board::slide(Direction direction) {
    const Cell from = size_.neighbour(blank_, puzzle::opposite(direction));
    if (from == kNoCell) return false;
    std::swap(tiles_[blank_], tiles_[from]);
    blank_ = from;
    return true;
}

Result<Direction> direction_of(char letter) {
    for (const Direction direction : puzzle::kDirections) {
        if (puzzle::letter(direction) == letter) return direction;
    }
    return Error{say("'{letter}' is no step: steps are L, R, U and D", {{"letter", std::string(1, letter)}})};
}

Result<Board> replay(Board start, std::string_view letters) {
    for (std::size_t step = 0; step < letters.size(); ++step) {
        const auto direction = direction_of(letters[step]);
        if (direction && start.slide(*direction)) continue;
        const std::string number = std::to_string(step + 1);
        if (!direction)
            return Error{say("step {step}: {error}", {{"step", number}, {"error", direction.error().message}})};
        return Error{say("step {step}: no tile can move {letter} into the blank",
                         {{"step", number}, {"letter", letters.substr(step, 1)}})};
    }
    return start;
}

}  // namespace shunt::npuzzle
