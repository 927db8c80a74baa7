// The ground a puzzle is played on: a grid of cells, some of them walls, outside, or gates.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace shunt::puzzle {

/// Index of a live cell (one that a piece may ever cover), counted in row-major order from 0.
using Cell = std::uint16_t;
inline constexpr Cell kNoCell = 0xFFFF;

/// Row and column in the grid, from 0 at the top left.
struct Coordinate {
    int row = 0;
    int column = 0;

    friend auto operator<=>(const Coordinate&, const Coordinate&) = default;
    friend Coordinate operator+(Coordinate a, Coordinate b) { return {a.row + b.row, a.column + b.column}; }
    friend Coordinate operator-(Coordinate a, Coordinate b) { return {a.row - b.row, a.column - b.column}; }
};

enum class Direction : unsigned char { up, left, right, down };
inline constexpr std::array kDirections{Direction::up, Direction::left, Direction::right, Direction::down};

/// The coordinate difference of one step.
[[nodiscard]] Coordinate offset(Direction direction);
[[nodiscard]] Direction opposite(Direction direction);
[[nodiscard]] bool is_horizontal(Direction direction);
/// 'U', 'L', 'R', 'D'.
[[nodiscard]] char letter(Direction direction);

enum class Ground : unsigned char {
    outside,  ///< beyond the outline
    wall,     ///< inside, but no piece may use it
    floor,    ///< a live cell
    gate,     ///< a live cell that only some pieces may enter
};

/// An immutable grid. Live cells are numbered row by row; everything else has no number:
///
///     grid      cells
///     .#..      0 # 1 2
///     ....      3 4 5 6
///
/// Any outline is allowed, connected or not. At most 65,535 live cells.
class Board {
public:
    Board() = default;
    /// `rows` need not have equal lengths: what is missing at a row's end is outside.
    explicit Board(const std::vector<std::vector<Ground>>& rows);

    [[nodiscard]] int rows() const { return rows_; }
    [[nodiscard]] int columns() const { return columns_; }
    /// Number of live cells.
    [[nodiscard]] int cells() const { return static_cast<int>(coordinates_.size()); }
    /// Ground at any coordinate; outside the grid it is Ground::outside.
    [[nodiscard]] Ground ground(Coordinate at) const;
    /// The live cell at any coordinate, or kNoCell.
    [[nodiscard]] Cell cell(Coordinate at) const;
    [[nodiscard]] Coordinate coordinate(Cell cell) const { return coordinates_[cell]; }
    /// The live cell next to `cell`, or kNoCell.
    [[nodiscard]] Cell neighbour(Cell cell, Direction direction) const;

private:
    [[nodiscard]] bool inside(Coordinate at) const;
    [[nodiscard]] std::size_t index(Coordinate at) const;

    int rows_ = 0;
    int columns_ = 0;
    std::vector<Ground> grounds_;  // rows_ x columns_
    std::vector<Cell> cell_of_;    // rows_ x columns_, kNoCell where not live
    std::vector<Coordinate> coordinates_;
};

}  // namespace shunt::puzzle
