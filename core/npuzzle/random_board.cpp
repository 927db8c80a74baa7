#include "core/npuzzle/random_board.hpp"

#include <utility>

#include "core/npuzzle/solvability.hpp"

namespace shunt::npuzzle {

Board with_blank_at(Board goal, Cell cell) {
    const bool row = goal.size().rows == 1;
    while (goal.blank() < cell) goal.slide(row ? Direction::left : Direction::up);
    while (goal.blank() > cell) goal.slide(row ? Direction::right : Direction::down);
    return goal;
}

Board random_board(const Board& goal, Random& random) {
    const Size size = goal.size();
    const auto cells = static_cast<std::uint64_t>(size.cells());
    if (size.is_line()) return with_blank_at(goal, static_cast<Cell>(random.below(cells)));
    std::vector<Tile> tiles(goal.tiles().begin(), goal.tiles().end());
    for (std::size_t i = tiles.size() - 1; i > 0; --i)
        std::swap(tiles[i], tiles[static_cast<std::size_t>(random.below(i + 1))]);
    Board board(size, tiles);
    const Solvability found = solvability(board, goal);
    if (found.solvable) return board;
    // Swapping the same two tiles maps the unsolvable boards one to one to the solvable ones.
    const std::vector<Cell> cell_of = board.cells_by_tile();
    std::swap(tiles[cell_of[found.swap->first]], tiles[cell_of[found.swap->second]]);
    return Board(size, std::move(tiles));
}

}  // namespace shunt::npuzzle
