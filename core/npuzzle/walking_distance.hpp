// A lower bound (an admissible heuristic) that sees how tiles of one row get in each other's way on their way to other rows.
//
//     row    tiles at home in row    Forget columns: only how many tiles of each row are for which row, and the blank's row.
//             0  1  2  3             A step along a column moves one count between neighbouring rows; others do nothing.
//      0      2  0  1  1             The least number of such steps to the goal's counts is a lower bound of the vertical
//      1      1  3  0  0             steps. The same for columns bounds the horizontal ones; the sum is the *walking
//      ...                           distance* (Ken'ichiro Takahashi, 2001). 24,964 states for four rows of four.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/npuzzle/problem.hpp"

namespace shunt::npuzzle {

/// One of the two directions: its lines are the rows, or the columns.
class LineDistance {
public:
    using State = std::uint16_t;
    static constexpr std::size_t kMostStates = 0xFFFF;

    /// Empty when there are more than kMostStates states. `length` is the number of cells of a line.
    [[nodiscard]] static std::optional<LineDistance> create(int lines, int length, int blank_home_line);

    /// The state of a board, given the line of each tile and of its home, and the blank's line.
    struct Lines {
        int line = 0;
        int home = 0;
    };
    [[nodiscard]] State state(const std::vector<Lines>& tiles, int blank_line) const;

    /// Least steps between lines.
    [[nodiscard]] int steps(State state) const { return steps_[state]; }
    /// After a tile with this home line goes into the blank's line from the one before it (`down`), or from the one behind it.
    [[nodiscard]] State after(State state, bool down, int home_line) const {
        return next_[(2 * std::size_t{state} + (down ? 1 : 0)) * lines_ + static_cast<std::size_t>(home_line)];
    }
    [[nodiscard]] std::size_t states() const { return steps_.size(); }
    /// Least steps of the state that needs most.
    [[nodiscard]] int greatest() const { return steps_.back(); }
    [[nodiscard]] std::uint64_t bytes() const;

private:
    explicit LineDistance(std::size_t lines) : lines_(lines) {}

    /// The counts of every state, in the order in which they are found.
    using Found = std::vector<const std::string*>;
    [[nodiscard]] std::optional<State> number_of(std::string counts, int steps, Found& found);
    [[nodiscard]] bool expand(State state, Found& found);
    [[nodiscard]] static std::string counts_of(std::size_t lines, const std::vector<Lines>& tiles, int blank_line);

    std::size_t lines_;
    std::unordered_map<std::string, State> numbers_;  // by counts (line by line, home by home) and the blank's line
    std::vector<std::uint8_t> steps_;
    std::vector<State> next_;  // by state, direction, home line
};

/// Both directions. Horizontal steps change the columns' state only, vertical ones the rows'.
class WalkingDistance {
public:
    enum Axis : unsigned char { rows = 0, columns = 1 };
    [[nodiscard]] static Axis axis(Direction direction) {
        return direction == Direction::left || direction == Direction::right ? columns : rows;
    }

    /// Empty when one of the directions has too many states: it is for boards of up to 4x4 cells.
    [[nodiscard]] static std::optional<WalkingDistance> create(Size size, Cell blank_home);

    [[nodiscard]] const LineDistance& along(Axis axis) const { return lines_[axis]; }
    /// `problem` has the size and home of the blank this was made for.
    [[nodiscard]] std::array<LineDistance::State, 2> state(const Problem& problem) const;
    [[nodiscard]] std::uint64_t bytes() const { return lines_[rows].bytes() + lines_[columns].bytes(); }

private:
    WalkingDistance(LineDistance of_rows, LineDistance of_columns)
        : lines_{std::move(of_rows), std::move(of_columns)} {}

    std::array<LineDistance, 2> lines_;
};

}  // namespace shunt::npuzzle
