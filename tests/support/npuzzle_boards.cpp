#include "tests/support/npuzzle_boards.hpp"

#include <cstdio>
#include <cstdlib>
#include <utility>

#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"

namespace shunt::test {
namespace {

/// Ends the test program: what a test relies on does not hold.
void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

}  // namespace

npuzzle::Board tile_board(const std::string& text) {
    const auto board = npuzzle::parse_board(text);
    require(board.has_value(), board ? "" : text + ": " + to_string(board.error()));
    return *board;
}

npuzzle::Board tile_board(const TileString& board, npuzzle::Size size) {
    return npuzzle::Board(size, std::vector<npuzzle::Tile>(board.begin(), board.end()));
}

TileString tile_string(const npuzzle::Board& board) { return TileString(board.tiles().begin(), board.tiles().end()); }

npuzzle::Board any_board(npuzzle::Size size, std::uint64_t seed) {
    Random random(seed);
    npuzzle::Board board = npuzzle::random_board(npuzzle::Board::ordered(size), random);
    if (size.cells() < 3 || random.next() % 2 == 0) return board;
    std::vector<npuzzle::Tile> tiles(board.tiles().begin(), board.tiles().end());
    const auto cells = board.cells_by_tile();
    std::swap(tiles[cells[1]], tiles[cells[2]]);
    return npuzzle::Board(size, std::move(tiles));
}

npuzzle::Board solvable_board(const npuzzle::Board& goal, std::uint64_t seed) {
    Random random(seed);
    return npuzzle::random_board(goal, random);
}

std::shared_ptr<const npuzzle::Tables> tables_for(const npuzzle::Board& goal, std::uint64_t memory) {
    const auto standing = npuzzle::standing(npuzzle::problem_of(goal, goal)).problem;
    npuzzle::TablesBuilder builder(npuzzle::choose_patterns(standing.size, standing.blank_home, memory));
    while (builder.advance(100'000) == npuzzle::TablesBuilder::State::building) {
    }
    return std::make_shared<const npuzzle::Tables>(builder.take());
}

npuzzle::Solver solved_board(const npuzzle::Board& start, const npuzzle::Board& goal, npuzzle::SolverOptions options,
                             std::shared_ptr<const npuzzle::Tables> tables) {
    auto solver = npuzzle::Solver::create(start, goal, options);
    require(solver.has_value(), solver ? "" : solver.error().message);
    if (tables && solver->deepening() != nullptr) solver->deepening()->use(std::move(tables));
    while (solver->advance(100'000)) {
    }
    require(solver->defect().empty(), solver->defect());
    return std::move(*solver);
}

}  // namespace shunt::test
