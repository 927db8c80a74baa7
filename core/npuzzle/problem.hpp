// A start and a goal with the names of the tiles taken away, turned so that equal searches look equal.
//
//     start  2 1 3    goal  3 1 2      What matters is only the cell each tile has to reach, its *home*. So any goal
//            4 5 _          _ 5 4      is as good as another, but for the home of the blank:
//
//     homes  2 1 0    and the blank's home, 3.           Turning and mirroring the board brings it to one place for
//            5 4 3                                       all its mirror images, and makes rows <= columns.
//
// Tables of one (size, home of the blank) then serve every goal and every tile numbering.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/npuzzle/board.hpp"

namespace shunt::npuzzle {

/// One of the eight ways to turn and mirror a board: first exchange rows and columns, or not, then mirror.
struct Symmetry {
    bool transpose = false;
    bool flip_rows = false;     ///< first row becomes last
    bool flip_columns = false;  ///< first column becomes last

    /// Size of the image of a board of this size.
    [[nodiscard]] Size image(Size size) const { return transpose ? Size{size.columns, size.rows} : size; }
    /// Where `cell` of a board of this size goes.
    [[nodiscard]] Cell image(Size size, Cell cell) const;
    /// The direction that `direction` becomes.
    [[nodiscard]] Direction image(Direction direction) const;

    friend bool operator==(const Symmetry&, const Symmetry&) = default;
};

/// All eight; the first is the identity.
[[nodiscard]] std::array<Symmetry, 8> all_symmetries();

/// For each cell, the home of what stands there. The blank is one of the things that have a home.
struct Problem {
    Size size;
    Cell blank = 0;
    Cell blank_home = 0;
    std::vector<Cell> homes;

    [[nodiscard]] bool solved() const;
    /// Sum over the tiles of the steps to their homes on an empty board.
    [[nodiscard]] int manhattan() const;
    /// As Board::slide.
    bool slide(Direction direction);
};

/// What has to be done to bring `start` to `goal`, a board of the same size.
[[nodiscard]] Problem problem_of(const Board& start, const Board& goal);

/// The problem seen through a symmetry.
[[nodiscard]] Problem image(const Problem& problem, const Symmetry& symmetry);

/// A problem in its standard attitude: rows <= columns, and the blank's home is the greatest cell it can be turned to.
struct Standing {
    Problem problem;
    Symmetry turned_by;
};
[[nodiscard]] Standing standing(const Problem& problem);

/// Steps for the standing problem as letters for the problem it was made from.
[[nodiscard]] std::string turned_back(const std::vector<Direction>& steps, const Symmetry& turned_by);

}  // namespace shunt::npuzzle
