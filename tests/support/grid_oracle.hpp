// Brute force for everything that fills a grid: boards of pieces of any shape, and tilings. Sets of cells as bits,
// every case tried.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace shunt::test {

/// One board of an R x C grid: disjoint connected pieces, in the order of their first cells; the rest is void. Bit r *
/// C + c is a cell.
struct PlainBoard {
    int rows = 0;
    int columns = 0;
    std::vector<unsigned> pieces;

    /// Rows of letters from A on and '.', each ended by '\n'.
    [[nodiscard]] std::string drawing() const;
    /// Whether the piece on the last cell can go one step up or left.
    [[nodiscard]] bool is_just_solved() const;

private:
    [[nodiscard]] bool can_go(unsigned piece, int down, int right) const;
};

/// Calls `visit` with every board of a grid of at most 12 cells.
void for_every_board(int rows, int columns, const std::function<void(const PlainBoard&)>& visit);

using PlainShape = std::set<std::pair<int, int>>;  ///< rows and columns, the least of each 0

/// The shape in every position: rotated if `rotate`, turned over if `reflect`.
[[nodiscard]] std::set<PlainShape> plain_orientations(const PlainShape& shape, bool rotate, bool reflect);

/// Every tiling of `rows` ('.' cell, '#' wall; rows of equal length) with exactly `voids` cells empty, as print_tiling
/// draws up to 26 pieces: letters from A on in the order of first cells.
[[nodiscard]] std::set<std::string> plain_tilings(const std::vector<std::string>& rows,
                                                  const std::set<PlainShape>& shapes, int voids);

}  // namespace shunt::test
