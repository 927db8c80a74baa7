#include "ui/model/npuzzle_as_puzzle.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "core/npuzzle/board_text.hpp"

namespace shunt::ui {

namespace {

/// Whether the ground is a rectangle where every piece may be everywhere.
bool is_plain(const puzzle::Board& ground) {
    for (int row = 0; row < ground.rows(); ++row)
        for (int column = 0; column < ground.columns(); ++column)
            if (ground.ground({row, column}) != puzzle::Ground::floor) return false;
    return true;
}

/// Whether every piece is a unit of its own that may go any way.
bool has_tiles_only(const puzzle::Puzzle& puzzle) {
    const auto kinds = puzzle.kinds();
    return kinds.size() == puzzle.pieces().size() &&
           std::all_of(kinds.begin(), kinds.end(), [](const puzzle::Kind& kind) {
               return kind.shape.size() == 1 && kind.axis == puzzle::Axis::both;
           });
}

/// `names`: of the tiles of all cells, row by row, "0" for the blank.
std::optional<npuzzle::Board> board_of(npuzzle::Size size, const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names) text += name + " ";
    const auto board = npuzzle::parse_board(text, size);
    return board ? std::optional(*board) : std::nullopt;
}

std::string rows_of(const npuzzle::Board& board) {
    std::string text;
    for (int cell = 0; cell < board.size().cells(); ++cell) {
        const npuzzle::Tile tile = board.tile(static_cast<npuzzle::Cell>(cell));
        text += tile == 0 ? "." : std::to_string(tile);
        text += (cell + 1) % board.size().columns == 0 ? "\n" : " ";
    }
    return text;
}

}  // namespace

std::optional<NPuzzleSetup> tile_setup(const puzzle::Puzzle& puzzle, const puzzle::Position& position) {
    const std::size_t tiles = puzzle.pieces().size();
    const puzzle::Board& ground = puzzle.board();
    if (static_cast<std::size_t>(ground.cells()) != tiles + 1 || ground.cells() > npuzzle::kMostCells) return {};
    if (puzzle.goals().size() != 1 || puzzle.goals().front().placements.size() != tiles) return {};
    if (!is_plain(ground) || !has_tiles_only(puzzle)) return {};
    std::vector<std::string> here(tiles + 1, "0");
    std::vector<std::string> wanted(tiles + 1, "0");
    for (std::size_t piece = 0; piece < tiles; ++piece) here[position.anchors[piece]] = puzzle.pieces()[piece].name;
    for (const auto& [kind, anchor, named] : puzzle.goals().front().placements)
        wanted[anchor] = puzzle.pieces()[named].name;
    const npuzzle::Size size{ground.rows(), ground.columns()};
    auto board = board_of(size, here);
    auto goal = board_of(size, wanted);
    if (!board || !goal) return {};
    return NPuzzleSetup{std::move(*board), std::move(*goal)};
}

std::string npuzzle_puzzle_text(const NPuzzleSetup& setup) {
    const bool ordered = setup.goal == npuzzle::Board::ordered(setup.goal.size());
    return "name: " + name_of(setup.board.size()) + "\n" +
           (ordered ? "note: " + std::string(say("Put the tiles in order.")) + "\n" : "") +
           "metric: step\ntiles: *\ncells: tokens\n\nboard:\n" + rows_of(setup.board) + "\ngoal:\n" +
           rows_of(setup.goal);
}

}  // namespace shunt::ui
