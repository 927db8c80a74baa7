// Small random changes of a board.
#pragma once

#include <vector>

#include "core/base/random.hpp"
#include "core/finder/cells.hpp"

namespace shunt::finder {

/// The pieces of a board: disjoint, connected, not empty.
using Pieces = std::vector<Wide::Cells>;

/// A board of small pieces with at most `voids` voids, at least 1.
[[nodiscard]] Pieces random_board(const Grid<Wide>& grid, Random& random, std::size_t voids);

/// Makes one change, if the board allows the one that chance has chosen: adds a piece, takes one away, moves one elsewhere, gives a cell to
/// a piece or takes one from it, lets a cell change from a piece to its neighbour, joins two neighbours, or parts a piece in two. The
/// result may have no voids.
void mutate(const Grid<Wide>& grid, Random& random, Pieces& pieces);

/// Makes changes until the board has `wanted` pieces and a void, which always comes about: at least 1 and fewer than the grid has cells.
/// O(pieces too few or too many).
void fit_count(const Grid<Wide>& grid, Random& random, Pieces& pieces, std::size_t wanted);

}  // namespace shunt::finder
