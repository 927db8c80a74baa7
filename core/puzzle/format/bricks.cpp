// Boards of a university course on search: `WIDTH,HEIGHT,` and rows of numbers, 1 a wall, 0 a void, 2 the brick that goes out, -1 the exit,
// other numbers bricks. Only brick 2 may enter the exit; solved when it covers all of it.
#include <algorithm>

#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

bool has_cell(const CellGrid& grid, std::string_view cell) { return !cells_with(grid, cell).empty(); }

Result<Reading> read_bricks(std::string_view text) {
    const Source source(text);
    const Layout layout = layout_of(text);
    if (layout.grids.size() != 1 || !layout.grids.front().is_even())
        return source.error(source.text(), say("expected 'WIDTH,HEIGHT,' and rows of numbers"));
    const CellGrid& grid = layout.grids.front();
    auto board =
        sketch(source, grid.rows.front().front(), static_cast<int>(grid.rows.size()), static_cast<int>(grid.width()));
    if (!board) return board.error();
    for (int row = 0; row < board->rows(); ++row) {
        for (int column = 0; column < board->columns(); ++column) {
            const std::string_view cell = grid.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (!integer(cell) || *integer(cell) < -1) return source.error(cell, say("expected a number"));
            if (cell == "1") board->at({row, column}) = Ground::wall;
            if (cell == "-1") board->at({row, column}) = Ground::gate;
            if (integer(cell) > 1) board->add_cell(cell, cell, {row, column});
        }
    }
    const int brick = board->find("2");
    if (brick < 0) return source.error(source.text(), say("there is no brick 2, which goes out"));
    board->block(brick).enters_gates = true;
    for (Cells& place : placements_over(*board, board->block(brick).cells, cells_with(grid, "-1")))
        board->definition.targets.push_back({{{brick, std::move(place)}}, {}});
    if (board->definition.targets.empty()) return source.error(source.text(), say("brick 2 does not fit the exit"));
    board->goal = say("brick 2 over the exit");
    if (auto failure = check_words(source, layout, *board)) return *failure;
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

bool is_bricks(std::string_view text) {
    const Layout layout = layout_of(text);
    if (layout.grids.size() != 1 || layout.numbers_in_front().size() != 2) return false;
    const CellGrid& grid = layout.grids.front();
    return has_cell(grid, "-1") && has_cell(grid, "1") && has_cell(grid, "2");
}

}  // namespace

const Format kBricks{"bricks", Phrase("a board of bricks (1 wall, 2 goes out, -1 exit)"), fit_if<is_bricks, kExactFit>,
                     read_bricks, nullptr};

}  // namespace shunt::puzzle::format
