// Boards framed by #, with digits for pieces and g in the cells that piece 0 has to cover; what is blank or a point is void.
#include <algorithm>

#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle::format {
namespace {

Result<Reading> read_targets(std::string_view text) {
    const Source source(text);
    const Layout layout = layout_of(text);
    if (layout.grids.size() != 1 || !layout.grids.front().is_even())
        return source.error(source.text(), say("expected one board whose rows are equally long"));
    const CellGrid& grid = layout.grids.front();
    auto board =
        sketch(source, grid.rows.front().front(), static_cast<int>(grid.rows.size()), static_cast<int>(grid.width()));
    if (!board) return board.error();
    for (int row = 0; row < board->rows(); ++row) {
        for (int column = 0; column < board->columns(); ++column) {
            const std::string_view cell = grid.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            if (cell == "#") board->at({row, column}) = Ground::wall;
            if (cell != "#" && cell != "g" && cell != "G" && cell != "." && !is_blank_cell(cell))
                board->add_cell(cell, cell, {row, column});
        }
    }
    const int piece = board->find("0");
    if (piece < 0) return source.error(source.text(), say("there is no piece 0, which has to come to the cells g"));
    Cells goal = cells_with(grid, "g");
    if (goal.empty()) goal = cells_with(grid, "G");
    for (Cells& place : placements_over(*board, board->block(piece).cells, goal))
        board->definition.targets.push_back({{{piece, std::move(place)}}, {}});
    if (board->definition.targets.empty()) return source.error(source.text(), say("piece 0 does not fit the cells g"));
    board->goal = say("piece 0 over the cells g");
    if (auto failure = check_words(source, layout, *board)) return *failure;
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

bool has_targets(std::string_view text) {
    const Layout layout = layout_of(text);
    if (layout.grids.size() != 1) return false;
    const auto count = [&](std::string_view sign) { return cells_with(layout.grids.front(), sign).size(); };
    const auto in_alphabet = [](const auto& row) {
        return std::all_of(row.begin(), row.end(), [](std::string_view cell) {
            return is_blank_cell(cell) || (cell.size() == 1 && consists_of(cell, "#gG.0123456789abcdef"));
        });
    };
    const auto& rows = layout.grids.front().rows;
    return count("#") > 7 && count("0") > 0 && count("g") + count("G") > 0 &&
           std::all_of(rows.begin(), rows.end(), in_alphabet);
}

}  // namespace

const Format kTargets{"targets", Phrase("a board with goal cells g for piece 0"), fit_if<has_targets, kExactFit - 2>,
                      read_targets, nullptr};

}  // namespace shunt::puzzle::format
