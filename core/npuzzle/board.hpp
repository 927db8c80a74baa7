// Boards of unit tiles (the N-puzzle): R x C cells, the tiles 1 to R x C - 1, each once, and one blank.
//
//     1 2 3        tile 0 is the blank; cells are numbered row by row from 0
//     4 5 6        a step moves one tile into the blank; its letter L, R, U, D is where the *tile* goes
//     7 8 _        any board can be the goal, "ordered" (the one shown) unless another is given
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/board.hpp"

namespace shunt::npuzzle {

using puzzle::Direction;

/// Row-major number of a cell, from 0.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 0xFF;
/// Number of a tile, from 1; 0 is the blank.
using Tile = std::uint8_t;

/// Most cells of a board, so that a set of cells is one 64-bit word.
inline constexpr int kMostCells = 64;

/// Rows and columns, both at least 1.
struct Size {
    int rows = 1;
    int columns = 1;

    [[nodiscard]] int cells() const { return rows * columns; }
    [[nodiscard]] int row(Cell cell) const { return cell / columns; }
    [[nodiscard]] int column(Cell cell) const { return cell % columns; }
    [[nodiscard]] Cell cell(int row, int column) const { return static_cast<Cell>(row * columns + column); }
    /// A single row or column, where no tile can pass another.
    [[nodiscard]] bool is_line() const { return rows == 1 || columns == 1; }
    /// Steps between two cells on an empty board (Manhattan distance).
    [[nodiscard]] int distance(Cell a, Cell b) const {
        return std::abs(row(a) - row(b)) + std::abs(column(a) - column(b));
    }
    /// The cell next to `cell` in a direction; kNoCell beyond the edge.
    [[nodiscard]] Cell neighbour(Cell cell, Direction direction) const;
    /// Where `to` lies from `from`, when both are in one row or one column; absent otherwise, and for a cell itself.
    [[nodiscard]] std::optional<Direction> way(Cell from, Cell to) const;

    friend bool operator==(const Size&, const Size&) = default;
};

/// "3x4": rows first.
[[nodiscard]] std::string to_string(Size size);

class Board {
public:
    /// Tiles 1, 2, 3, ... row by row, the blank last.
    [[nodiscard]] static Board ordered(Size size);
    /// `tiles`, row by row, must hold every number from 0 to size.cells() - 1 once; texts of users go through parse_board.
    Board(Size size, std::vector<Tile> tiles);

    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] std::span<const Tile> tiles() const { return tiles_; }
    [[nodiscard]] Tile tile(Cell cell) const { return tiles_[cell]; }
    [[nodiscard]] Cell blank() const { return blank_; }
    /// Where each tile stands: entry t is the cell of tile t.
    [[nodiscard]] std::vector<Cell> cells_by_tile() const;

    /// Moves the tile that can go in this direction, the one on the other side of the blank. False, and nothing moves, when there
    /// is none.
    bool slide(Direction direction);

    friend bool operator==(const Board&, const Board&) = default;

private:
    Size size_;
    std::vector<Tile> tiles_;
    Cell blank_ = 0;
};

/// The direction of a letter L, R, U, D.
[[nodiscard]] Result<Direction> direction_of(char letter);

/// The independent checker: plays `letters`, one step each, from `start`. Errors: another letter, or a step for which no tile is beside
/// the blank; the message says which step.
[[nodiscard]] Result<Board> replay(Board start, std::string_view letters);

}  // namespace shunt::npuzzle
