// Numbers for all boards that can reach a goal, for boards of up to 12 cells: no two share one, none is left over.
//
// Read the tiles line by line, a line being the shorter side of the board, without the blank: the *order*. A step along a line
// keeps it; a step across takes one tile past (line length - 1) others. In Lehmer's code of the order, digit i counts the smaller
// tiles behind place i, and exchanging neighbours a, b makes (b, a - 1) of the digits if a > b, else (b + 1, a). So a step across
// changes only the digits of one window, and how depends on nothing else: a table tells.
//
//     digits   d0 d1 d2 | d3 d4 d5 | d6 d7 ...      place of the step across: digits 3 to 5 of 3 x 4 cells
//              high       window     low            number = (high * windows + window) * lows + low
//
// The last digit is always 0, and the one before it is given by parity, so both are left out: orders are numbered [0, (K-1)!/2), and a
// board is an order and a *place* of the blank, which counts the cells line by line: its number is order * K + place.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

class Arrangements {
public:
    static constexpr int kMostCells = 12;
    using Number = std::uint32_t;
    static constexpr Number kNone = 0xFFFFFFFF;

    /// For problems of this size and home of the blank; at least 2 rows and columns, at most kMostCells cells.
    Arrangements(Size size, Cell blank_home);

    /// How many there are: cells! / 2.
    [[nodiscard]] Number count() const { return cells_ * orders_; }
    /// Number of a solvable problem of this size and home of the blank.
    [[nodiscard]] Number number(const Problem& problem) const;
    /// The problem with a number.
    [[nodiscard]] Problem problem(Number number) const;
    /// Number of the solved problem.
    [[nodiscard]] Number solved() const { return number(0, home_place_); }
    /// The number after the step that moves a tile in `direction`; kNone when no tile can. O(cells) or less.
    [[nodiscard]] Number neighbour(Number number, Direction direction) const;

    [[nodiscard]] std::uint64_t bytes() const;

    // What a sweep over all orders needs (sweep.hpp).

    /// How a step across changes the digits [first, first + line length). Its last digit may be the one given by parity.
    struct Window {
        Number count = 1;                 ///< values of its digits that are kept
        Number low = 1;                   ///< values of the digits behind it
        bool reads_parity = false;        ///< whether it has the digit given by parity
        std::vector<Number> to_front[2];  ///< new value by parity and value: its last tile goes to the front
        std::vector<Number> to_back[2];   ///< the same when its first tile goes to the back
    };
    [[nodiscard]] const Window& window(int first) const { return windows_[static_cast<std::size_t>(first)]; }
    /// Cells of a line, of the board, and orders.
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] int places() const { return static_cast<int>(cells_); }
    [[nodiscard]] Number orders() const { return orders_; }
    [[nodiscard]] Number number(Number order, int place) const { return order * cells_ + static_cast<Number>(place); }
    [[nodiscard]] Number order(Number number) const { return number / cells_; }
    [[nodiscard]] int place(Number number) const { return static_cast<int>(number % cells_); }
    /// How many values a digit can have.
    [[nodiscard]] Number radix(int digit) const { return static_cast<Number>(tiles_ - digit); }
    /// Parity of the sum of the digits [0, end) whose value is given.
    [[nodiscard]] bool odd_digits(Number value, int end) const;
    /// The order after the blank goes from its place to `to`, above or below it.
    [[nodiscard]] Number across(Number order, int place, int to) const;

private:
    using Digits = std::array<std::uint8_t, kMostCells>;

    /// Number of digits that are kept.
    [[nodiscard]] int kept() const { return tiles_ - 2; }
    [[nodiscard]] int line_of(int place) const { return place / line_; }
    /// Parity of the order when the blank is at this place.
    [[nodiscard]] bool odd_order(int place) const;
    [[nodiscard]] Number value_of(const Digits& digits, int first, int end) const;
    void read_digits(Number value, int first, int end, Digits& digits) const;
    [[nodiscard]] Window make_window(int first) const;

    Size size_;
    int line_ = 0;   // length of a line
    int tiles_ = 0;  // cells - 1
    Number cells_ = 0;
    Number orders_ = 1;
    int home_place_ = 0;         // of the blank
    std::vector<Cell> cell_at_;  // by place of the reading order
    std::vector<int> place_of_;  // its inverse
    std::vector<std::array<int, 4>>
        to_;                       // by place and direction of the tile: where the blank goes; -1 beyond the edge
    std::vector<Window> windows_;  // by first digit
};

}  // namespace shunt::npuzzle
