#include "tests/support/tile_boards.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "core/tiles/board_text.hpp"
#include "core/tiles/random_board.hpp"

namespace shunt::test {
namespace {

/// Ends the test program: what a test relies on does not hold.
void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

}  // namespace

tiles::Board tile_board(const std::string& text) {
    const auto board = tiles::parse_board(text);
    require(board.has_value(), board ? "" : text + ": " + to_string(board.error()));
    return *board;
}

tiles::Board tile_board(const TileString& board, tiles::Size size) {
    return tiles::Board(size, std::vector<tiles::Tile>(board.begin(), board.end()));
}

TileString tile_string(const tiles::Board& board) { return TileString(board.tiles().begin(), board.tiles().end()); }

tiles::Board any_board(tiles::Size size, std::uint64_t seed) {
    Random random(seed);
    tiles::Board board = tiles::random_board(tiles::Board::ordered(size), random);
    if (size.cells() < 3 || random.next() % 2 == 0) return board;
    std::vector<tiles::Tile> tiles(board.tiles().begin(), board.tiles().end());
    const auto cells = board.cells_by_tile();
    std::swap(tiles[cells[1]], tiles[cells[2]]);
    return tiles::Board(size, std::move(tiles));
}

tiles::Board solvable_board(const tiles::Board& goal, std::uint64_t seed) {
    Random random(seed);
    return tiles::random_board(goal, random);
}

std::shared_ptr<const tiles::Tables> tables_for(const tiles::Board& goal, std::uint64_t memory) {
    const auto standing = tiles::standing(tiles::problem_of(goal, goal)).problem;
    tiles::TablesBuilder builder(tiles::choose_patterns(standing.size, standing.blank_home, memory));
    while (builder.advance(100'000) == tiles::TablesBuilder::State::building) {
    }
    return std::make_shared<const tiles::Tables>(builder.take());
}

tiles::Solver solved_board(const tiles::Board& start, const tiles::Board& goal, tiles::SolverOptions options,
                           std::shared_ptr<const tiles::Tables> tables) {
    auto solver = tiles::Solver::create(start, goal, options);
    require(solver.has_value(), solver ? "" : solver.error().message);
    if (tables && solver->deepening() != nullptr) solver->deepening()->use(std::move(tables));
    while (solver->advance(100'000)) {
    }
    require(solver->defect().empty(), solver->defect());
    return std::move(*solver);
}

}  // namespace shunt::test
